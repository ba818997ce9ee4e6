import type { Transaction } from '../../database/pool.ts';
import { type Counter, countMails, lockCounters } from './budget.repository.ts';

const HOUR_S = 3600;
const DAY_S = 86_400;

/** Mails that may be sent for somebody within an hour and within a day. */
interface Budget {
  hour: number;
  day: number;
}
/** Every mail that names a school, whatever sends it. */
const SCHOOL: Budget = { hour: 300, day: 2000 };
/** A school is made by anybody in a minute: in its first days its name is in few subjects. */
const NEW_SCHOOL: Budget = { hour: 50, day: 200 };
const NEW_SCHOOL_MS = 7 * 86_400_000;
/** Every mail that somebody has sent to others, whichever of their schools it names. */
const PERSON: Budget = { hour: 300, day: 2000 };

/** Who a mail is sent for. */
export interface Sender {
  school: { id: string; created_at: Date };
  /** Who asked for it; left out for what people are told of their own doings. */
  accountId?: string | undefined;
}

export const budgetOf = (school: { created_at: Date }, now: Date): Budget =>
  now.getTime() - school.created_at.getTime() < NEW_SCHOOL_MS ? NEW_SCHOOL : SCHOOL;

const countersOf = ({ school, accountId }: Sender, now: Date): Counter[] => {
  const budgets: [string, Budget][] = [[`school:${school.id}`, budgetOf(school, now)]];
  if (accountId) budgets.push([`person:${accountId}`, PERSON]);
  return budgets.flatMap(([who, { hour, day }]) => [
    { key: `mail:hour:${who}`, limit: hour, windowS: HOUR_S },
    { key: `mail:day:${who}`, limit: day, windowS: DAY_S },
  ]);
};

/**
 * Takes mails off the budgets of a school and a person, as many as there is room for; those who take at once wait for
 * each other.
 * @returns how many may be sent, and when the next one may where some may not
 */
export async function takeMails(
  tx: Transaction,
  sender: Sender,
  wanted: number,
  now: Date,
): Promise<{ granted: number; retryAfterSeconds: number }> {
  const counters = countersOf(sender, now);
  const rows = await lockCounters(tx, counters, now);
  const states = counters.map((counter) => {
    const row = rows.find(({ key }) => key === counter.key);
    return { left: counter.limit - (row?.count ?? 0), resetsAt: row?.resets_at ?? now };
  });
  const granted = Math.max(0, Math.min(wanted, ...states.map(({ left }) => left)));
  if (granted > 0) await countMails(tx, counters, granted);
  const waits = states
    .filter(({ left }) => left <= granted)
    .map(({ resetsAt }) => Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return { granted, retryAfterSeconds: granted === wanted ? 0 : Math.max(1, ...waits) };
}
