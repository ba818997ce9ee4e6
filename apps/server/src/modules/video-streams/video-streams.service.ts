import type { LessonStream } from '@stoa/api/schema';
import { readFileAddress } from '../../core/uploads/file-address.ts';
import type { Services } from '../../core/services.ts';
import type { Transaction } from '../../database/pool.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { streamAddress } from './stream-address.ts';
import {
  beginStream,
  findFilmByName,
  findStream,
  findStreamByName,
  listEarlierFilms,
  lockFilm,
  lockFilmById,
  type StreamRow,
} from './video-streams.repository.ts';

/** Makes the stream of a film. */
export const VIDEO_STREAM_JOB = 'video.stream';
/** The same, of a film that was there before this server made streams: who has just sent one does not wait for it. */
export const EARLIER_FILM_JOB = 'video.earlier';
/** Films that one look finds. */
const EARLIER_AT_ONCE = 200;
/** A stream that says nothing for so long has lost its job, and is begun anew where somebody asks for it. */
const SILENT_MS = 6 * 3_600_000;

const isLost = ({ state, changed_at }: Pick<StreamRow, 'state' | 'changed_at'>, now: Date): boolean =>
  (state === 'waiting' || state === 'running') && now.getTime() - changed_at.getTime() > SILENT_MS;

const programs = new WeakMap<Services['config'], Promise<string | undefined>>();

/** The program that makes streams on this machine; undefined where there is none. Looked for once. */
export function programOf(config: Services['config']): Promise<string | undefined> {
  const known = programs.get(config) ?? findFfmpeg(config);
  programs.set(config, known);
  return known;
}

/** Who asks for a stream, and of which film. */
interface AskedFilm {
  schoolId: string;
  accountId: string;
  /** Where the film stands. */
  url: string;
}

const nameOf = ({ url, schoolId }: Pick<AskedFilm, 'url' | 'schoolId'>): string | undefined =>
  readFileAddress(url, schoolId) ?? undefined;

/**
 * Lets a film's stream be made, where it has none and this server makes any. One that failed begins anew only where
 * somebody asks for that.
 */
export async function requestStream(
  { jobs, config, clock }: Pick<Services, 'jobs' | 'config' | 'clock'>,
  tx: Transaction,
  { again, ...film }: AskedFilm & { again: boolean },
): Promise<void> {
  const name = nameOf(film);
  if (name === undefined || (await programOf(config)) === undefined) return;
  const { schoolId, accountId } = film;
  const upload = await lockFilm(tx, schoolId, name);
  if (!upload) return;
  const now = clock.now();
  const stream = await findStream(tx, upload.id);
  const isWanted = !stream || (again && (stream.state === 'failed' || isLost(stream, now)));
  if (!isWanted) return;
  const jobId = await jobs.add(tx, {
    kind: VIDEO_STREAM_JOB,
    accountId,
    schoolId,
    input: { uploadId: upload.id },
  });
  await beginStream(tx, { uploadId: upload.id, schoolId, jobId }, now);
}

/**
 * Lets the streams of films be made that were there before this server made any. Several processes may do so at once.
 * @param isStopping whether this process ends
 */
export async function requestEarlierStreams(
  { database, jobs, config, clock }: Pick<Services, 'database' | 'jobs' | 'config' | 'clock'>,
  isStopping: () => boolean,
): Promise<void> {
  if ((await programOf(config)) === undefined) return;
  let found;
  do {
    found = await database.read({}, (tx) => listEarlierFilms(tx, EARLIER_AT_ONCE));
    for (const { upload_id: uploadId, school_id: schoolId, account_id: accountId } of found) {
      if (isStopping()) return;
      await database.write({ schoolId, accountId }, async (tx) => {
        if (!(await lockFilmById(tx, uploadId)) || (await findStream(tx, uploadId))) return;
        const jobId = await jobs.add(tx, {
          kind: EARLIER_FILM_JOB,
          accountId,
          schoolId,
          input: { uploadId },
        });
        await beginStream(tx, { uploadId, schoolId, jobId }, clock.now());
      });
    }
  } while (found.length === EARLIER_AT_ONCE);
}

/** How far a film's stream is, for those who edit its lesson. */
export async function describeStream(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Transaction,
  film: Pick<AskedFilm, 'url' | 'schoolId'> | undefined,
): Promise<LessonStream> {
  const name = film && nameOf(film);
  const upload = film && name !== undefined && (await findFilmByName(tx, film.schoolId, name));
  const base = { url: upload ? film.url : null, percent: 0, qualities: [], reason: null };
  if (!upload) return { ...base, state: 'none' };
  const row = await findStream(tx, upload.id);
  if (!row || isLost(row, clock.now()))
    return { ...base, state: (await programOf(config)) === undefined ? 'unavailable' : 'open' };
  const { state, percent, reason } = row;
  const of = state === 'ready' ? row.levels : (row.plan ?? []);
  return { url: film.url, state, percent, reason, qualities: of.map(({ quality }) => quality) };
}

/** Where a film is streamed from, for whoever may watch it now; null where it is not. */
export async function openStream(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Transaction,
  film: Pick<AskedFilm, 'url' | 'schoolId'>,
  now: Date,
): Promise<string | null> {
  const name = nameOf(film);
  const stream = name === undefined ? undefined : await findStreamByName(tx, name);
  if (name === undefined || stream?.state !== 'ready') return null;
  return streamAddress(secrets, { school_id: film.schoolId, name }, now);
}
