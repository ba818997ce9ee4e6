import sharp, { type Sharp } from 'sharp';
import type { PictureType } from '../database/tables/files-and-feedback.ts';
import { Problem } from '../http/problem.ts';

/** A small file can unfold into an enormous picture: pixels of all frames together. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const MAX_FRAMES = 120;
/** To write frames anew takes longer than one picture of their size. */
const MAX_MOVING_PIXELS = 16_000_000;
/** Pictures that are unfolded at one time: each may take a few hundred MB. */
const AT_ONCE = 2;
/** Pictures that wait for it: about a second of work a place. */
const MAX_WAITING = 16;
const RETRY_AFTER_S = 5;

/** What a picture's bytes are after they were written anew. */
export interface Picture {
  bytes: Buffer;
  contentType: PictureType;
  width: number;
  height: number;
}

/** What bytes are by how they begin; their name and their declared type are not asked. */
function typeOf(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'image/png';
  return ['GIF87a', 'GIF89a'].includes(bytes.subarray(0, 6).toString('latin1')) ? 'image/gif' : undefined;
}

/** Whether bytes begin as a gif, a jpeg or a png does. */
export const looksLikePicture = (bytes: Buffer): boolean => typeOf(bytes) !== undefined;

/** Looks at a picture's head alone; nothing is unfolded. */
async function measure(bytes: Buffer, type: PictureType): Promise<void> {
  const head = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  if (`image/${head.format}` !== type) throw new Problem('FILE_FORMAT');
  const frames = head.pages ?? 1;
  const tooLarge = head.width > MAX_SIDE || head.height > MAX_SIDE || frames > MAX_FRAMES;
  const limit = frames > 1 ? MAX_MOVING_PIXELS : MAX_PIXELS;
  if (tooLarge || head.width * head.height * frames > limit)
    throw new Problem('PAYLOAD_TOO_LARGE', { limit, reason: 'PIXELS' });
}

/**
 * Unfolds a picture that is small enough, upright, and hands it on to be written anew: what comes out has lost
 * everything that cannot be seen, be it place, camera or another file behind the picture.
 * @throws {Problem} FILE_FORMAT for what is no gif, jpeg or png, PAYLOAD_TOO_LARGE for too many pixels,
 * SERVICE_UNAVAILABLE where too many others wait
 */
export async function unfold<T>(
  bytes: Buffer,
  write: (picture: Sharp, type: PictureType) => Promise<T>,
  { animated = false } = {},
): Promise<T> {
  const type = typeOf(bytes);
  if (!type) throw new Problem('FILE_FORMAT');
  return oneOfFew(async () => {
    try {
      await measure(bytes, type);
      const moving = animated && type === 'image/gif';
      const picture = sharp(bytes, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'error',
        pages: moving ? -1 : 1,
      });
      return await write(moving ? picture : picture.rotate(), type);
    } catch (error) {
      throw error instanceof Problem ? error : new Problem('FILE_FORMAT');
    }
  });
}

/** A picture as it is kept: the same kind, written anew. */
export const rewrite = (bytes: Buffer): Promise<Picture> =>
  unfold(
    bytes,
    async (picture, contentType) => {
      const written =
        contentType === 'image/png'
          ? picture.png({ compressionLevel: 8 })
          : contentType === 'image/jpeg'
            ? picture.jpeg({ quality: 86 })
            : picture.gif();
      const { data, info } = await written.toBuffer({ resolveWithObject: true });
      return { bytes: data, contentType, width: info.width, height: info.pageHeight ?? info.height };
    },
    { animated: true },
  );

let running = 0;
const waiting: (() => void)[] = [];

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE && waiting.length >= MAX_WAITING)
    throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S });
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
