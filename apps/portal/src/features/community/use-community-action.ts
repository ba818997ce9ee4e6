import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { useMutation } from '@tanstack/react-query';
import { toasts } from '../../app/toasts.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { COMMUNITY_PROBLEM_MESSAGES } from '../../shared/community/community-messages.ts';
import { useRefreshCommunity } from '../../shared/community/use-refresh-community.ts';

/** A press that changes something on the server: what is shown is asked for again, a failure is told. */
export function useCommunityAction<Input = void>(
  run: (input: Input) => Promise<unknown>,
  { onDone, doneText }: { onDone?: () => void; doneText?: string } = {},
) {
  const { i18n } = useLingui();
  const refresh = useRefreshCommunity();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      if (doneText) toasts.show({ message: doneText, tone: 'success' });
      onDone?.();
      await refresh();
    },
    onError: async (error) => {
      const words = messageOf(COMMUNITY_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN');
      toasts.show({ message: i18n._(words), tone: 'danger' });
      await refresh();
    },
  });
}
