import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../files/file-store.ts';
import { unfold } from '../../files/picture.ts';
import { sendFile } from '../../files/send-file.ts';
import { Problem } from '../../http/problem.ts';

/** More is cut off while it is still being received. */
export const AVATAR_MAX_BYTES = 1024 * 1024;
/** Width and height of what is kept, pixels. */
const SIDE = 512;
const PREFIX = '/files/avatars/';
const NAME = /^[A-Za-z0-9_-]{32}\.webp$/;
const keyOf = (name: string) => `avatars/${name}`;

/**
 * Writes a picture anew, so that nothing but what can be seen is kept, under a name that nobody can guess.
 * @returns its address
 * @throws {Problem} FILE_FORMAT for what is no picture, PAYLOAD_TOO_LARGE for one that is too large to unfold
 */
export async function storeAvatar(files: FileStore, bytes: Buffer): Promise<string> {
  const webp = await unfold(bytes, (picture) =>
    picture.resize(SIDE, SIDE, { fit: 'cover', position: 'centre' }).webp({ quality: 82 }).toBuffer(),
  );
  const name = `${randomBytes(24).toString('base64url')}.webp`;
  await files.put(keyOf(name), webp, 'image/webp');
  return `${PREFIX}${name}`;
}

/** Takes a picture away that was replaced; one that belongs to the product stays. */
export async function removeAvatar(files: FileStore, url: string): Promise<void> {
  const name = url.slice(PREFIX.length);
  if (url.startsWith(PREFIX) && NAME.test(name)) await files.remove(keyOf(name));
}

/** Serves the pictures: their addresses never change what they show. */
export function serveAvatars(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>(`${PREFIX}:name`, async ({ params }, reply) => {
    const file = NAME.test(params.name) ? await files.get(keyOf(params.name)) : undefined;
    if (!file) throw new Problem('NOT_FOUND');
    return sendFile(reply, file, { contentType: 'image/webp', fileName: 'picture.webp', isPublic: true });
  });
}
