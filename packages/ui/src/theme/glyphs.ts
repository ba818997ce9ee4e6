const SIDE = 24;

function drawn(context: CanvasRenderingContext2D, letter: string): string {
  context.clearRect(0, 0, SIDE, SIDE);
  context.fillText(letter, 2, 19);
  return context.getImageData(0, 0, SIDE, SIDE).data.join();
}

/** In no typeface: Unicode promises that it will never be a letter. */
const NO_LETTER = '\u{10FFFE}';

/**
 * Whether the device can draw a letter with a face of its own: it looks different from one that cannot exist. Browsers
 * do not tell which faces there are, and on Android those for Chinese, Japanese and Korean have no name that a style
 * could use. Where nothing can be drawn at all (no canvas, a browser that blurs it), the answer is yes.
 */
export function canDraw(letter: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  context.font = '18px sans-serif';
  return drawn(context, letter) !== drawn(context, NO_LETTER);
}
