import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../services.ts';
import { isPicture } from '../../files/documents.ts';
import { findUpload, addCopy, publishCopy } from './uploads.repository.ts';
import { addressOf, keptKey } from './upload-keys.ts';

/**
 * Copies a picture that a person sent elsewhere to a school, where everybody sees it. What was sent is left to be
 * swept, so that asking again finds it; a copy that was cut off is swept too.
 * @returns its address; undefined where the picture is gone
 */
export async function copyToSchool(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  uploadId: string,
  scope: { schoolId: string; accountId: string },
): Promise<string | undefined> {
  const original = await database.read(scope, (tx) => findUpload(tx, uploadId));
  const isThere = original?.status === 'kept' && isPicture(original.content_type);
  const file = isThere ? await files.get(keptKey(original)) : undefined;
  if (!original || !file) return undefined;
  const now = clock.now();
  const copy = await database.write(scope, (tx) =>
    addCopy(tx, scope, original, randomBytes(24).toString('base64url'), now),
  );
  await files.put(keptKey(copy), await buffer(file.stream), original.content_type);
  await database.write(scope, (tx) => publishCopy(tx, copy.id, now));
  return addressOf(copy);
}
