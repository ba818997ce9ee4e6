import type { MessageDescriptor } from '@lingui/core';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import type { Renderer } from '../../core/mail/mailer.ts';
import { findNotification, findRecipient, noteMailed, saidOf } from './notifications.repository.ts';
import { sealSubscription } from './unsubscribe-token.ts';

const MESSAGES = {
  look: /*i18n*/ { id: 'notification.mail.look', message: 'View' },
  silence: /*i18n*/ {
    id: 'notification.mail.silence',
    message: 'Unsubscribe from emails like this',
  },
} satisfies Record<string, MessageDescriptor>;

/** What a notification says by mail, in the person's language, with the ways to hear no more of its source. */
export function notificationMail({ database, clock, config, secrets }: Services): Renderer {
  return async ({ account_id: accountId, source_id: id }) => {
    if (accountId === null || id === null) return undefined;
    const { row, account } = await database.read({ accountId }, async (tx) => ({
      row: await findNotification(tx, accountId, id),
      account: await findRecipient(tx, accountId),
    }));
    if (!row || row.mailed_at || !account?.email) return undefined;
    const language = account.language as Language;
    const said = saidOf(row, language);
    if (!said) return undefined;
    const { kind, values } = said;
    const token = sealSubscription(secrets, { accountId, kind: said.name, schoolId: row.school_id });
    const path = kind.url(row.school_id ?? '', row.params as Readonly<Record<string, string>>);
    const silence = `${config.publicUrl}/notifications/unsubscribe?token=${token}`;
    return {
      to: account.email,
      letter: {
        language,
        school: row.school_name
          ? {
              name: row.school_name as Translations,
              color: row.school_color ?? '',
              logo_url: row.school_logo_url ?? '',
              default_language: row.school_language as Language,
            }
          : undefined,
        subject: { message: kind.title, values },
        paragraphs: [{ message: kind.text, values }],
        action: { label: MESSAGES.look, url: `${config.publicUrl}${path}` },
        leave: { label: MESSAGES.silence, url: silence },
      },
      headers: {
        'List-Unsubscribe': `<${config.publicUrl}/api/accounts/open/notifications/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      sent: async (tx) => {
        await noteMailed(tx, id, clock.now());
      },
    };
  };
}
