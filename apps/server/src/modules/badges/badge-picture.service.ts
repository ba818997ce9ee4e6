import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import { confirmNewPictures, storePictures } from '../../core/uploads/new-pictures.ts';
import { leave, show } from '../../core/uploads/uploads.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { listKnownPictures } from './badges.repository.ts';

interface Scope {
  schoolId: string;
  accountId: string;
}

/** The picture of a badge that is saved. */
export interface BadgePicture {
  url: string | null;
  /** Names of uploads that no badge of the school has yet. */
  fresh: string[];
}

/**
 * Looks at the picture of a badge before it is saved: one that a badge of the school has, or what the person has
 * uploaded.
 * @param at where in the body the badge stands
 * @throws {Problem} VALIDATION_FAILED for an address elsewhere, UPLOAD_NOT_OWNED for a file that is not the person's
 */
export async function readBadgePicture(
  services: Services,
  scope: Scope,
  url: string | undefined,
  at: string,
): Promise<BadgePicture> {
  if (url === undefined) return { url: null, fresh: [] };
  const name = nameOf(url, scope.schoolId);
  if (name === undefined)
    throw invalid(`${at}/look/pictureUrl`, 'format', 'must be a picture that was sent to this school');
  const fresh = await confirmNewPictures(services, scope, [name], (tx, names) =>
    listKnownPictures(tx, scope.schoolId, names),
  );
  return { url, fresh };
}

/** The name of an upload to the school; nothing else is the picture of a badge. @throws {Problem} UPLOAD_NOT_OWNED */
const nameOf = (url: string, schoolId: string): string | undefined =>
  readFileAddress(url, schoolId) ?? undefined;

/**
 * Has the picture of a badge stay, for everybody to see. Nobody else saves badges of the school meanwhile.
 * @throws {Problem} UPLOAD_NOT_OWNED where it is gone
 */
export async function storeBadgePicture(
  tx: Transaction,
  scope: Scope,
  { url, fresh }: BadgePicture,
  now: Date,
): Promise<void> {
  const name = url === null ? undefined : nameOf(url, scope.schoolId);
  if (name === undefined) return;
  if (fresh.length > 0) {
    await storePictures(tx, scope, fresh, now);
    await show(tx, scope.schoolId, fresh);
  } else if (!(await listKnownPictures(tx, scope.schoolId, [name])).includes(name))
    throw new Problem('UPLOAD_NOT_OWNED');
}

/** Leaves the picture that a badge had to be swept, unless a badge of the school has it still. */
export async function leaveBadgePicture(tx: Transaction, schoolId: string, url: string): Promise<void> {
  const name = nameOf(url, schoolId);
  if (name === undefined || (await listKnownPictures(tx, schoolId, [name])).length > 0) return;
  await leave(tx, schoolId, [name]);
}
