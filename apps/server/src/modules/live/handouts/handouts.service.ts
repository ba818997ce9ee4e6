import type { LiveHandout, LiveState } from '@stoa/api/schema';
import type { Caller } from '../../../core/schools/caller.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import { passTo } from '../../../core/uploads/file-pass.ts';
import { confirmNewFiles } from '../../../core/uploads/new-pictures.ts';
import { readFileAddress } from '../../../core/uploads/file-address.ts';
import { leave, lockOwn, use } from '../../../core/uploads/uploads.repository.ts';
import type { UploadType } from '../../../database/tables/files-and-feedback.ts';
import type { Transaction } from '../../../database/pool.ts';
import { Problem } from '../../../http/problem.ts';
import { cleanName } from '../../../platform/clean-name.ts';
import { requireModerator, requireReader } from '../chat/room-access.ts';
import { invalid, mayEdit, stateOf } from '../live.policy.ts';
import { findLive, lockLive, type LiveRow } from '../live.repository.ts';
import type { SignedIn } from '../signed-in.ts';
import {
  addHandout,
  changeHandout,
  deleteHandout,
  findHandout,
  listHandouts,
  type HandoutRow,
  type HandoutTime,
} from './handouts.repository.ts';

/** Hand-outs of a session. */
const HANDOUTS_MAX = 20;
const TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
] as const satisfies readonly UploadType[];

interface HandoutInput {
  name: string;
  shownFrom: HandoutTime;
}

const SHOWN: Readonly<Record<LiveState, readonly HandoutTime[]>> = {
  scheduled: ['before'],
  waiting: ['before'],
  live: ['before', 'during'],
  ended: ['before', 'during', 'after'],
  replay: ['before', 'during', 'after'],
};

const presentHandout =
  ({ secrets }: Pick<Services, 'secrets'>, live: LiveRow, now: Date) =>
  (row: HandoutRow): LiveHandout => ({
    id: row.id,
    name: row.name,
    type: row.content_type as LiveHandout['type'],
    bytes: row.size,
    shownFrom: row.shown_from,
    isShown: SHOWN[stateOf(live, now)].includes(row.shown_from),
    url: passTo(secrets, { school_id: row.school_id, name: row.upload_name }, now),
  });

/** Hand-outs whose time has come; all for who moderates. @throws {Problem} as the contract says */
export async function loadHandouts(
  services: Pick<Services, 'database' | 'secrets'>,
  liveId: string,
  caller: Caller,
): Promise<{ items: LiveHandout[] }> {
  const { schoolId, viewer, now } = caller;
  return services.database.read({ schoolId, accountId: viewer?.accountId }, async (tx) => {
    await enter(tx, caller);
    const live = await requireReader(tx, await findLive(tx, liveId, viewer?.accountId), viewer);
    const all = (await listHandouts(tx, liveId)).map(presentHandout(services, live, now));
    return { items: mayEdit(live, viewer) ? all : all.filter(({ isShown }) => isShown) };
  });
}

/** @throws {Problem} VALIDATION_FAILED for a name that says nothing */
function checkedName(name: string): string {
  const clean = cleanName(name);
  if (clean === '') throw invalid('name', 'minLength', 'must say something');
  return clean;
}

/** Adds a file of the person. @throws {Problem} as the contract says */
export async function createHandout(
  services: Services,
  liveId: string,
  { url, name, shownFrom }: HandoutInput & { url: string },
  caller: SignedIn,
): Promise<LiveHandout> {
  const { schoolId, viewer, now } = caller;
  const scope = { schoolId, accountId: viewer.accountId };
  const clean = checkedName(name);
  await services.database.read(scope, async (tx) =>
    requireModerator(await findLive(tx, liveId, undefined), viewer, schoolId),
  );
  const upload = readFileAddress(url.replace(/\?.*$/s, ''), schoolId);
  if (!upload) throw new Problem('UPLOAD_NOT_OWNED');
  const files = { names: [upload], types: TYPES };
  await confirmNewFiles(services, scope, files, () => Promise.resolve([]));
  return services.database.write(scope, async (tx) => {
    const live = requireModerator(await lockLive(tx, liveId, undefined), viewer, schoolId);
    if ((await listHandouts(tx, liveId)).length >= HANDOUTS_MAX)
      throw new Problem('QUOTA_EXCEEDED', { limit: HANDOUTS_MAX });
    const [row] = await lockOwn(tx, schoolId, scope.accountId, files.names, TYPES);
    // A file that something else uses is not taken away from it.
    if (row?.status !== 'kept' || row.used_at !== null) throw new Problem('UPLOAD_NOT_OWNED');
    await use(tx, [row.id], now);
    const id = await addHandout(tx, {
      live_id: liveId,
      school_id: schoolId,
      upload_id: row.id,
      name: clean,
      shown_from: shownFrom,
      added_at: now,
    });
    return presentHandout(services, live, now)(await requireHandout(tx, liveId, id));
  });
}

/** @throws {Problem} NOT_FOUND */
async function requireHandout(tx: Transaction, liveId: string, handoutId: string): Promise<HandoutRow> {
  const row = await findHandout(tx, liveId, handoutId);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** Changes its name and when it is shown. @throws {Problem} as the contract says */
export async function updateHandout(
  services: Pick<Services, 'database' | 'secrets'>,
  { liveId, handoutId }: { liveId: string; handoutId: string },
  { name, shownFrom }: HandoutInput,
  { schoolId, viewer, now }: SignedIn,
): Promise<LiveHandout> {
  const clean = checkedName(name);
  return services.database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    const live = requireModerator(await lockLive(tx, liveId, undefined), viewer, schoolId);
    const row = await requireHandout(tx, liveId, handoutId);
    await changeHandout(tx, handoutId, { name: clean, shown_from: shownFrom });
    return presentHandout(services, live, now)({ ...row, name: clean, shown_from: shownFrom });
  });
}

/** Deletes it; its file is swept. @throws {Problem} as the contract says */
export async function removeHandout(
  { database }: Pick<Services, 'database'>,
  { liveId, handoutId }: { liveId: string; handoutId: string },
  { schoolId, viewer }: SignedIn,
): Promise<void> {
  await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
    requireModerator(await lockLive(tx, liveId, undefined), viewer, schoolId);
    const row = await requireHandout(tx, liveId, handoutId);
    await deleteHandout(tx, handoutId);
    await leave(tx, schoolId, [row.upload_name]);
  });
}
