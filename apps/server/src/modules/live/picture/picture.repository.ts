import type { Transaction } from '../../../database/pool.ts';

/** The newest take of a session. */
export const findTake = (tx: Transaction, liveId: string) =>
  tx
    .selectFrom('live_take')
    .selectAll()
    .where('live_id', '=', liveId)
    .orderBy('take', 'desc')
    .limit(1)
    .executeTakeFirst();

/** As findTake; whoever else wants to add to it waits until the transaction ends. */
export const lockTake = (tx: Transaction, liveId: string) =>
  tx
    .selectFrom('live_take')
    .selectAll()
    .where('live_id', '=', liveId)
    .orderBy('take', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Adds a take, which counts from now on. @returns its number */
export async function addTake(
  tx: Transaction,
  row: { liveId: string; schoolId: string; accountId: string },
  now: Date,
): Promise<number> {
  const take = ((await lockTake(tx, row.liveId))?.take ?? 0) + 1;
  await tx
    .insertInto('live_take')
    .values({
      live_id: row.liveId,
      school_id: row.schoolId,
      take,
      account_id: row.accountId,
      began_at: now,
    })
    .execute();
  return take;
}

/** Notes what has arrived of a take. */
export const noteArrived = (
  tx: Transaction,
  { liveId, take }: { liveId: string; take: number },
  arrived: { last_number: number; init_number: number; end_ms: number | null },
) =>
  tx.updateTable('live_take').set(arrived).where('live_id', '=', liveId).where('take', '=', take).execute();

/** The last segment of a session. */
export const findLastSegment = (tx: Transaction, liveId: string) =>
  tx
    .selectFrom('live_segment')
    .selectAll()
    .where('live_id', '=', liveId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface NewSegment {
  liveId: string;
  schoolId: string;
  position: number;
  run: number;
  take: number;
  number: number;
  initNumber: number;
  startMs: number;
  durationMs: number;
  size: number;
  arrivedAt: Date;
}

export const addSegment = (tx: Transaction, segment: NewSegment) =>
  tx
    .insertInto('live_segment')
    .values({
      live_id: segment.liveId,
      school_id: segment.schoolId,
      position: segment.position,
      run: segment.run,
      take: segment.take,
      number: segment.number,
      init_number: segment.initNumber,
      start_ms: segment.startMs,
      duration_ms: segment.durationMs,
      size: segment.size,
      arrived_at: segment.arrivedAt,
    })
    .execute();

/** More than any session has. */
export const ALL_SEGMENTS = 100_000;

/** The last segments of a session, in order. */
export const listSegments = async (tx: Transaction, liveId: string, limit: number) =>
  (
    await tx
      .selectFrom('live_segment')
      .select(['position', 'run', 'take', 'number', 'init_number', 'duration_ms', 'arrived_at'])
      .where('live_id', '=', liveId)
      .orderBy('position', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

/** Files of a session, some at a time. */
export const listTakes = (tx: Transaction, liveId: string) =>
  tx.selectFrom('live_take').select(['take', 'last_number']).where('live_id', '=', liveId).execute();

/** Forgets what a host has sent, and what was set of it. */
export async function removePicture(tx: Transaction, liveId: string): Promise<void> {
  await tx.deleteFrom('live_caption').where('live_id', '=', liveId).execute();
  await tx.deleteFrom('live_replay').where('live_id', '=', liveId).execute();
  await tx.deleteFrom('live_segment').where('live_id', '=', liveId).execute();
  await tx.deleteFrom('live_take').where('live_id', '=', liveId).execute();
}

/** Notes that a host has begun, maybe before the start that was planned. */
export async function noteBegun(
  tx: Transaction,
  { id, starts_at: startsAt }: { id: string; starts_at: Date },
  now: Date,
): Promise<void> {
  await tx.updateTable('live').set({ started_at: now }).where('resource_id', '=', id).execute();
  if (startsAt > now) await tx.updateTable('resource').set({ starts_at: now }).where('id', '=', id).execute();
}

/** Notes when a session has ended. */
export async function noteEnded(tx: Transaction, liveId: string, at: Date): Promise<void> {
  await tx.updateTable('live').set({ ended_at: at }).where('resource_id', '=', liveId).execute();
  await tx.updateTable('resource').set({ ends_at: at }).where('id', '=', liveId).execute();
}

/** Moves the end that was planned: a host goes on. */
export const moveEnd = (tx: Transaction, liveId: string, at: Date) =>
  tx.updateTable('resource').set({ ends_at: at }).where('id', '=', liveId).execute();
