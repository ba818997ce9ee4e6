import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { JobHandler } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/services.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { KindParams } from '../notifications/kinds.ts';
import { notify } from '../notifications/notify.ts';
import { findLive, listReserved, noteReminders, type LiveRow } from './live.repository.ts';

/** Tells those who reserved that a session starts soon, was moved or was cancelled. */
export const LIVE_NEWS_JOB = 'live.news';

/** People who are told in one transaction. */
const BATCH = 200;
const MINUTE_MS = 60_000;
/** How long before the start people are reminded. */
const REMINDERS = { day: 24 * 60 * MINUTE_MS, minutes: 10 * MINUTE_MS } as const;

type News = 'day' | 'minutes' | 'moved' | 'cancelled';
interface Input {
  liveId: string;
  news: News;
  /** The start that it is about: one that was moved since has reminders of its own. */
  startsAt: string;
}

/** Plans the reminders of a session for its start, once. */
export async function planReminders(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  { id, school_id: schoolId, starts_at: startsAt, reminders_for: planned }: LiveRow,
  accountId: string,
  now: Date,
): Promise<void> {
  if (planned?.getTime() === startsAt.getTime()) return;
  for (const [news, aheadMs] of Object.entries(REMINDERS)) {
    const runAt = new Date(startsAt.getTime() - aheadMs);
    if (runAt <= now) continue;
    const input = { liveId: id, news: news as News, startsAt: startsAt.toISOString() } satisfies Input;
    await jobs.add(tx, { kind: LIVE_NEWS_JOB, accountId, schoolId, input, runAt });
  }
  await noteReminders(tx, id, startsAt);
}

/** Lets those who reserved be told what became of a session. */
export async function notifyReserved(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  { id, school_id: schoolId }: LiveRow,
  { news, startsAt }: { news: 'moved' | 'cancelled'; startsAt: Date },
  accountId: string,
): Promise<void> {
  const input = { liveId: id, news, startsAt: startsAt.toISOString() } satisfies Input;
  await jobs.add(tx, { kind: LIVE_NEWS_JOB, accountId, schoolId, input });
}

/** Tells people, some at a time; who was told is not told again after a failure. */
export const liveNews =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>): JobHandler =>
  async ({ input, state, accountId, schoolId }, save) => {
    if (!schoolId) return;
    const { liveId, news, startsAt } = input as Input;
    for (let after = (state as { after?: string } | null)?.after; after !== null;) {
      const reported: string | null = await database.write({ schoolId, accountId }, async (tx) => {
        const live = await findLive(tx, liveId, undefined);
        if (!live || !isStillSo(live, news, startsAt)) return null;
        const { default_language: schoolDefault } = await findSchool(tx, schoolId);
        const people = await listReserved(tx, liveId, after ?? '0', BATCH);
        // Who holds it is reminded with the first ones.
        const holders =
          after === undefined && (news === 'day' || news === 'minutes')
            ? [live.host_id, ...live.speaker_ids].filter((id) => id !== null)
            : [];
        for (const person of new Set([...holders, ...people]))
          await notifyOne(tx, person, { live, schoolId, schoolDefault, news, now: clock.now() });
        const last = people.at(-1);
        if (last !== undefined) await save({ after: last }, tx);
        return people.length < BATCH ? null : (last ?? null);
      });
      after = reported as string;
    }
  };

const isStillSo = (live: LiveRow, news: News, startsAt: string): boolean =>
  news === 'cancelled' ||
  (live.deleted_at === null && live.ended_at === null && live.starts_at.toISOString() === startsAt);

function notifyOne(
  tx: Transaction,
  accountId: string,
  {
    live,
    schoolId,
    schoolDefault,
    news,
    now,
  }: { live: LiveRow; schoolId: string; schoolDefault: Language; news: News; now: Date },
): Promise<string | undefined> {
  const title = textIn(live.title as Translations, live.lang ?? schoolDefault, schoolDefault);
  const common = { accountId, schoolId, now };
  if (news === 'cancelled') return notify(tx, { ...common, kind: 'liveCancelled', params: { title } });
  if (news === 'moved')
    return notify(tx, { ...common, kind: 'liveMoved', params: { liveId: live.id, title } });
  const params: KindParams['liveSoon'] = { liveId: live.id, title, when: news };
  return notify(tx, { ...common, kind: 'liveSoon', params });
}
