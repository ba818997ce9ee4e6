import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiProblem, type ApiProblem } from '@stoa/api/error';
import { savePersonSpace } from '@stoa/api/person.calls';
import { toasts } from '../../app/toasts.ts';
import { useApi } from '../../app/services.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { SPACE_MESSAGES } from './settings-messages.ts';

type Change = Parameters<typeof savePersonSpace>[1]['change'];

/** Saves a part of one's space. */
export function useSaveSpace(schoolId: string, { saved }: { saved: string }) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation<unknown, ApiProblem | Error, Change>({
    mutationFn: (change) => savePersonSpace(api, { schoolId, change }),
    onSuccess: () => {
      toasts.show({ message: saved, tone: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['get', '/api/personal-center/selectUserInfo'] });
    },
  });
  return {
    save: mutate,
    isSaving: isPending,
    problem: error
      ? i18n._(messageOf(SPACE_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))
      : undefined,
  };
}
