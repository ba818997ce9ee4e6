import type { MessageDescriptor } from '@lingui/core';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../platform/services.ts';
import { insertInvitations, tokenOf, urlOf, type InvitationRole, type InvitationRow } from './invitation.ts';

const TTL_MS = 30 * 86_400_000;
const WORDS = {
  subject: /*i18n*/ { id: 'invitation.subject', message: 'Your invitation to {school}' },
  text: /*i18n*/ {
    id: 'invitation.text',
    message:
      '{school} invites you to learn there. Accept within 30 days, signed in with this e-mail address: {url}',
  },
  ignore: /*i18n*/ {
    id: 'invitation.ignore',
    message: 'If you do not know this school, you need not do anything.',
  },
} satisfies Record<string, MessageDescriptor>;

export interface PersonToInvite {
  email: string;
  role: InvitationRole;
  realName: string;
}
interface School {
  id: string;
  name: Parameters<typeof textIn>[0];
  default_language: Language;
}

/**
 * Invites people, each in place of an earlier invitation of theirs; the transaction is bound to the school. Two
 * statements, however many they are.
 * @param people no address twice
 */
export async function inviteAll(
  tx: Transaction,
  { secrets, clock }: Services,
  school: School,
  invitedBy: string,
  people: readonly PersonToInvite[],
): Promise<InvitationRow[]> {
  if (people.length === 0) return [];
  const now = clock.now();
  await tx
    .updateTable('invitation')
    .set({ withdrawn_at: now })
    .where('school_id', '=', school.id)
    .where(
      'email',
      'in',
      people.map(({ email }) => email),
    )
    .where('withdrawn_at', 'is', null)
    .where('uses_left', '>', 0)
    .execute();
  return insertInvitations(
    tx,
    secrets,
    people.map(({ email, role, realName }) => ({
      schoolId: school.id,
      role,
      invitedBy,
      uses: 1,
      expiresAt: new Date(now.getTime() + TTL_MS),
      email,
      realName,
    })),
    now,
  );
}

/** @throws {Problem} SERVICE_UNAVAILABLE when the mail server does not take it */
export async function mailInvitation(
  { messenger, words, config, secrets }: Services,
  school: School,
  row: InvitationRow,
): Promise<void> {
  const language = school.default_language;
  const values = {
    school: textIn(school.name, language, language),
    url: `${config.publicUrl}${urlOf(tokenOf(row, secrets))}`,
  };
  await messenger.mail({
    to: row.email as string,
    subject: words.say(language, WORDS.subject, values),
    text: `${words.say(language, WORDS.text, values)}\n\n${words.say(language, WORDS.ignore)}`,
  });
}

/** Addresses among these whose account is in the school already; the transaction is bound to it. One statement. */
export async function findMembersAmong(
  tx: Transaction,
  schoolId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select((eb) => eb.fn<string>('lower', ['account.email']).as('email'))
    .where('membership.school_id', '=', schoolId)
    .where((eb) => eb(eb.fn<string>('lower', ['account.email']), 'in', emails))
    .execute();
  return new Set(rows.map((row) => row.email));
}
