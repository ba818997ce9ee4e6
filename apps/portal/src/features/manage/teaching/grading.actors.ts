import { readGrading, saveGrading } from '@stoa/api/exam-bank.calls';
import { gradingQuery } from '@stoa/api/exam-bank.queries';
import type { Api } from '@stoa/api/query';
import { gradingMachine, type SaveGradesInput } from '@stoa/machines/grading';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Language } from '../../../i18n/languages.ts';
import { asTyped, gradesOf, gradingDraft, openedOf } from './grading-form.ts';

interface Grading {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  /** In which the sheet is shown. */
  language: () => Language;
}

/** Grading, with the calls that open attempts and keep grades. */
export function provideGrading({ api, queryClient, schoolId, language }: Grading) {
  return gradingMachine.provide({
    actors: {
      openAttempt: fromPromise(async ({ input: { attemptId } }: { input: { attemptId: string } }) => {
        // The page shows the sheet that was opened, from where it is kept.
        const { data } = await queryClient.fetchQuery({
          ...gradingQuery(api, { schoolId, attemptId, lang: language() }),
          retry: false,
          staleTime: 0,
        });
        return openedOf(data);
      }),
      saveGrades: fromPromise(async ({ input }: { input: SaveGradesInput }) => {
        const sheet = await saveGrading(api, {
          schoolId,
          attemptId: input.draft.id,
          grades: gradesOf(input),
        });
        // Lists show what was saved; the page itself goes on with what it has.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/exam/v1/'),
          refetchType: 'none',
        });
        return asTyped(gradingDraft(sheet), input.draft);
      }),
      loadGrades: fromPromise(
        async ({ input: { attemptId }, signal }: { input: { attemptId: string }; signal: AbortSignal }) =>
          gradingDraft(await readGrading(api, { schoolId, attemptId, signal })),
      ),
    },
  });
}
