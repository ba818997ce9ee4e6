import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UndeliveredMail } from '@stoa/api/schema';

/** What a mail is about. */
export const KIND_MESSAGES = {
  notification: msg({ message: 'Notification', comment: 'Kind of an e-mail' }),
  invitation: msg({ message: 'Invitation', comment: 'Kind of an e-mail' }),
  account: msg({ message: 'Account security', comment: 'Kind of an e-mail' }),
  activationCode: msg({ message: 'Activation code', comment: 'Kind of an e-mail' }),
} satisfies Record<UndeliveredMail['kind'], MessageDescriptor>;

/** Why a mail was not taken. */
export const REASON_MESSAGES = {
  unreachable: msg`The mail server cannot be reached.`,
  busy: msg`The mail server is busy and asks to try later.`,
  recipient: msg`The mail server does not accept this address.`,
  refused: msg`The mail server rejected this email.`,
  signIn: msg`The mail server rejected the sign-in of this platform. Tell its operator.`,
  internal: msg`The email could not be created.`,
} satisfies Record<UndeliveredMail['reason'], MessageDescriptor>;

export const STATUS_MESSAGES = {
  waiting: msg({ message: 'Retrying', comment: 'State of an e-mail: it is tried again by itself' }),
  failed: msg({ message: 'Failed', comment: 'State of an e-mail: it is not tried again' }),
} satisfies Record<UndeliveredMail['status'], MessageDescriptor>;
