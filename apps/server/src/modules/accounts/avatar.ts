import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { Problem } from '../../http/problem.ts';

/** More is cut off while it is still being received. */
export const AVATAR_MAX_BYTES = 1024 * 1024;
/** Width and height of what is kept, pixels. */
const SIDE = 512;
/** A small file can unfold into an enormous picture. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const PREFIX = '/files/avatars/';
const NAME = /^[A-Za-z0-9_-]{32}\.webp$/;
const folderOf = (dataDir: string) => join(dataDir, 'files', 'avatars');

/** Whether bytes begin as a gif, a jpeg or a png does; their name and their declared type are not asked. */
export function looksLikePicture(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    ['GIF87a', 'GIF89a'].includes(bytes.subarray(0, 6).toString('latin1'))
  );
}

/**
 * Writes a picture anew, so that nothing but what can be seen is kept, under a name that nobody can guess.
 * @returns its address
 * @throws {Problem} FILE_FORMAT for what is no picture, or one that is too large to unfold
 */
export async function storeAvatar(dataDir: string, bytes: Buffer): Promise<string> {
  const webp = await encode(bytes);
  const name = `${randomBytes(24).toString('base64url')}.webp`;
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}.part`);
  await writeFile(draft, webp);
  await rename(draft, join(folder, name));
  return `${PREFIX}${name}`;
}

async function encode(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format, width, height } = await picture.metadata();
    if (!['jpeg', 'png', 'gif'].includes(format) || width > MAX_SIDE || height > MAX_SIDE)
      throw new Problem('FILE_FORMAT');
    return await picture
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Problem('FILE_FORMAT');
  }
}

/** Takes a picture away that was replaced; one that belongs to the product stays. */
export async function removeAvatar(dataDir: string, url: string): Promise<void> {
  const name = url.slice(PREFIX.length);
  if (url.startsWith(PREFIX) && NAME.test(name)) await rm(join(folderOf(dataDir), name), { force: true });
}

/** Serves the pictures: their addresses never change what they show. */
export function serveAvatars(app: FastifyInstance, dataDir: string): void {
  app.get<{ Params: { name: string } }>(`${PREFIX}:name`, async ({ params }, reply) => {
    const file = join(folderOf(dataDir), params.name);
    const size = NAME.test(params.name)
      ? await stat(file).then(
          (found) => found.size,
          () => undefined,
        )
      : undefined;
    if (size === undefined) throw new Problem('NOT_FOUND');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', size)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(createReadStream(file));
  });
}
