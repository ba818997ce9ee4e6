import { useLingui } from '@lingui/react/macro';
import {
  askLiveQuestion,
  createLivePoll,
  deleteLivePoll,
  setLivePollState,
  setLiveQuestionState,
  updateLivePoll,
  voteLivePoll,
  voteLiveQuestion,
} from '@stoa/api/live-activity.calls';
import type { LivePollInput, LiveQuestionState } from '@stoa/api/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage, useLanguageStore } from '../../../i18n/language-context.tsx';
import { makeActivityCache } from './activity-cache.ts';
import { problemMessages } from './activity-messages.ts';

/** What people do about the questions and polls of a session. What comes of it is shown at once, and told by the room. */
export function useActivity(schoolId: string, liveId: string) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const lang = useLanguage();
  const { snapshot: language } = useLanguageStore();
  const [cache] = useState(() => makeActivityCache({ api, queryClient, schoolId, liveId, language }));
  const call = { schoolId, liveId };
  const onError = (error: unknown) => {
    toasts.show({ message: i18n._(problemMessages(error)), tone: 'danger' });
    cache.readAnew();
  };
  return {
    ask: useMutation({
      mutationFn: (question: { text: string; clientId: string }) =>
        askLiveQuestion(api, { ...call, ...question }),
      onSuccess: cache.storeQuestion,
    }),
    voteQuestion: useMutation({
      mutationFn: (vote: { questionId: string; voted: boolean }) =>
        voteLiveQuestion(api, { ...call, ...vote }),
      onSuccess: cache.storeQuestion,
      onError,
    }),
    mark: useMutation({
      mutationFn: (mark: { questionId: string; state: LiveQuestionState }) =>
        setLiveQuestionState(api, { ...call, ...mark }),
      onSuccess: cache.storeQuestion,
      onError,
    }),
    save: useMutation({
      mutationFn: ({ pollId, poll, clientId }: { pollId?: string; poll: LivePollInput; clientId: string }) =>
        pollId === undefined
          ? createLivePoll(api, { ...call, lang, poll, clientId })
          : updateLivePoll(api, { ...call, lang, pollId, poll }),
      onSuccess: cache.storePoll,
    }),
    remove: useMutation({
      mutationFn: (pollId: string) => deleteLivePoll(api, { ...call, lang, pollId }),
      onSuccess: (_done, pollId) => cache.dropPoll(pollId),
      onError,
    }),
    setPoll: useMutation({
      mutationFn: (change: { pollId: string; state: 'open' | 'closed'; isShared: boolean }) =>
        setLivePollState(api, { ...call, lang, ...change }),
      onSuccess: cache.storePoll,
      onError,
    }),
    votePoll: useMutation({
      mutationFn: (vote: { pollId: string; choices: number[] }) =>
        voteLivePoll(api, { ...call, lang, ...vote }),
      onSuccess: cache.storePoll,
      onError,
    }),
  };
}

export type Activity = ReturnType<typeof useActivity>;

/** A session as its questions and polls need it. */
export interface ActivityProps {
  schoolId: string;
  liveId: string;
  /** Marks questions, and prepares and starts polls. */
  canModerate: boolean;
  /** Whether people can still ask and vote. */
  isOpen: boolean;
}
