import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { lockOwn, use } from '../../core/uploads/uploads.repository.ts';
import { confirm } from '../../core/uploads/uploads.service.ts';

const MOST = 4;

/**
 * The names of the uploads in a comma-joined list of addresses.
 * @throws {Problem} FILE_TOO_MANY for a fifth, UPLOAD_NOT_OWNED for what is no upload to this school
 */
export function readPictures(picUrl: string, schoolId: string): string[] {
  const addresses = picUrl
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  if (addresses.length > MOST) throw new Problem('FILE_TOO_MANY', { limit: MOST });
  const names = addresses.map((address) => {
    const [, school, name] = /^\/files\/([0-9]{19})\/([A-Za-z0-9_-]{32})$/.exec(address) ?? [];
    if (name === undefined || school !== schoolId) throw new Problem('UPLOAD_NOT_OWNED');
    return name;
  });
  return [...new Set(names)];
}

/** Looks at those pictures that a store took by itself and nobody has looked at yet. */
export async function confirmPictures(
  services: Services,
  { accountId }: Viewer,
  schoolId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const rows = await services.database.write({ schoolId }, (tx) => lockOwn(tx, schoolId, accountId, names));
  if (rows.length !== names.length) throw new Problem('UPLOAD_NOT_OWNED');
  for (const row of rows.filter(({ status }) => status !== 'kept'))
    await confirm(services, row.id, accountId).catch((error: unknown) => {
      throw error instanceof Problem && error.code === 'CONFLICT' ? new Problem('UPLOAD_NOT_OWNED') : error;
    });
}

/** Puts a person's pictures to use. @returns their addresses, in the order in which they were named */
export async function usePictures(
  tx: Transaction,
  { accountId }: Viewer,
  schoolId: string,
  names: readonly string[],
  now: Date,
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await lockOwn(tx, schoolId, accountId, names);
  if (rows.length !== names.length || rows.some(({ status }) => status !== 'kept'))
    throw new Problem('UPLOAD_NOT_OWNED');
  await use(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return names.map((name) => `/files/${schoolId}/${name}`);
}
