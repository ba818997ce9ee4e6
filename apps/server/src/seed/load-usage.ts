import type { Transaction } from '../database/pool.ts';
import type { UsageKind } from '../database/tables/layout.ts';
import { CLICK_CODES, VIEW_CODES } from '../modules/statistics/codes.ts';
import type { FeedbackSeed, UsageSeed } from './format.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Sunday to Saturday, as a share of a usual working day. */
const WEEK = [0.45, 1.1, 1.05, 1, 0.95, 0.8, 0.4] as const;
/** Days are not alike; always the same ones. */
const WAVE = 0.12;

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Loads what people wrote to a school; the transaction is bound to it. */
export async function loadFeedback(
  tx: Transaction,
  messages: readonly FeedbackSeed[],
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  // The oldest first, so that their ids are in order.
  const rows = messages
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map((message) => ({
      school_id: message.school,
      account_id: people.get(message.person) as string,
      kind: message.complaint ? ('complaint' as const) : ('feedback' as const),
      feedback_type: message.type ?? null,
      complaint_type: message.complaint ?? null,
      content: message.content,
      pictures: [],
      allow_contact: message.phone !== undefined,
      phone_number: message.phone ?? null,
      language: message.language,
      status: message.status,
      reply: message.reply ?? null,
      replied_at: message.reply ? before(now, message.repliedHoursAgo ?? 0) : null,
      replied_by: message.replyBy ? (people.get(message.replyBy) ?? null) : null,
      created_at: before(now, message.hoursAgo),
      updated_at: before(now, message.repliedHoursAgo ?? message.hoursAgo),
    }));
  await tx.insertInto('feedback').values(rows).execute();
  const days = Map.groupBy(rows, ({ created_at }) => dayOf(created_at));
  await tx
    .insertInto('usage_day')
    .values(
      [...days].map(([day, list]) => ({
        school_id: list[0]?.school_id ?? '',
        day,
        kind: 'feedback' as const,
        code: '',
        count: String(list.length),
      })),
    )
    .execute();
}

/** Loads how a school was used; the transaction is bound to it. */
export async function loadUsage(tx: Transaction, usage: UsageSeed, now: Date): Promise<void> {
  const codes: [UsageKind, string, number][] = [
    ['visit', '', usage.visits],
    ['search', '', usage.searches],
    ...Object.entries(usage.views).map(([page, count]): [UsageKind, string, number] => [
      'view',
      VIEW_CODES.cn[page as keyof typeof VIEW_CODES.cn],
      count,
    ]),
    ...Object.entries(usage.clicks).map(([click, count]): [UsageKind, string, number] => [
      'click',
      CLICK_CODES[click as keyof typeof CLICK_CODES],
      count,
    ]),
  ];
  const days = Array.from({ length: usage.days }, (_, n) => new Date(now.getTime() - (n + 1) * DAY_MS));
  const rows = days.flatMap((day, n) =>
    codes.map(([kind, code, usual]) => ({
      school_id: usage.school,
      day: dayOf(day),
      kind,
      code,
      count: String(Math.round(usual * (WEEK[day.getUTCDay()] ?? 1) * (1 + WAVE * Math.sin(n * 1.7)))),
    })),
  );
  const misses = Object.entries(usage.misses).flatMap(([keyword, count], word) =>
    // One at a time, on days that lie apart.
    Array.from({ length: Math.min(count, usage.days) }, (_, n) => ({
      school_id: usage.school,
      day: dayOf(days[(n * 7 + word) % usage.days] ?? now),
      keyword,
      count: 1,
    })),
  );
  const perDay = Map.groupBy(misses, ({ day, keyword }) => `${day} ${keyword}`);
  const missRows = [...perDay.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: String(1 + more.length) }] : [],
  );
  const missed = Map.groupBy(misses, ({ day }) => day);
  const missDays = [...missed].map(([day, list]) => ({
    school_id: usage.school,
    day,
    kind: 'searchMiss' as const,
    code: '',
    count: String(list.length),
  }));
  await tx
    .insertInto('usage_day')
    .values([...rows.filter(({ count }) => count !== '0'), ...missDays])
    .execute();
  await tx.insertInto('search_miss_day').values(missRows).execute();
}
