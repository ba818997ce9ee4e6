/** WCAG 2.2 asks this of text. */
const READABLE_RATIO = 4.5;
const STEP = 0.96;
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const STANDARD = '#3d4fd0';

const channelsOf = (color: string): number[] =>
  (HEX.exec(color) ?? (HEX.exec(STANDARD) as RegExpExecArray))
    .slice(1)
    .map((part) => Number.parseInt(part, 16));

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a color with white, 1 to 21. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminance(channelsOf(color)) + 0.05);

/** A color, darkened until white words can be read on it, and it on white; a standard one for what is no color. */
export function readableColor(color: string): string {
  let channels = channelsOf(color);
  const write = () =>
    `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  while (contrastWithWhite(write()) < READABLE_RATIO) channels = channels.map((channel) => channel * STEP);
  return write();
}
