import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../services.ts';
import { lockOwn, use } from './uploads.repository.ts';
import { confirm } from './uploads.service.ts';

interface Scope {
  schoolId: string;
  accountId: string;
}

/**
 * Looks at the pictures of a draft: those that stand there already, and what the person has uploaded.
 * @param listKnown those of the names that stand there already
 * @returns the names of the new ones
 * @throws {Problem} UPLOAD_NOT_OWNED for others
 */
export async function confirmNewPictures(
  services: Services,
  scope: Scope,
  names: readonly string[],
  listKnown: (tx: Transaction, names: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  if (names.length === 0) return [];
  const { known, own } = await services.database.write(scope, async (tx) => ({
    known: await listKnown(tx, names),
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
