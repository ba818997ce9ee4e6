import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiProblem } from '@stoa/api/error';
import { saveForLater } from '@stoa/api/learning.calls';
import { savedQuery, savedStateQuery } from '@stoa/api/learning.queries';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../call-problem-messages.ts';

/** What is saved for later. */
export interface Saved {
  schoolId: string;
  resourceId: string;
}

/** Saves something for later or removes it; what was removed can be brought back from the message. */
export function useSave({ schoolId, resourceId }: Saved) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const state = savedStateQuery(api, { schoolId, resourceId });
  const { mutate, isPending } = useMutation({
    mutationFn: (isSaved: boolean) => saveForLater(api, { schoolId, resourceId }, isSaved),
    onSuccess: async (_, isSaved) => {
      void queryClient.invalidateQueries({ queryKey: state.queryKey });
      // The page of what is saved, in all its forms.
      await queryClient.invalidateQueries({ queryKey: savedQuery(api, { lang }).queryKey.slice(0, 2) });
      if (isSaved) return;
      toasts.show({
        message: t({ message: 'Removed from what you saved.', comment: 'Something kept for later' }),
        action: { label: t`Undo`, onPress: () => mutate(true) },
      });
    },
    onError: (error) =>
      toasts.show({
        message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN')),
        tone: 'danger',
      }),
  });
  return { state, save: mutate, isPending };
}
