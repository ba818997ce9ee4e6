import type { MessageDescriptor } from '@lingui/core';
import type { Transaction } from '../../database/pool.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import type { Renderer } from '../../core/mail/mailer.ts';
import {
  type InvitationRole,
  findHeldInvitation,
  findInvitingSchool,
  withdrawOf,
  insertInvitations,
  type InvitationRow,
} from './invitation.repository.ts';
import { statusOf, tokenOf, urlOf } from './invitation.ts';

const TTL_MS = 30 * 86_400_000;
const MESSAGES = {
  subject: /*i18n*/ { id: 'invitation.subject', message: 'Your invitation to {school}' },
  text: /*i18n*/ {
    id: 'invitation.text',
    message: '{school} invites you to join. Accept within 30 days, signed in with this email address.',
  },
  ignore: /*i18n*/ {
    id: 'invitation.ignore',
    message: 'If you do not know this school, you can ignore this email.',
  },
  accept: /*i18n*/ { id: 'invitation.accept', message: 'Accept invitation' },
} satisfies Record<string, MessageDescriptor>;

export interface PersonToInvite {
  email: string;
  role: InvitationRole;
  realName: string;
}

/**
 * Invites people, each in place of an earlier invitation of theirs; the transaction is bound to the school. Two
 * statements, however many they are.
 * @param people no address twice
 */
export async function inviteAll(
  tx: Transaction,
  { secrets, clock }: Services,
  schoolId: string,
  invitedBy: string,
  people: readonly PersonToInvite[],
): Promise<InvitationRow[]> {
  if (people.length === 0) return [];
  const now = clock.now();
  await withdrawOf(
    tx,
    schoolId,
    people.map(({ email }) => email),
    now,
  );
  return insertInvitations(
    tx,
    secrets,
    people.map(({ email, role, realName }) => ({
      schoolId,
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

/** What an invitation says by mail; one that does not hold any more says nothing. */
export function invitationMail({ database, clock, config, secrets }: Services): Renderer {
  return async ({ school_id: schoolId, source_id: id }) => {
    if (schoolId === null || id === null) return undefined;
    const { row, school } = await database.read({ schoolId }, async (tx) => ({
      row: await findHeldInvitation(tx, id),
      school: await findInvitingSchool(tx, schoolId),
    }));
    if (!row || statusOf(row, clock.now()) !== 'open' || school?.status !== 'active') return undefined;
    const language = school.default_language;
    const values = { school: textIn(school.name, language, language) };
    return {
      letter: {
        language,
        school,
        subject: { message: MESSAGES.subject, values },
        paragraphs: [{ message: MESSAGES.text, values }],
        action: { label: MESSAGES.accept, url: `${config.publicUrl}${urlOf(tokenOf(row, secrets))}` },
        notes: [{ message: MESSAGES.ignore }],
      },
    };
  };
}
