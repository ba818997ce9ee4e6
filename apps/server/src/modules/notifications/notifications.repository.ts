import { sql } from 'kysely';
import type { Notification } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Messages } from '../../i18n/messages.ts';
import { isKind, KINDS } from './kinds.ts';

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

const withSchool = (tx: Transaction) =>
  tx
    .selectFrom('notification')
    .leftJoin('school', 'school.id', 'notification.school_id')
    .select([
      'notification.id',
      'notification.kind',
      'notification.params',
      'notification.created_at',
      'notification.read_at',
      'notification.mailed_at',
      'notification.school_id',
      'school.name as school_name',
      'school.default_language as school_language',
      'school.color as school_color',
      'school.logo_url as school_logo_url',
    ]);

/** A person's notifications, the newest first; row-level security shows them no other's. */
export const listNotifications = (
  tx: Transaction,
  accountId: string,
  filter: {
    before?: string | undefined;
    after?: string | undefined;
    unread?: boolean | undefined;
    /** Those of one school alone. */
    schoolId?: string | undefined;
    limit: number;
  },
) => {
  let query = withSchool(tx).where('notification.account_id', '=', accountId).where('in_app', '=', true);
  if (filter.before) query = query.where('notification.id', '<', filter.before);
  if (filter.after) query = query.where('notification.id', '>', filter.after);
  if (filter.unread) query = query.where('read_at', 'is', null);
  if (filter.schoolId) query = query.where('notification.school_id', '=', filter.schoolId);
  return query.orderBy('notification.id', 'desc').limit(filter.limit).execute();
};

/** One of the person's, whatever its channels. */
export const findNotification = (tx: Transaction, accountId: string, id: string) =>
  withSchool(tx)
    .where('notification.account_id', '=', accountId)
    .where('notification.id', '=', id)
    .executeTakeFirst();

/** @param schoolId those of one school alone */
export async function countUnread(tx: Transaction, accountId: string, schoolId?: string): Promise<number> {
  let query = tx
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null);
  if (schoolId) query = query.where('school_id', '=', schoolId);
  const { n } = await query.executeTakeFirstOrThrow();
  return Number(n);
}

/** @returns whether anything changed */
export async function markRead(
  tx: Transaction,
  accountId: string,
  which: { ids?: string[]; upTo?: string | undefined; schoolId?: string | undefined },
  now: Date,
): Promise<boolean> {
  let query = tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (which.ids) query = query.where('id', 'in', which.ids.length > 0 ? which.ids : ['0']);
  if (which.upTo) query = query.where('id', '<=', which.upTo);
  if (which.schoolId) query = query.where('school_id', '=', which.schoolId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The newest notification of each of these people who has any, in one statement. */
export async function newestOf(tx: Transaction, accountIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ account_id: string; id: string | null }>`
    select account_id, id from newest_notifications(${accountIds}::bigint[])`.execute(tx);
  return new Map(rows.flatMap(({ account_id, id }) => (id === null ? [] : [[account_id, id]])));
}

/** The kind of a notification and what stands in its sentences; undefined for a kind that there is no more. */
export function saidOf(row: NotificationRow, language: Language) {
  if (!isKind(row.kind)) return undefined;
  const school = row.school_name
    ? textIn(row.school_name as Translations, language, row.school_language as Language)
    : '';
  return { name: row.kind, kind: KINDS[row.kind], values: { ...row.params, school } };
}

/** What was said, in a language; undefined for a kind that there is no more. */
export function presentNotification(
  row: NotificationRow,
  messages: Messages,
  language: Language,
): Notification | undefined {
  const said = saidOf(row, language);
  if (!said) return undefined;
  const { kind, values } = said;
  const name = values.school;
  return {
    id: row.id,
    kind: said.name,
    school: row.school_id ? { id: row.school_id, name } : null,
    title: messages.say(language, kind.title, values),
    text: messages.say(language, kind.text, values),
    url: kind.url(row.school_id ?? '', row.params as Readonly<Record<string, string>>),
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

/** A school, as a notification names it. */
export const findSchoolName = (tx: Transaction, schoolId: string) =>
  tx
    .selectFrom('school')
    .select(['id', 'name', 'default_language'])
    .where('id', '=', schoolId)
    .executeTakeFirst();

/** Where a person gets mails, and in which language. */
export const findRecipient = (tx: Transaction, accountId: string) =>
  tx.selectFrom('account').select(['email', 'language']).where('id', '=', accountId).executeTakeFirst();

/** Notes that a notification was sent by mail. */
export const noteMailed = (tx: Transaction, id: string, now: Date) =>
  tx.updateTable('notification').set({ mailed_at: now }).where('id', '=', id).execute();
