import { picture } from '../cards/decks.svelte.ts';
import type { PictureSource } from '../cards/source.ts';
import { drawing, jpegOf, release } from '../decks/make/canvas.ts';

/** A picture that a book needs on paper. */
export interface Wanted {
  readonly card: string;
  /** As large as there is; else for a place of three centimetres. */
  readonly large: boolean;
}

/** In pixels: 300 to the inch for the plate of four inches and for the small ones, which are 27 mm wide at most. */
const SIZES = {
  large: { width: 1200, height: 1800, of: 'zoom' },
  small: { width: 360, height: 540, of: 'card' },
} as const;
const QUALITY = 0.85;
/** As many at a time: more would only take memory. */
const AT_ONCE = 4;

const key = ({ card, large }: Wanted): string => `${card} ${String(large)}`;

/**
 * The pictures of a book as JPEG, made in the browser before it prints. Browsers write JPEG into a PDF as it is and everything else
 * pixel by pixel, which makes the document ten times as large.
 */
export class ForPaper {
  #made = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** How far it is while they are made. */
  progress = $state.raw<{ readonly done: number; readonly all: number }>();

  readonly source: PictureSource = (card, large) => this.#made.get(key({ card, large }));

  /** Make those that are missing. One that can't be made is printed as the server has it. */
  async make(wanted: readonly Wanted[]): Promise<void> {
    const made = new Map(this.#made);
    const open = [...new Map(wanted.map((each) => [key(each), each])).values()].filter(
      (each) => each.card && !made.has(key(each)),
    );
    const all = open.length;
    let done = 0;
    const work = async (): Promise<void> => {
      for (let each = open.pop(); each; each = open.pop()) {
        const jpeg = await madeOf(each).catch(() => undefined);
        if (jpeg) made.set(key(each), URL.createObjectURL(jpeg));
        this.progress = { done: ++done, all };
      }
    };
    if (all > 0) this.progress = { done, all };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    this.#made = made;
    this.progress = undefined;
  }

  /** Let go of them. */
  drop(): void {
    for (const address of this.#made.values()) URL.revokeObjectURL(address);
    this.#made = new Map();
  }
}

async function madeOf({ card, large }: Wanted): Promise<Blob> {
  const { width, height, of } = SIZES[large ? 'large' : 'small'];
  const response = await fetch(picture(card, of));
  if (!response.ok) throw new Error(`no picture ${card}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = drawing({ width, height });
  // What lets light through would be black on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  // Some browsers guard their readers by giving back noise instead of what was drawn.
  if (!truthful(context)) throw new Error('no true canvas');
  const jpeg = await jpegOf(context, QUALITY);
  release(context);
  return jpeg;
}

/** Whether the canvas gives back what was drawn: one grey point in a corner, drawn and read. */
function truthful(context: ReturnType<typeof drawing>): boolean {
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  const probe = drawing({ width: 8, height: 8 });
  probe.fillStyle = `rgb(${String(red)} ${String(green)} ${String(blue)})`;
  probe.fillRect(0, 0, 8, 8);
  const { data } = probe.getImageData(0, 0, 8, 8);
  release(probe);
  return data.every((value, at) => value === [red, green, blue, 255][at % 4]);
}
