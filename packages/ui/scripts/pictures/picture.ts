import sharp, { type Sharp } from 'sharp';

/** A picture as it is compared: half of the size on the screen. */
export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue, alpha of every pixel, row by row. */
  data: Uint8Array;
}

/**
 * Two pixels of the screen are one of a stored picture. Averaging them takes out most of what font rasterisers do
 * differently and three quarters of the bytes.
 */
const SCALE = 2;
const WEBP = { quality: 62, smartSubsample: true, effort: 2 };

/** What is stored of a screenshot. The same screenshot gives the same bytes. */
export async function shrink(screenshot: Uint8Array): Promise<Buffer> {
  return (await halve(screenshot)).webp(WEBP).toBuffer();
}

/** A screenshot in the size of what is stored, without the loss of storing. */
export async function reduce(screenshot: Uint8Array): Promise<Picture> {
  return decode(await (await halve(screenshot)).png({ compressionLevel: 0 }).toBuffer());
}

async function halve(screenshot: Uint8Array): Promise<Sharp> {
  const image = sharp(screenshot);
  const { width, height } = await image.metadata();
  return image
    .resize(Math.ceil(width / SCALE), Math.ceil(height / SCALE), { fit: 'fill', kernel: 'linear' })
    .removeAlpha();
}

/** Reads a stored picture. */
export async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes pixels as PNG, for the report. */
export function encode({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
