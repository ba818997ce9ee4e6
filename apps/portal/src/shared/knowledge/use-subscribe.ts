import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { setSubscription, type SubscriptionTarget } from '@stoa/api/knowledge.calls';
import { isOfKnowledge } from '@stoa/api/knowledge.queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { messageOf } from '../call-problem-messages.ts';
import { SUBSCRIPTION_PROBLEM_MESSAGES } from './section-messages.ts';

/** Subscribes to things of a school, or ends it; what shows it is asked for again. */
export function useSubscribe(schoolId: string) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfKnowledge(queryKey) });
  return useMutation({
    mutationFn: (change: { target: SubscriptionTarget; subscribed: boolean }) =>
      setSubscription(api, { schoolId, ...change }),
    onSuccess: async (_done, { subscribed }) => {
      toasts.show({
        message: subscribed
          ? t`Subscribed. You will be notified of new and updated articles.`
          : t`Unsubscribed. You will no longer be notified.`,
        tone: 'success',
      });
      await refresh();
    },
    onError: async (error) => {
      const words = messageOf(SUBSCRIPTION_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN');
      toasts.show({ message: i18n._(words), tone: 'danger' });
      await refresh();
    },
  });
}
