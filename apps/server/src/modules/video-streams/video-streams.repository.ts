import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';
import type { StreamLevel } from '../../database/tables/files-and-feedback.ts';
import { sql, type UpdateObject } from 'kysely';

const COLUMNS = [
  'upload_id',
  'state',
  'reason',
  'job_id',
  'tries',
  'percent',
  'plan',
  'levels',
  'changed_at',
] as const;

export type StreamRow = NonNullable<Awaited<ReturnType<typeof findStream>>>;
export type StreamValues = UpdateObject<Tables, 'video_stream'>;

/** The stream of an upload of the transaction's school. */
export const findStream = (tx: Transaction, uploadId: string) =>
  tx.selectFrom('video_stream').select(COLUMNS).where('upload_id', '=', uploadId).executeTakeFirst();

/** The stream of the upload that has a name in the transaction's school. */
export const findStreamByName = (tx: Transaction, name: string) =>
  tx
    .selectFrom('video_stream')
    .innerJoin('upload', 'upload.id', 'video_stream.upload_id')
    .select(['video_stream.state', 'video_stream.levels'])
    .where('upload.name', '=', name)
    .where('upload.status', '=', 'kept')
    .executeTakeFirst();

/**
 * Films of lessons of all schools that have no stream, each with whom its job belongs to; in the order of their ids.
 * @param tx bound to nothing
 */
export async function listEarlierFilms(
  tx: Transaction,
  most: number,
): Promise<{ upload_id: string; school_id: string; account_id: string }[]> {
  const { rows } = await sql<{ upload_id: string; school_id: string; account_id: string }>`
    select upload_id, school_id, account_id from films_without_stream(${most})`.execute(tx);
  return rows;
}

/** Locks a film, so that two do not begin its stream at once. @returns whether it is there */
export const lockFilmById = (tx: Transaction, id: string) =>
  tx
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'kept')
    .forUpdate()
    .executeTakeFirst();

const filmNamed = (tx: Transaction, schoolId: string, name: string) =>
  tx
    .selectFrom('upload')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('name', '=', name)
    .where('status', '=', 'kept')
    .where('content_type', 'in', ['video/mp4', 'video/webm']);

/** A film of the transaction's school. */
export const findFilmByName = (tx: Transaction, schoolId: string, name: string) =>
  filmNamed(tx, schoolId, name).executeTakeFirst();

/** As findFilmByName, locked so that two do not begin its stream at once. */
export const lockFilm = (tx: Transaction, schoolId: string, name: string) =>
  filmNamed(tx, schoolId, name).forUpdate().executeTakeFirst();

/** A film that is kept; undefined where it is gone. */
export const findFilm = (tx: Transaction, id: string) =>
  tx
    .selectFrom('upload')
    .select(['id', 'school_id', 'name', 'content_type', 'size'])
    .where('id', '=', id)
    .where('status', '=', 'kept')
    .executeTakeFirst();

/** Lets a stream wait for a job. */
export const beginStream = (
  tx: Transaction,
  { uploadId, schoolId, jobId }: { uploadId: string; schoolId: string; jobId: string },
  now: Date,
) => {
  const begun = { state: 'waiting', reason: null, job_id: jobId, tries: 0, changed_at: now } as const;
  return tx
    .insertInto('video_stream')
    .values({ upload_id: uploadId, school_id: schoolId, ...begun })
    .onConflict((conflict) => conflict.column('upload_id').doUpdateSet(begun))
    .execute();
};

/** Changes a stream as long as no other job has taken it over. @returns whether it was changed */
export async function changeStream(
  tx: Transaction,
  { uploadId, jobId }: { uploadId: string; jobId: string },
  values: StreamValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('video_stream')
    .set(values)
    .where('upload_id', '=', uploadId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds the file of a quality, which is still to be written. It belongs to nobody: the school's room is its room. */
export const addLevelFile = (
  tx: Transaction,
  file: { schoolId: string; madeFrom: string; name: string; now: Date; expiresAt: Date },
) =>
  tx
    .insertInto('upload')
    .values({
      school_id: file.schoolId,
      account_id: null,
      name: file.name,
      file_name: 'stream.mp4',
      module: 'module',
      content_type: 'video/mp4',
      status: 'sending',
      is_large: true,
      made_from: file.madeFrom,
      created_at: file.now,
      expires_at: file.expiresAt,
    })
    .returning(['id', 'school_id', 'name'])
    .executeTakeFirstOrThrow();

/** Files of qualities that a job began and did not finish. */
export const listUnfinished = (tx: Transaction, madeFrom: string) =>
  tx
    .selectFrom('upload')
    .select(['id', 'school_id', 'name', 'pieces'])
    .where('made_from', '=', madeFrom)
    .where('status', '=', 'sending')
    .execute();

/** Counts what was written of a quality. */
export const growLevelFile = (
  tx: Transaction,
  id: string,
  { size, pieces, expiresAt }: { size: number; pieces: object | null; expiresAt: Date },
) =>
  tx
    .updateTable('upload')
    .set({
      size,
      received: size,
      pieces: pieces === null ? null : JSON.stringify(pieces),
      expires_at: expiresAt,
    })
    .where('id', '=', id)
    .execute();

/** Keeps the file of a quality. */
export const storeLevelFile = (tx: Transaction, id: string) =>
  tx.updateTable('upload').set({ status: 'kept', pieces: null }).where('id', '=', id).execute();

export const jsonOfLevels = (levels: readonly StreamLevel[]): string => JSON.stringify(levels);
