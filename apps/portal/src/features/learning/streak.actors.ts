import { hideStreak } from '@stoa/api/learning.calls';
import { streakQuery } from '@stoa/api/learning.queries';
import type { Api } from '@stoa/api/query';
import { streakMachine, type LearnedStreak } from '@stoa/machines/streak';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

export interface StreakDeps {
  api: Api;
  queryClient: QueryClient;
  /** Of the device. */
  timeZone: string;
}

/** The streak with the calls that it makes. */
export const provideStreak = ({ api, queryClient, timeZone }: StreakDeps) =>
  streakMachine.provide({
    actors: {
      load: fromPromise<LearnedStreak, Record<never, never>>(async () => {
        const { data } = await queryClient.fetchQuery({
          ...streakQuery(api, { timeZone }),
          retry: false,
          // Asked for when a day has ended, or after it was changed.
          staleTime: 0,
        });
        return data;
      }),
      saveHidden: fromPromise<unknown, { isHidden: boolean }>(async ({ input: { isHidden } }) => {
        await hideStreak(api, isHidden);
        // What was asked before would answer as it was before.
        await queryClient.cancelQueries({ queryKey: streakQuery(api, { timeZone }).queryKey });
      }),
    },
  });
