import { availableParallelism } from 'node:os';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import { keptKey } from '../../core/uploads/upload-keys.ts';
import type { StreamFailure, StreamLevel, StreamPlan } from '../../database/tables/files-and-feedback.ts';
import { Problem } from '../../http/problem.ts';
import { encodeArguments, planQualities, probeArguments, readProbe, type FilmType } from './encoding.ts';
import { Refused, runFfmpeg, Stopped, type Limits } from './ffmpeg.ts';
import { withLocalFile } from './film-file.ts';
import { dropUnfinished, NoRoom, writeLevel } from './level-file.ts';
import {
  changeStream,
  findFilm,
  findStream,
  jsonOfLevels,
  storeLevelFile,
  type StreamValues,
} from './video-streams.repository.ts';
import { programOf } from './video-streams.service.ts';

const PROBE_MS = 60_000;
/** Of one quality: less than the queue gives a job. */
const ENCODE_MS = 4 * 3_600_000;
/** Takes without a finished quality after which a film is given up. */
const TRIES_MAX = 5;
/** A process that cannot encode leaves it to others. */
const ELSEWHERE_MS = 60_000;
const FIRST_LINE_MAX_BYTES = 500;

/** It cannot be made, and trying again as it is would not help. */
class Failed extends Error {
  readonly reason: StreamFailure;

  constructor(reason: StreamFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** What happened, as its teacher is told; undefined for what may be over in a while. */
function reasonOf(error: unknown): StreamFailure | undefined {
  if (error instanceof Failed) return error.reason;
  if (error instanceof Refused) return 'UNREADABLE';
  if (error instanceof NoRoom || (error instanceof Problem && error.code === 'QUOTA_EXCEEDED'))
    return 'NO_ROOM';
  return undefined;
}

/**
 * Makes the stream of a film: a quality at each take, the lowest first, so that what was finished stays finished when
 * the process ends, and other films have their turn in between.
 * @param stopping is aborted when this process ends
 */
export function prepareStream(services: Services, stopping: AbortSignal): JobHandler {
  const { database, config, clock, log } = services;
  return async (job, save) => {
    const { uploadId } = job.input as { uploadId: string };
    const program = await programOf(config);
    if (program === undefined) return { continueInMs: ELSEWHERE_MS };
    const scope = { schoolId: job.schoolId, accountId: job.accountId };
    const change = (values: StreamValues) =>
      database.write(scope, (tx) =>
        changeStream(tx, { uploadId, jobId: job.id }, { ...values, changed_at: clock.now() }),
      );
    const [film, stream] = await database.read(scope, (tx) =>
      Promise.all([findFilm(tx, uploadId), findStream(tx, uploadId)]),
    );
    if (!film || stream?.job_id !== job.id || stream.state === 'ready') return undefined;
    try {
      if (stream.tries >= TRIES_MAX) throw new Failed('INTERRUPTED');
      await change({ state: 'running', tries: stream.tries + 1 });
      const isWhole = await withLocalFile(services.files, keptKey(film), (path) =>
        nextQuality(services, {
          program,
          path,
          film: { id: film.id, schoolId: film.school_id, type: film.content_type as FilmType },
          stream,
          jobId: job.id,
          stopping,
          change,
          keep: (commit) => database.write(scope, (tx) => commit(tx).then(() => save({}, tx))),
        }),
      );
      if (isWhole === undefined) throw new Failed('UNREADABLE');
      return isWhole ? undefined : { continueInMs: 0 };
    } catch (error) {
      // Another process begins this quality anew.
      if (stopping.aborted) {
        await change({ tries: stream.tries });
        return { continueInMs: 0 };
      }
      // The queue gives it up after as many takes: its teacher is told then.
      const isLastTry = stream.tries + 1 >= TRIES_MAX;
      const reason =
        error instanceof Stopped ? 'TOO_LONG' : (reasonOf(error) ?? (isLastTry ? 'INTERRUPTED' : undefined));
      if (reason === undefined) throw error;
      log.warn({ err: error, uploadId, reason }, 'a film could not be encoded');
      await dropUnfinished(services, { id: film.id, schoolId: film.school_id });
      await change({ state: 'failed', reason });
      return undefined;
    }
  };
}

interface Work {
  program: string;
  path: string;
  film: { id: string; schoolId: string; type: FilmType };
  stream: { plan: StreamPlan[] | null; levels: StreamLevel[] };
  jobId: string;
  stopping: AbortSignal;
  change: (values: StreamValues) => Promise<boolean>;
  /** Commits what a quality needs, as long as this take counts. */
  keep: (commit: (tx: Parameters<typeof changeStream>[0]) => Promise<unknown>) => Promise<void>;
}

/** Makes the next quality. @returns whether it was the last one */
async function nextQuality(services: Services, work: Work): Promise<boolean> {
  const { program, path, film, stream, jobId, stopping, change, keep } = work;
  const plans = stream.plan ?? (await planOf(program, path, film.type, stopping));
  if (!stream.plan) await change({ plan: JSON.stringify(plans) });
  await dropUnfinished(services, film);
  const next = plans[stream.levels.length];
  if (!next) throw new Failed('UNREADABLE');
  let reported = 0;
  const notify = async (seconds: number) => {
    const done = next.seconds > 0 ? Math.min(1, seconds / next.seconds) : 0;
    const percent = Math.min(99, Math.floor((100 * (stream.levels.length + done)) / plans.length));
    if (percent === reported) return;
    reported = percent;
    // Somebody else does it now, or the film is gone.
    if (!(await change({ percent }))) throw new Stopped();
  };
  // Where nobody is served, as in tests, whoever started it waits for it.
  const limits: Limits = { ms: ENCODE_MS, signal: stopping, isBackground: services.config.production };
  const threads = Math.max(1, Math.floor(availableParallelism() / 2));
  const { answer: file } = await runFfmpeg(
    program,
    encodeArguments(path, film.type, next, threads),
    limits,
    (output) => writeLevel(services, film, output, notify),
  );
  const { id, ...written } = file;
  const { quality, width, height } = next;
  const levels = [...stream.levels, { quality, width, height, ...written }];
  const isLast = levels.length === plans.length;
  await keep(async (tx) => {
    await storeLevelFile(tx, id);
    const isOurs = await changeStream(
      tx,
      { uploadId: film.id, jobId },
      {
        levels: jsonOfLevels(levels),
        tries: 0,
        changed_at: services.clock.now(),
        ...(isLast ? { state: 'ready', percent: 100 } : {}),
      },
    );
    if (!isOurs) throw new Stopped();
  });
  return isLast;
}

async function planOf(
  program: string,
  path: string,
  type: FilmType,
  signal: AbortSignal,
): Promise<StreamPlan[]> {
  const { answer, log } = await runFfmpeg(
    program,
    probeArguments(path, type),
    { ms: PROBE_MS, signal },
    async (output) => {
      let head = '';
      for await (const chunk of output)
        if (head.length < FIRST_LINE_MAX_BYTES)
          head += (chunk as Buffer).toString('latin1', 0, FIRST_LINE_MAX_BYTES);
      return head;
    },
  );
  const film = readProbe(answer, log);
  const plans = film && planQualities(film);
  if (!plans) throw new Failed('UNREADABLE');
  return plans;
}
