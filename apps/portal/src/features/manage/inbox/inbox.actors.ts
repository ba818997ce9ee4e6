import { exportFeedback, readFeedback, updateFeedbackStatus } from '@stoa/api/feedback.calls';
import type { Api } from '@stoa/api/query';
import type { FeedbackEntry } from '@stoa/api/schema';
import {
  feedbackInboxMachine,
  type InboxEntry,
  type InboxFilter,
  type SaveEntryInput,
} from '@stoa/machines/feedback-inbox';
import { fromPromise } from 'xstate';
import type { Language } from '../../../i18n/languages.ts';
import { saveFile } from '../../../shared/save-file.ts';

export interface InboxDeps {
  api: Api;
  schoolId: string;
  language: () => Language;
}

/** What handling a message needs to know of it. */
export const entryOf = ({ id, status, reply, updatedAt }: FeedbackEntry): InboxEntry => ({
  id,
  status,
  reply,
  updatedAt,
});

/** What is done to messages, with the calls that it makes. */
export function provideInbox({ api, schoolId, language }: InboxDeps) {
  return feedbackInboxMachine.provide({
    actors: {
      saveEntry: fromPromise<InboxEntry, SaveEntryInput>(async ({ input: { id, reply, ...rest } }) =>
        entryOf(
          await updateFeedbackStatus(api, {
            ...rest,
            schoolId,
            feedbackId: id,
            ...(reply === null ? {} : { reply }),
            lang: language(),
          }),
        ),
      ),
      loadEntry: fromPromise<InboxEntry, { id: string }>(async ({ input }) =>
        entryOf(await readFeedback(api, { schoolId, feedbackId: input.id, lang: language() })),
      ),
      exportEntries: fromPromise<unknown, InboxFilter>(async ({ input }) => {
        const { fileName, csv } = await exportFeedback(api, { schoolId, lang: language(), ...input });
        saveFile(fileName, csv, 'text/csv;charset=utf-8');
      }),
    },
  });
}
