import { createHash, randomBytes } from 'node:crypto';
import type { CalendarFeed, NewCalendarFeed } from '@stoa/api/schema';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import type { Services } from '../../core/services.ts';
import { Problem } from '../../http/problem.ts';
import { parseLanguage } from '../../i18n/languages.ts';
import { digest } from '../../platform/digest.ts';
import {
  endFeed,
  findFeed,
  findFeedReader,
  clearEntries,
  noteEntries,
  noteRead,
  renewFeed,
} from './calendar-feed.repository.ts';
import { entryOf, writeCalendar } from './calendar-file.ts';
import { CALENDAR_MESSAGES } from './calendar-messages.ts';
import { datesIn } from './learning.service.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** What a feed covers. */
const PAST_DAYS = 60;
const AHEAD_DAYS = 365;
/** Programs read once in a while; several devices do so at once. */
const READS: Limit = { limit: 120, windowSeconds: 3600 };
const RENEWALS: Limit = { limit: 20, windowSeconds: 3600 };

type Deps = Pick<Services, 'database' | 'clock' | 'messages' | 'config'>;

/** Whether somebody's feed is on. Its address is not known any more. */
export function loadFeed({ database }: Deps, accountId: string): Promise<CalendarFeed> {
  return database.read({ accountId }, async (tx) => {
    const feed = await findFeed(tx, accountId);
    return {
      isOn: feed !== undefined,
      createdAt: feed?.created_at.toISOString() ?? null,
      lastReadAt: feed?.last_read_at?.toISOString() ?? null,
    };
  });
}

/**
 * Switches the feed on, or gives it another address: the one before leads nowhere any more.
 * @throws {Problem} TOO_MANY_REQUESTS
 */
export async function startFeed(
  { database, clock, config }: Deps,
  accountId: string,
): Promise<NewCalendarFeed> {
  const now = clock.now();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const counted = await database.write({ accountId }, async (tx) => {
    const state = await count(tx, `calendar-feed-renewals|${accountId}`, RENEWALS, now);
    if (state.count <= RENEWALS.limit) await renewFeed(tx, { accountId, tokenHash: digest(token) }, now);
    return state;
  });
  // Thrown in the transaction it would take the count back.
  if (counted.count > RENEWALS.limit)
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.retryAfterSeconds });
  return { address: `${config.publicUrl}/calendar-feeds/${token}.ics`, createdAt: now.toISOString() };
}

/** Switches the feed off. */
export const stopFeed = ({ database }: Deps, accountId: string) =>
  database.write({ accountId }, (tx) => endFeed(tx, accountId));

/**
 * The calendar behind a token.
 * @throws {Problem} NOT_FOUND for one that is none, TOO_MANY_REQUESTS
 */
export async function readFeed({ database, clock, messages, config }: Deps, token: string): Promise<string> {
  if (!TOKEN.test(token)) throw new Problem('NOT_FOUND');
  const now = clock.now();
  const reader = await database.read({}, (tx) => findFeedReader(tx, digest(token)));
  if (!reader) throw new Problem('NOT_FOUND');
  const accountId = reader.id;
  const language = parseLanguage(reader.language) ?? 'en_US';
  const counted = await database.write({ accountId }, (tx) =>
    count(tx, `calendar-feed|${accountId}`, READS, now),
  );
  if (counted.count > READS.limit)
    throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.retryAfterSeconds });
  const from = new Date(now.getTime() - PAST_DAYS * DAY_MS);
  return database.write({ accountId }, async (tx) => {
    const { items, schools } = await datesIn(
      tx,
      { viewer: { accountId }, language, now },
      { from, to: new Date(now.getTime() + AHEAD_DAYS * DAY_MS) },
    );
    const names = new Map(schools.map(({ id, name }) => [id, name]));
    const entries = items.map((date) =>
      entryOf(date, names.get(date.schoolId) ?? '', { language, messages, origin: config.publicUrl }),
    );
    const states = entries.map((entry) => ({
      uid: entry.uid,
      hash: createHash('sha256').update(JSON.stringify(entry)).digest('hex'),
      endsAt: new Date(entry.endsAt ?? entry.startsAt),
    }));
    const versions = new Map(
      (await noteEntries(tx, accountId, states, now)).map((version) => [version.uid, version]),
    );
    await clearEntries(tx, accountId, from);
    await noteRead(tx, accountId, now, new Date(now.getTime() - HOUR_MS));
    return writeCalendar(
      messages.say(language, CALENDAR_MESSAGES.name),
      entries.map((entry) => {
        const version = versions.get(entry.uid);
        return { ...entry, sequence: version?.sequence ?? 0, modifiedAt: version?.modified_at ?? now };
      }),
    );
  });
}
