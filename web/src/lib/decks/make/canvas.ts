import type { Size } from './crop.ts';
import type { Pixels } from './saliency.ts';

type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Drawing = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A canvas to draw on, in a worker or, where the browser can't draw there, in the page. */
export function drawing(size: Size): Drawing {
  const context = contextOf(size);
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}

function contextOf({ width, height }: Size): Drawing | null {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height).getContext('2d');
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d');
}

/** A picture of that size made from another one, as pixels. */
export function pixelsOf(source: CanvasImageSource, { width, height }: Size): Pixels {
  const context = drawing({ width, height });
  context.drawImage(source, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  // A phone has few of them; without this they stay until the next sweep of its memory.
  release(context);
  return pixels;
}

/** What is drawn, as WebP, or as JPEG where the browser can't write that. */
export async function encoded(context: Drawing, quality: number): Promise<Blob> {
  const webp = await blobOf(context.canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : blobOf(context.canvas, 'image/jpeg', quality);
}

/** What is drawn, as JPEG. */
export const jpegOf = (context: Drawing, quality: number): Promise<Blob> =>
  blobOf(context.canvas, 'image/jpeg', quality);

export function release({ canvas }: Drawing): void {
  canvas.width = 0;
  canvas.height = 0;
}

function blobOf(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('nothing drawn'));
      },
      type,
      quality,
    );
  });
}
