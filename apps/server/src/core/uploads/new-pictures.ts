import type { Transaction } from '../../database/pool.ts';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../services.ts';
import { lockOwn, use } from './uploads.repository.ts';
import { confirm } from './uploads.service.ts';

interface Scope {
  schoolId: string;
  accountId: string;
}

/** What a draft uses of what a person has uploaded. */
export interface FilesOfDraft {
  names: readonly string[];
  /** What they have to be; left out: pictures. */
  types?: readonly UploadType[] | undefined;
}

/** confirmNewFiles of pictures. */
export const confirmNewPictures = (
  services: Services,
  scope: Scope,
  names: readonly string[],
  listKnown: (tx: Transaction, names: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> => confirmNewFiles(services, scope, { names }, listKnown);

/**
 * Looks at the files of a draft: those that stand there already, and what the person has uploaded.
 * @param listKnown those of the names that stand there already
 * @returns the names of the new ones
 * @throws {Problem} UPLOAD_NOT_OWNED for others
 */
export async function confirmNewFiles(
  services: Services,
  scope: Scope,
  { names, types }: FilesOfDraft,
  listKnown: (tx: Transaction, names: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  if (names.length === 0) return [];
  const { known, own } = await services.database.write(scope, async (tx) => ({
    known: await listKnown(tx, names),
    own: await lockOwn(tx, scope.schoolId, scope.accountId, names, types),
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

/** As storeFiles, of pictures alone. */
export const storePictures = (
  tx: Transaction,
  scope: Scope,
  names: readonly string[],
  now: Date,
): Promise<void> => storeFiles(tx, scope, { names }, now);

/** Keeps new files: a draft uses them now. @throws {Problem} UPLOAD_NOT_OWNED where one is gone meanwhile */
export async function storeFiles(
  tx: Transaction,
  scope: Scope,
  { names, types }: FilesOfDraft,
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const rows = await lockOwn(tx, scope.schoolId, scope.accountId, names, types);
  if (rows.length !== names.length || rows.some(({ status }) => status !== 'kept'))
    throw new Problem('UPLOAD_NOT_OWNED');
  await use(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}
