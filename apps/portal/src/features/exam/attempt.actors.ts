import { saveAnswers, submitAttempt } from '@stoa/api/exam.calls';
import { attemptQuery } from '@stoa/api/exam.queries';
import type { Api } from '@stoa/api/query';
import type { ExamAnswer, ExamAttempt } from '@stoa/api/schema';
import {
  attemptMachine,
  type AttemptAnswer,
  type AttemptReceipt,
  type LoadedAttempt,
  type SaveAnswersInput,
  type SaveAnswersOutput,
  type StoreAnswersInput,
  type SubmitAttemptInput,
} from '@stoa/machines/attempt';
import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../i18n/languages.ts';
import { clearAnswers, readAnswers, storeAnswers } from './local-answers.ts';

/** What the machine's effects need. */
export interface AttemptDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  viewerId: string;
  /** Asked for anew each time: people change the language in the middle. */
  language: () => Language;
}

/** Tabs of this browser tell each other here which attempts they have open. */
const ATTEMPT_CHANNEL = 'stoa.attempts';

interface TabMessage {
  type: 'opened' | 'here';
  attemptId: string;
  deviceId: string;
}

const answerOf = (answer: ExamAnswer): AttemptAnswer => ({
  questionId: answer.questionId,
  sequence: answer.sequence,
  choice: answer.choice,
  text: answer.text,
  ...(answer.parts ? { parts: answer.parts } : {}),
  ...(answer.files ? { files: answer.files } : {}),
  flagged: answer.flagged,
  at: answer.savedAt,
});

const loadedOf = (attempt: ExamAttempt): LoadedAttempt => ({
  isRunning: attempt.status === 'running',
  isPaused: (attempt.pausedAt ?? null) !== null,
  deadline: Date.parse(attempt.deadline),
  serverTime: Date.parse(attempt.serverTime),
  revision: attempt.revision,
  questionIds: attempt.questions.map(({ id }) => id),
  answers: attempt.answers.map(answerOf),
});

/** The machine of an attempt with this browser's storage, its other tabs and the server's calls. */
export function provideAttempt({ api, queryClient, schoolId, viewerId, language }: AttemptDeps) {
  return attemptMachine.provide({
    actors: {
      readLocal: fromPromise<AttemptAnswer[], { attemptId: string }>(async ({ input: { attemptId } }) =>
        readAnswers(viewerId, attemptId),
      ),
      // Nothing is awaited before the write: the page may be gone in the next moment.
      storeLocal: fromPromise<unknown, StoreAnswersInput>(async ({ input: { attemptId, answers } }) =>
        storeAnswers(viewerId, attemptId, answers),
      ),
      loadAttempt: fromPromise<LoadedAttempt, { attemptId: string }>(async ({ input: { attemptId } }) => {
        const query = attemptQuery(api, { schoolId, attemptId, lang: language() });
        return loadedOf((await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })).data);
      }),
      // Without the actor's signal: a page that is left stops its machine, and the last answer must still arrive.
      saveAnswers: fromPromise<SaveAnswersOutput, SaveAnswersInput>(
        async ({ input: { attemptId, deviceId, answers } }) => {
          const saved = await saveAnswers(api, {
            schoolId,
            attemptId,
            deviceId,
            answers: answers.map(({ at, files, ...answer }) => ({
              ...answer,
              ...(files ? { files: files.map(({ url, name }) => ({ url, name })) } : {}),
              clientUpdatedAt: at,
            })),
            keepalive: true,
          });
          return {
            revision: saved.revision,
            serverTime: Date.parse(saved.serverTime),
            newer: saved.newer.map(answerOf),
            elsewhere: saved.elsewhere,
          };
        },
      ),
      submitAttempt: fromPromise<AttemptReceipt, SubmitAttemptInput>(
        async ({ input: { attemptId, revision, isTimeOver } }) => {
          const { submittedAt, submittedBy, answered, questionCount, receipt, grading } = await submitAttempt(
            api,
            { schoolId, attemptId, revision, isTimeOver },
          );
          clearAnswers(viewerId, attemptId);
          return { submittedAt, submittedBy, answered, questionCount, receipt, grading };
        },
      ),
      watchTabs: fromCallback<{ type: 'never' }, { attemptId: string; deviceId: string }>(
        ({ input: { attemptId, deviceId }, sendBack }) => {
          if (typeof BroadcastChannel === 'undefined') return undefined;
          const channel = new BroadcastChannel(ATTEMPT_CHANNEL);
          const notify = (type: TabMessage['type']) =>
            channel.postMessage({ type, attemptId, deviceId } satisfies TabMessage);
          channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
            if (data.attemptId !== attemptId || data.deviceId === deviceId) return;
            if (data.type === 'opened') notify('here');
            sendBack({ type: 'tab.noticed' });
          });
          notify('opened');
          return () => channel.close();
        },
      ),
    },
  });
}
