import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { lockOwn, use } from '../../core/uploads/uploads.repository.ts';
import { confirm } from '../../core/uploads/uploads.service.ts';
import { listKnownPictures } from './decoration.repository.ts';

interface Scope {
  schoolId: string;
  accountId: string;
}

/**
 * Looks at the pictures of a draft: those that stand on a page of the school already, and what the person has uploaded.
 * @returns the names of the new ones
 * @throws {Problem} UPLOAD_NOT_OWNED for others
 */
export async function confirmNewPictures(
  services: Services,
  scope: Scope,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const { known, own } = await services.database.write(scope, async (tx) => ({
    known: await listKnownPictures(tx, scope.schoolId, names),
    own: await lockOwn(tx, scope.schoolId, scope.accountId, names),
  }));
  const fresh = names.filter((name) => !known.includes(name));
  for (const name of fresh) {
    const row = own.find((upload) => upload.name === name);
    if (!row) throw new Problem('UPLOAD_NOT_OWNED');
    if (row.status === 'kept') continue;
    await confirm(services, row.id, scope.accountId).catch((error: unknown) => {
      throw error instanceof Problem && error.code === 'CONFLICT' ? new Problem('UPLOAD_NOT_OWNED') : error;
    });
  }
  return fresh;
}

/** Keeps new pictures: a draft uses them now. @throws {Problem} UPLOAD_NOT_OWNED where one is gone meanwhile */
export async function keepPictures(
  tx: Transaction,
  scope: Scope,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const rows = await lockOwn(tx, scope.schoolId, scope.accountId, names);
  if (rows.length !== names.length || rows.some(({ status }) => status !== 'kept'))
    throw new Problem('UPLOAD_NOT_OWNED');
  await use(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}
