import type { MessageDescriptor } from '@lingui/core';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Letter } from '../../core/mail/mail-layout.ts';
import type { Services } from '../../core/services.ts';

const SUBJECT: MessageDescriptor = /*i18n*/ { id: 'notice.subject', message: 'Your Stoa account' };
const NOT_YOU: MessageDescriptor = /*i18n*/ {
  id: 'notice.notYou',
  message: 'If this was not you, change your password now and sign out on all other devices.',
};
const ACCOUNT: MessageDescriptor = /*i18n*/ { id: 'notice.account', message: 'Go to your account' };

/** What a person is told of their own account. */
export const NOTICES = {
  emailChanged: /*i18n*/ {
    id: 'notice.emailChanged',
    message: 'The email address of your account was changed to {value}.',
  },
  mobileChanged: /*i18n*/ {
    id: 'notice.mobileChanged',
    message: 'The phone number of your account was changed to {value}.',
  },
  addressWanted: /*i18n*/ {
    id: 'notice.addressWanted',
    message:
      'Someone tried to add this address to another account. It stays with yours, and nothing was changed.',
  },
  passwordChanged: /*i18n*/ {
    id: 'notice.passwordChanged',
    message: 'The password of your account was changed, and all other devices were signed out.',
  },
  secondFactorAdded: /*i18n*/ {
    id: 'notice.secondFactorAdded',
    message: 'A second factor was added to your account.',
  },
  secondFactorRemoved: /*i18n*/ {
    id: 'notice.secondFactorRemoved',
    message: 'A second factor was removed from your account.',
  },
  exportReady: /*i18n*/ {
    id: 'notice.exportReady',
    message: 'The copy of your data is ready. Sign in and download it within a day: {value}',
  },
  deletionAsked: /*i18n*/ {
    id: 'notice.deletionAsked',
    message: 'Your account will be deleted on {value}. Until then you can sign in and keep it.',
  },
  deletionTakenBack: /*i18n*/ {
    id: 'notice.deletionTakenBack',
    message: 'The deletion of your account was cancelled.',
  },
} satisfies Record<string, MessageDescriptor>;

/** A notice, for where another message is replaced by it. */
export const noticeLetter = (language: Language, notice: keyof typeof NOTICES): Letter => ({
  language,
  subject: { message: SUBJECT },
  paragraphs: [{ message: NOTICES[notice], values: { value: '' } }],
});

/** Where a person can be reached. */
export interface Contact {
  email?: string | null;
  mobile?: string | null;
  language: string;
}

/**
 * Adds the mail of a notice inside the transaction of what it tells of.
 * @returns false where the person has no address
 */
export async function mailNotice(
  tx: Transaction,
  { mailer, config }: Services,
  contact: Contact,
  notice: keyof typeof NOTICES,
  value = '',
): Promise<boolean> {
  if (!contact.email) return false;
  await mailer.add(
    tx,
    { kind: 'account', recipient: contact.email },
    {
      language: contact.language as Language,
      subject: { message: SUBJECT },
      paragraphs: [{ message: NOTICES[notice], values: { value } }],
      action: { label: ACCOUNT, url: `${config.publicUrl}/login/index` },
      notes: [{ message: NOT_YOU }],
    },
  );
  return true;
}

/** Tells a person of a change, by mail where there is an address, else by message. What was changed stands even if it cannot be sent. */
export async function notify(
  services: Services,
  contact: Contact,
  notice: keyof typeof NOTICES,
  value = '',
): Promise<void> {
  const { database, messenger, messages, log } = services;
  try {
    const mailed = await database.write({}, (tx) => mailNotice(tx, services, contact, notice, value));
    if (!mailed && contact.mobile)
      await messenger.text({
        to: contact.mobile,
        text: messages.say(contact.language as Language, NOTICES[notice], { value }),
      });
  } catch (error) {
    log.warn({ err: error, notice }, 'a notice could not be sent');
  }
}
