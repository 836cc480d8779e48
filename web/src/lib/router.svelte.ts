/** Which page the address names. Links within the site change it without a reload. */
class Router {
  #path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.#path = location.pathname));
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
      event.preventDefault();
      this.go(link.pathname);
    });
  }

  get path(): string {
    return this.#path;
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.#path = path;
    scrollTo(0, 0);
  }
}

/** Whether a click is ours to follow: a plain one, on a link within the site. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain =
    event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return (
    plain &&
    !event.defaultPrevented &&
    link.origin === location.origin &&
    !link.target &&
    !link.download
  );
}

export const router = new Router();
