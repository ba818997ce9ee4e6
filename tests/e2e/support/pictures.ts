import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(data.length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

/** @param rows as they are stored: each begins with its filter, 0 */
function png(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const rowsOf = (count: number, pixels: () => Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.concat([Buffer.from([0]), pixels()])));

/** The bytes of a small picture of one colour, as a PNG. Each name makes another picture. */
export function pngBytes(name: string, size = 24): Buffer {
  const [red = 0, green = 0, blue = 0] = Buffer.from(name.padEnd(3, '.'));
  const row = Buffer.alloc(size * 3, Buffer.from([red, green, blue]));
  return png(
    size,
    size,
    rowsOf(size, () => row),
  );
}

/** A picture that nothing makes smaller: 3 bytes a pixel. */
export const noisyPng = (size = 400): Buffer =>
  png(
    size,
    size,
    rowsOf(size, () => randomBytes(size * 3)),
  );

/** A few hundred bytes that say they are an enormous picture; only its first rows are there. */
export const enormousPng = (side = 30_000): Buffer =>
  png(
    side,
    side,
    rowsOf(3, () => Buffer.alloc(side * 3)),
  );

/** A picture as a person chooses it. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pngBytes(name) });
