import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import type { Renderer } from '../../core/mail/mailer.ts';
import {
  findNotification,
  presentNotification,
  findRecipient,
  noteMailed,
} from './notifications.repository.ts';
import { sealSubscription } from './unsubscribe-token.ts';

const WORDS = {
  look: /*i18n*/ { id: 'notification.mail.look', message: 'View: {url}' },
  silence: /*i18n*/ {
    id: 'notification.mail.silence',
    message: 'Unsubscribe from emails like this: {url}',
  },
} satisfies Record<string, MessageDescriptor>;

/** What a notification says by mail, in the person's language, with the ways to hear no more of its source. */
export function notificationMail({ database, clock, config, secrets, words }: Services): Renderer {
  return async ({ account_id: accountId, source_id: id }) => {
    if (accountId === null || id === null) return undefined;
    const { row, account } = await database.read({ accountId }, async (tx) => ({
      row: await findNotification(tx, accountId, id),
      account: await findRecipient(tx, accountId),
    }));
    if (!row || row.mailed_at || !account?.email) return undefined;
    const language = account.language as Language;
    const shown = presentNotification(row, words, language);
    if (!shown) return undefined;
    const token = sealSubscription(secrets, { accountId, kind: shown.kind, schoolId: row.school_id });
    const silence = `${config.publicUrl}/notifications/unsubscribe?token=${token}`;
    return {
      mail: {
        to: account.email,
        subject: shown.title,
        text: [
          shown.text,
          words.say(language, WORDS.look, { url: `${config.publicUrl}${shown.url}` }),
          words.say(language, WORDS.silence, { url: silence }),
        ].join('\n\n'),
        headers: {
          'List-Unsubscribe': `<${config.publicUrl}/api/accounts/open/notifications/unsubscribe?token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
      sent: async (tx) => {
        await noteMailed(tx, id, clock.now());
      },
    };
  };
}
