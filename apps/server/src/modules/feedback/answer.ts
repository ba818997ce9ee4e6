import type { MessageDescriptor } from '@lingui/core';
import type { Transaction } from '../../database/pool.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { JobHandler, Jobs } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';

export const FEEDBACK_ANSWERED = 'feedback.answered';

const SUBJECT: MessageDescriptor = /*i18n*/ {
  id: 'feedback.answered.subject',
  message: '{school} has answered your feedback',
};
const TEXT: MessageDescriptor = /*i18n*/ {
  id: 'feedback.answered.text',
  message:
    'You wrote:\n{content}\n\n{school} answers:\n{reply}\n\nAll that you wrote, and the answers: {url}',
};

/** Sees to it that the person hears of an answer, once the transaction commits. */
export const announceAnswer = (
  tx: Transaction,
  jobs: Jobs,
  answer: { schoolId: string; accountId: string; feedbackId: string },
): Promise<string> =>
  jobs.add(tx, {
    kind: FEEDBACK_ANSWERED,
    accountId: answer.accountId,
    schoolId: answer.schoolId,
    input: { feedbackId: answer.feedbackId },
  });

/** Mails an answer in the language of the person; who has no address finds it where they wrote. */
export function mailAnswer({ database, messenger, words, config }: Services): JobHandler {
  return async ({ schoolId, input }) => {
    const { feedbackId } = input as { feedbackId: string };
    const row = await database.read({ schoolId }, (tx) =>
      tx
        .selectFrom('feedback')
        .innerJoin('account', 'account.id', 'feedback.account_id')
        .innerJoin('school', 'school.id', 'feedback.school_id')
        .select([
          'feedback.content',
          'feedback.reply',
          'account.email',
          'account.language',
          'school.name',
          'school.default_language',
        ])
        .where('feedback.id', '=', feedbackId)
        .where('account.is_valid', '=', true)
        .executeTakeFirst(),
    );
    if (!row?.email || row.reply === null) return;
    const language = row.language as Language;
    const values = {
      school: textIn(row.name, language, row.default_language),
      content: row.content,
      reply: row.reply,
      url: `${config.publicUrl}/feedback/${schoolId}`,
    };
    await messenger.mail({
      to: row.email,
      subject: words.say(language, SUBJECT, values),
      text: words.say(language, TEXT, values),
    });
  };
}
