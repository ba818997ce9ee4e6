import { livePollsQuery, liveQuestionsQuery } from '@stoa/api/live-activity.queries';
import type { Api } from '@stoa/api/query';
import type { LivePoll, LiveQuestion } from '@stoa/api/schema';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../../../i18n/languages.ts';

interface ActivityDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  liveId: string;
  language: () => Language;
}

/** What is loaded of a session's questions and polls, kept up to date by what the room tells and calls answer. */
export function makeActivityCache({ api, queryClient, schoolId, liveId, language }: ActivityDeps) {
  const questions = () => liveQuestionsQuery(api, { schoolId, liveId });
  const polls = () => livePollsQuery(api, { schoolId, liveId, lang: language() });
  /** What is under way was perhaps read before the change: it is read again. */
  const readAgain = (queryKey: readonly unknown[]) => {
    if (queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching')
      void queryClient.invalidateQueries({ queryKey });
  };
  return {
    storeQuestion: (question: LiveQuestion): void => {
      const { queryKey } = questions();
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, data: { items: withChange(known.data.items, question) } },
      );
      readAgain(queryKey);
    },
    storePoll: (poll: LivePoll): void => {
      const { queryKey } = polls();
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, data: { items: withChange(known.data.items, poll) } },
      );
      readAgain(queryKey);
    },
    dropPoll: (pollId: string): void => {
      const { queryKey } = polls();
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, data: { items: known.data.items.filter(({ id }) => id !== pollId) } },
      );
      readAgain(queryKey);
    },
    readAnew: (): void => {
      for (const { queryKey } of [questions(), polls()]) void queryClient.invalidateQueries({ queryKey });
    },
  };
}

export type ActivityCache = ReturnType<typeof makeActivityCache>;

/** A list with an entry as it is now: at its place, or first where it is new. What is older changes nothing. */
export function withChange<Entry extends { id: string; sequence: number }>(
  items: readonly Entry[],
  entry: Entry,
): Entry[] {
  const known = items.find(({ id }) => id === entry.id);
  if (!known) return [entry, ...items];
  return known.sequence > entry.sequence ? [...items] : items.map((item) => (item === known ? entry : item));
}
