import { MEGABYTE } from '@stoa/api/answer-files';
import type { FileTerms } from '@stoa/api/schema';
import type { Services } from '../../core/services.ts';
import { invalid } from '../../core/text/texts.ts';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import { confirmNewFiles } from '../../core/uploads/new-pictures.ts';
import { requireSendable, SENDABLE_TYPES } from '../../core/uploads/sendable-files.ts';
import { lockOwn, use } from '../../core/uploads/uploads.repository.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { requireAccepted } from '../moderation/moderation.service.ts';
import { change, openTeam } from './board-change.ts';
import { deleteFile, findFile, insertFile, listFiles, type FileRow } from './file.repository.ts';
import { inArea } from './o3.service.ts';
import type { SignedIn } from './project.service.ts';
import { FILE_LIMITS, mayRemoveFile, requireAbility } from './team.policy.ts';
import { findTeam } from './team.repository.ts';

/** What one file may be: all that answers may. */
const TERMS: FileTerms = { most: 1, maxMegabytes: FILE_LIMITS.maxMegabytes, kinds: [] };

/** @throws {Problem} QUOTA_EXCEEDED where the team has no room for another file */
function requireRoom(files: readonly FileRow[], bytes: number): void {
  if (files.length >= FILE_LIMITS.most)
    throw new Problem('QUOTA_EXCEEDED', { limit: FILE_LIMITS.most, reason: 'FILES' });
  const limit = FILE_LIMITS.totalMegabytes * MEGABYTE;
  const used = files.reduce((sum, { size }) => sum + size, 0);
  if (used + bytes > limit) throw new Problem('QUOTA_EXCEEDED', { limit, reason: 'BYTES' });
}

/**
 * Makes sure that somebody may send a file to a team now.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, FILE_FORMAT, PAYLOAD_TOO_LARGE, QUOTA_EXCEEDED
 */
export async function requireTeamFile(
  services: Pick<Services, 'database' | 'clock'>,
  place: { schoolId: string; viewer: Viewer; teamId: string; file: { type: string; bytes: number } },
): Promise<void> {
  const { schoolId, viewer, teamId, file } = place;
  const caller = { schoolId, viewer, language: undefined, now: services.clock.now() };
  await inArea(services, caller, async (tx) => {
    const { standing } = await openTeam(tx, caller, () => findTeam(tx, teamId));
    requireAbility(standing, 'edit');
    requireSendable(TERMS, file);
    requireRoom(await listFiles(tx, teamId), file.bytes);
  });
}

/**
 * Adds an upload of the person to the files of a team. The same again adds nothing.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, UPLOAD_NOT_OWNED for what is gone or belongs to something else, QUOTA_EXCEEDED,
 *   VALIDATION_FAILED, MODERATION_REJECTED
 */
export async function addFile(
  services: Services,
  caller: SignedIn,
  teamId: string,
  given: { url: string; name: string },
) {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  const scope = { schoolId, accountId };
  const name = cleanName(given.name);
  if (name === '') throw invalid('body/name', 'minLength', 'must have a character that can be seen');
  await inArea(services, caller, async (tx) =>
    requireAbility((await openTeam(tx, caller, () => findTeam(tx, teamId))).standing, 'edit'),
  );
  const upload = readFileAddress(given.url.replace(/\?.*$/s, ''), schoolId);
  if (!upload) throw new Problem('UPLOAD_NOT_OWNED');
  await requireAccepted(services, 'post', name, schoolId);
  const files = { names: [upload], types: SENDABLE_TYPES };
  await confirmNewFiles(services, scope, files, () => Promise.resolve([]));
  return change(services, caller, teamId, 'edit', async (tx) => {
    const there = await listFiles(tx, teamId);
    if (there.some(({ upload_name }) => upload_name === upload)) return;
    const [row] = await lockOwn(tx, schoolId, accountId, files.names, SENDABLE_TYPES);
    // A file that something else uses is not taken away from it.
    if (row?.status !== 'kept' || row.used_at !== null) throw new Problem('UPLOAD_NOT_OWNED');
    requireRoom(there, row.size);
    await use(tx, [row.id], now);
    await insertFile(tx, {
      school_id: schoolId,
      team_id: teamId,
      upload_id: row.id,
      account_id: accountId,
      name,
      added_at: now,
    });
  });
}

/** Removes a file from a team; again changes nothing. @throws {Problem} NOT_FOUND, FORBIDDEN for one of somebody else */
export const removeFile = (services: Services, caller: SignedIn, teamId: string, fileId: string) =>
  change(services, caller, teamId, 'look', async (tx, { standing }) => {
    const file = await findFile(tx, fileId);
    if (file?.team_id !== teamId) return;
    if (!mayRemoveFile(standing, file, caller.viewer.accountId))
      throw new Problem('FORBIDDEN', { grantedBy: ['teacher'] });
    await deleteFile(tx, teamId, fileId);
  });

/** A file for whoever sees the board of its team now. @throws {Problem} NOT_FOUND */
export const openFile = (
  services: Pick<Services, 'database'>,
  caller: SignedIn,
  fileId: string,
): Promise<FileRow> =>
  inArea(services, caller, async (tx: Transaction) => {
    const file = await findFile(tx, fileId);
    if (!file) throw new Problem('NOT_FOUND');
    await openTeam(tx, caller, () => findTeam(tx, file.team_id));
    return file;
  });
