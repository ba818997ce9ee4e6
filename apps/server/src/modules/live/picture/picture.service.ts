import type { Readable } from 'node:stream';
import type { LiveState } from '@stoa/api/schema';
import { authorize } from '../../../core/acl/authorize.ts';
import type { JobHandler } from '../../../core/jobs/jobs.ts';
import { enter } from '../../../core/schools/schools.service.ts';
import type { Services } from '../../../core/services.ts';
import type { Transaction } from '../../../database/pool.ts';
import { receive, runOff } from '../../../files/receive.ts';
import { Problem } from '../../../http/problem.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { once } from '../../../platform/idempotency.ts';
import { invalid, requireEditor, requireHost, stateOf } from '../live.policy.ts';
import { findLive, lockLive, type LiveRow } from '../live.repository.ts';
import { requireThere } from '../live.service.ts';
import type { SignedIn } from '../signed-in.ts';
import {
  addSegment,
  addTake,
  findLastSegment,
  findTake,
  listTakes,
  lockTake,
  moveEnd,
  noteArrived,
  noteBegun,
  noteEnded,
  removePicture,
} from './picture.repository.ts';
import { LIVE_CLOSE_JOB } from './close-job.ts';
import { segmentName } from './playlist.ts';

const MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const SEGMENT_MAX_BYTES = 8 * 1024 * 1024;
/** A host who goes on moves the end before it comes, so far, */
const GOES_ON_MS = 5 * MINUTE_MS;
const END_IS_NEAR_MS = 2 * MINUTE_MS;
/** and no further than this after the beginning. */
const LONGEST_MS = 12 * HOUR_MS;
/** On average a segment is at least half as long as it should be; a browser that was away sends what it has kept. */
const SEGMENTS_A_SECOND_MAX = 2;
const AHEAD_MAX_SEGMENTS = 600;
const RETRY_AFTER_S = 5;
/** So far two segments that belong together may be apart. */
const SEAM_MS = 250;
const KEY_PURPOSE = 'live stream key';
const BOX_TYPE_AT = 4;
const BOX_TYPE_END = 8;

type Picturing = Pick<Services, 'database' | 'files' | 'secrets' | 'config' | 'jobs'>;

/** Where a segment's bytes lie. */
export const segmentKey = (of: { schoolId: string; liveId: string; take: number; number: number }): string =>
  `lives/${of.schoolId}/${of.liveId}/${segmentName(of.take, of.number)}`;

const keyText = (liveId: string, take: number, accountId: string): string =>
  `${liveId}\n${take}\n${accountId}`;

/**
 * Begins a session, or takes it over from whoever began it before.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED, LIVE_NOT_OPEN, LIVE_ENDED, CONFLICT for an outside room
 */
export async function begin(
  { database, secrets, jobs }: Picturing,
  liveId: string,
  caller: SignedIn,
  key: string | undefined,
): Promise<{ state: LiveState; ingestUrl: string; streamKey: string }> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  return database.write({ schoolId, accountId }, (tx) =>
    once(tx, { key, accountId, operation: 'startLive', request: { schoolId, liveId } }, now, async () => {
      await enter(tx, caller);
      const live = requireThere(await lockLive(tx, liveId, accountId));
      requireHost(live, viewer);
      if (live.room_url !== null) throw new Problem('CONFLICT', { reason: 'outside-room' });
      const state = stateOf(live, now);
      if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
      if (state === 'scheduled') throw new Problem('LIVE_NOT_OPEN', { reason: 'opens-15-minutes-before' });
      if (live.started_at === null) {
        await noteBegun(tx, live, now);
        await jobs.add(tx, {
          kind: LIVE_CLOSE_JOB,
          accountId,
          schoolId,
          input: { liveId },
          runAt: new Date(live.ends_at.getTime() + GOES_ON_MS),
        });
        await publish(tx, { type: 'school.changed', schoolId });
      }
      const take = await addTake(tx, { liveId, schoolId, accountId }, now);
      const signature = secrets.sign(KEY_PURPOSE, keyText(liveId, take, accountId));
      return {
        state: 'live' as const,
        ingestUrl: `/api/live/api/lives/v1/lives/${liveId}/segments`,
        streamKey: `${take}.${signature}`,
      };
    }),
  );
}

/** What is sent of a picture. */
export interface SentSegment {
  number: number;
  startMs: number | undefined;
  durationMs: number | undefined;
  streamKey: string;
}

/**
 * Keeps a segment.
 * @returns the highest number that has arrived
 * @throws {Problem} as the contract says
 */
export async function storeSegment(
  services: Picturing,
  liveId: string,
  sent: SentSegment,
  body: Readable,
  caller: SignedIn,
): Promise<{ number: number }> {
  const { database, files, config } = services;
  const { schoolId, viewer } = caller;
  const { number } = sent;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  const scope = { schoolId, accountId: viewer.accountId };
  const admitted = await database.read(scope, async (tx) => {
    const live = await findLive(tx, liveId, undefined);
    return admit(services, { live, take: await findTake(tx, liveId) }, sent, caller);
  });
  if (number <= admitted.take.last_number) {
    runOff(body);
    return { number: admitted.take.last_number };
  }
  const bytes = await receive(body, SEGMENT_MAX_BYTES, config.dataDir);
  const isInit = requireKind(bytes, sent, admitted.take.init_number !== null);
  const { take } = admitted.take;
  await files.put(segmentKey({ schoolId, liveId, take, number }), bytes, 'video/mp4');
  return database.write(scope, async (tx) => {
    const live = await findLive(tx, liveId, undefined);
    const now = admit(services, { live, take: await lockTake(tx, liveId) }, sent, caller);
    if (number <= now.take.last_number) return { number: now.take.last_number };
    if (isInit)
      await noteArrived(tx, { liveId, take }, { last_number: number, init_number: number, end_ms: null });
    else await addFragment(tx, { ...now, size: bytes.length }, sent, caller.now);
    return { number };
  });
}

type TakeRow = NonNullable<Awaited<ReturnType<typeof findTake>>>;

/** @throws {Problem} NOT_FOUND, LIVE_DELETED, FORBIDDEN, LIVE_ENDED, CONFLICT */
function admit(
  { secrets }: Picturing,
  { live, take }: { live: LiveRow | undefined; take: TakeRow | undefined },
  { number, streamKey }: SentSegment,
  { viewer, now }: SignedIn,
): { live: LiveRow; take: TakeRow } {
  const row = requireThere(live);
  requireHost(row, viewer);
  const [given = '', signature = ''] = streamKey.split('.');
  if (!take || !secrets.isSigned(KEY_PURPOSE, keyText(row.id, Number(given), viewer.accountId), signature))
    throw new Problem('FORBIDDEN');
  const state = stateOf(row, now);
  if (state === 'ended' || state === 'replay') throw new Problem('LIVE_ENDED');
  if (take.take !== Number(given)) throw new Problem('CONFLICT', { reason: 'taken-over' });
  if (number > take.last_number + 1) throw new Problem('CONFLICT', { reason: 'gap' });
  return { live: row, take };
}

/** @returns whether it is a beginning. @throws {Problem} FILE_FORMAT, VALIDATION_FAILED */
function requireKind(bytes: Buffer, { startMs, durationMs }: SentSegment, hasInit: boolean): boolean {
  const type = bytes.subarray(BOX_TYPE_AT, BOX_TYPE_END).toString('latin1');
  if (type === 'ftyp' && bytes.includes('moov')) return true;
  if (type !== 'moof' || !bytes.includes('mdat') || !hasInit) throw new Problem('FILE_FORMAT');
  if (startMs === undefined || durationMs === undefined)
    throw invalid('durationMs', 'required', 'must say when a fragment begins and how long it is');
  return false;
}

async function addFragment(
  tx: Transaction,
  { live, take, size }: { live: LiveRow; take: TakeRow; size: number },
  { number, startMs = 0, durationMs = 1 }: SentSegment,
  now: Date,
): Promise<void> {
  const { id: liveId, school_id: schoolId, started_at: startedAt } = live;
  const last = await findLastSegment(tx, liveId);
  const position = (last?.position ?? 0) + 1;
  const sinceMs = now.getTime() - (startedAt ?? now).getTime();
  if (position > (sinceMs / MS) * SEGMENTS_A_SECOND_MAX + AHEAD_MAX_SEGMENTS)
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_S });
  const goesOn = take.end_ms !== null && Math.abs(startMs - take.end_ms) <= SEAM_MS;
  await addSegment(tx, {
    liveId,
    schoolId,
    position,
    run: (last?.run ?? 0) + (goesOn || !last ? 0 : 1),
    take: take.take,
    number,
    initNumber: take.init_number ?? 1,
    startMs,
    durationMs,
    size,
    arrivedAt: now,
  });
  await noteArrived(
    tx,
    { liveId, take: take.take },
    { last_number: number, init_number: take.init_number ?? 1, end_ms: startMs + durationMs },
  );
  if (live.ends_at.getTime() - now.getTime() < END_IS_NEAR_MS && sinceMs < LONGEST_MS) {
    await moveEnd(tx, liveId, new Date(now.getTime() + GOES_ON_MS));
    await publish(tx, { type: 'school.changed', schoolId });
  }
}

/** Ends a session. @throws {Problem} NOT_FOUND, FORBIDDEN, LIVE_DELETED, LIVE_NOT_OPEN */
export async function end(
  { database, jobs }: Picturing,
  liveId: string,
  caller: SignedIn,
): Promise<{ state: LiveState; endedAt: string }> {
  const { schoolId, viewer, now } = caller;
  const { accountId } = viewer;
  authorize(viewer, 'LIVE_HOSTING', schoolId);
  return database.write({ schoolId, accountId }, async (tx) => {
    const live = requireThere(await lockLive(tx, liveId, accountId));
    requireEditor(live, viewer);
    const before = stateOf(live, now);
    if (before === 'scheduled' || before === 'waiting')
      throw new Problem('LIVE_NOT_OPEN', { reason: 'opens-15-minutes-before' });
    if (before === 'live') {
      await noteEnded(tx, liveId, now);
      if (!live.recording)
        await jobs.add(tx, { kind: LIVE_CLOSE_JOB, accountId, schoolId, input: { liveId } });
      await publish(tx, { type: 'school.changed', schoolId });
    }
    const after = requireThere(await findLive(tx, liveId, accountId));
    return { state: stateOf(after, now), endedAt: (after.ended_at ?? after.ends_at).toISOString() };
  });
}

/** Notes the end of a session that nobody has ended, and removes what is not to be seen any more. */
export const closeLive =
  ({ database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>): JobHandler =>
  async ({ input, accountId, schoolId }) => {
    if (!schoolId) return;
    const { liveId } = input as { liveId: string };
    const scope = { schoolId, accountId };
    const now = clock.now();
    const live = await database.read(scope, (tx) => findLive(tx, liveId, undefined));
    if (!live) return;
    const state = stateOf(live, now);
    if (live.deleted_at === null && state !== 'ended' && state !== 'replay')
      return { continueInMs: Math.max(live.ends_at.getTime() - now.getTime(), MINUTE_MS) };
    if (live.deleted_at === null && live.recording) return;
    for (const { take, last_number: last } of await database.read(scope, (tx) => listTakes(tx, liveId)))
      for (let number = 1; number <= last; number++)
        await files.remove(segmentKey({ schoolId, liveId, take, number }));
    await database.write(scope, (tx) => removePicture(tx, liveId));
  };
