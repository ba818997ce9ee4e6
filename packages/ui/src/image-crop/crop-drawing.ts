/** A part of a picture, in its own pixels. After turning, in those of the box around the turned picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A width and a height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The box around a picture that was turned by so many degrees. */
export function turnedBox({ width, height }: PixelSize, degrees: number): PixelSize {
  const cosine = Math.abs(Math.cos(toRadians(degrees)));
  const sine = Math.abs(Math.sin(toRadians(degrees)));
  // Quarter turns leave whole pixels, which sines miss by a hair.
  const whole = (value: number) => Math.round(value * 1000) / 1000;
  return { width: whole(width * cosine + height * sine), height: whole(width * sine + height * cosine) };
}

/** Size of the result: the wanted width, and the height that the ratio gives it; at least one pixel each. */
export function outputSize(width: number, aspect: number): PixelSize {
  const wide = Math.max(1, Math.round(width));
  return { width: wide, height: Math.max(1, Math.round(wide / aspect)) };
}

/** What is drawn, and on what. */
export interface CropOrder {
  area: CropArea;
  /** Clockwise. */
  degrees: number;
  output: PixelSize;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Of JPEG and WebP, 0 to 1. */
  quality: number;
}

/**
 * Draws the chosen part of a picture.
 * @returns null where the browser has no canvas of that size, may not read the picture (another site's, without
 * its leave), or does not write that type.
 */
export async function drawCrop(image: HTMLImageElement, order: CropOrder): Promise<Blob | null> {
  const { area, degrees, output, type, quality } = order;
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  const context = canvas.getContext('2d');
  if (!context || area.width <= 0 || area.height <= 0) return null;
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const box = turnedBox(natural, degrees);
  if (type === 'image/jpeg') {
    // JPEG has no transparency; what is clear would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, output.width, output.height);
  }
  context.imageSmoothingQuality = 'high';
  context.scale(output.width / area.width, output.height / area.height);
  context.translate(box.width / 2 - area.x, box.height / 2 - area.y);
  context.rotate(toRadians(degrees));
  context.drawImage(image, -natural.width / 2, -natural.height / 2);
  try {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    return blob?.type === type ? blob : null;
  } catch {
    return null;
  }
}
