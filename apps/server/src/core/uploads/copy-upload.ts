import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../services.ts';
import { findUpload } from './uploads.repository.ts';
import { addressOf, keptKey } from './uploads.service.ts';

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
  const file = original?.status === 'kept' ? await files.get(keptKey(original)) : undefined;
  if (!original || !file) return undefined;
  const now = clock.now();
  const copy = await database.write(scope, (tx) =>
    tx
      .insertInto('upload')
      .values({
        school_id: scope.schoolId,
        account_id: scope.accountId,
        name: randomBytes(24).toString('base64url'),
        file_name: original.file_name,
        module: 'portal',
        content_type: original.content_type,
        status: 'storing',
        size: original.size,
        width: original.width,
        height: original.height,
        created_at: now,
        expires_at: now,
      })
      .returning(['id', 'school_id', 'name'])
      .executeTakeFirstOrThrow(),
  );
  await files.put(keptKey(copy), await buffer(file.stream), original.content_type);
  await database.write(scope, (tx) =>
    tx
      .updateTable('upload')
      .set({ status: 'kept', is_public: true, used_at: now })
      .where('id', '=', copy.id)
      .execute(),
  );
  return addressOf(copy);
}
