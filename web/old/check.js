// Looks whether the browser has what the page needs, and fetches page.js where it hasn't. Old browsers read this too: it is written in
// what all of them understand, and asks for the youngest things that the page can't do without (vite/supported.ts).
(function () {
  var missing = [];
  function need(name, has) {
    try {
      if (has()) return;
    } catch (problem) {
      // Then it isn't there.
    }
    missing.push(name);
  }
  need('modules', function () {
    return 'noModule' in document.createElement('script');
  });
  need('structuredClone', function () {
    return typeof structuredClone === 'function';
  });
  need('findLast', function () {
    return [].findLast;
  });
  need('inert', function () {
    return 'inert' in document.documentElement;
  });
  need('lookbehind', function () {
    return new RegExp('(?<=a)b').test('ab');
  });
  need('dvh', function () {
    return CSS.supports('height', '1dvh');
  });
  need('translate', function () {
    return CSS.supports('translate', '1px');
  });
  need('container', function () {
    return CSS.supports('container-type', 'inline-size');
  });
  if (missing.length === 0) return;
  document.documentElement.setAttribute('data-too-old', missing.join(' '));
  var page = document.createElement('script');
  page.src = 'PAGE';
  document.head.appendChild(page);
})();
