import { sql } from 'kysely';
import type { NotificationKind, NotificationSettings } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { isKind, KIND_NAMES, KINDS, type Channel } from './kinds.ts';

/** What a person is told, how, and what they silenced; in two statements. */
export async function readSettings(
  tx: Transaction,
  accountId: string,
  language: Language,
): Promise<NotificationSettings> {
  const chosen = await tx
    .selectFrom('notification_setting')
    .select(['kind', 'in_app', 'mail'])
    .where('account_id', '=', accountId)
    .execute();
  const silenced = await tx
    .selectFrom('silenced_source')
    .leftJoin('school', 'school.id', 'silenced_source.school_id')
    .select([
      'silenced_source.id',
      'silenced_source.kind',
      'silenced_source.school_id',
      'silenced_source.in_app',
      'silenced_source.mail',
      'silenced_source.since',
      'school.name',
      'school.default_language',
    ])
    .where('silenced_source.account_id', '=', accountId)
    .orderBy('silenced_source.since', 'desc')
    .limit(500)
    .execute();
  return {
    kinds: KIND_NAMES.map((kind) => {
      const { usual, fixed } = KINDS[kind];
      const own = chosen.find((row) => row.kind === kind);
      const value = (channel: Channel, chosenValue: boolean | undefined) =>
        fixed.includes(channel) ? usual[channel] : (chosenValue ?? usual[channel]);
      return { kind, inApp: value('inApp', own?.in_app), mail: value('mail', own?.mail), fixed: [...fixed] };
    }),
    silenced: silenced.flatMap((row) => {
      if (!isKind(row.kind)) return [];
      const channels: Channel[] = [
        ...(row.in_app ? ['inApp' as const] : []),
        ...(row.mail ? ['mail' as const] : []),
      ];
      const name = textIn(row.name as Translations | null, language, row.default_language ?? undefined);
      return [
        {
          id: row.id,
          kind: row.kind,
          school: row.school_id ? { id: row.school_id, name } : null,
          channels,
          since: row.since.toISOString(),
        },
      ];
    }),
  };
}

/** Keeps choices; channels that are fixed keep what is usual. */
export async function saveChoices(
  tx: Transaction,
  accountId: string,
  choices: { kind: NotificationKind; inApp: boolean; mail: boolean }[],
): Promise<void> {
  // Of two choices for one kind the later holds: one statement cannot change a row twice.
  const byKind = new Map(choices.map((choice) => [choice.kind, choice]));
  await tx
    .insertInto('notification_setting')
    .values(
      [...byKind.values()].map(({ kind, inApp, mail }) => {
        const { usual, fixed } = KINDS[kind];
        return {
          account_id: accountId,
          kind,
          in_app: fixed.includes('inApp') ? usual.inApp : inApp,
          mail: fixed.includes('mail') ? usual.mail : mail,
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet((eb) => ({
        in_app: eb.ref('excluded.in_app'),
        mail: eb.ref('excluded.mail'),
      })),
    )
    .execute();
}

/** Silences a kind from its school on every channel that can be. @returns false where none can */
export async function silence(
  tx: Transaction,
  accountId: string,
  source: { kind: NotificationKind; schoolId: string | null },
  now: Date,
): Promise<boolean> {
  const { fixed } = KINDS[source.kind];
  const inApp = !fixed.includes('inApp');
  const mail = !fixed.includes('mail');
  if (!inApp && !mail) return false;
  await tx
    .insertInto('silenced_source')
    .values({
      account_id: accountId,
      kind: source.kind,
      school_id: source.schoolId,
      in_app: inApp,
      mail,
      since: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'school_id']).doUpdateSet({ in_app: inApp, mail }),
    )
    .execute();
  return true;
}

/** Silences the mails of a source for whoever a mail was sent to, without their sign-in. */
export async function silenceMails(
  tx: Transaction,
  accountId: string,
  source: { kind: NotificationKind; schoolId: string | null },
  now: Date,
): Promise<void> {
  await sql`select silence_mails(${accountId}, ${source.kind}, ${source.schoolId}, ${now})`.execute(tx);
}

/** Lets a source be heard again that was silenced. */
export const unmuteSource = (tx: Transaction, accountId: string, id: string) =>
  tx
    .deleteFrom('silenced_source')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
