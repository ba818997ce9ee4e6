import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiProblem } from '@stoa/api/error';
import { updatePersonSetting } from '@stoa/api/person.calls';
import { personSettingQuery } from '@stoa/api/person.queries';
import type { PersonSetting } from '@stoa/api/schema';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../shared/call-problem-messages.ts';

/** One's privacy settings; each change is shown and saved at once, one after the other, and taken back where it fails. */
export function useSetting(schoolId: string) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const options = personSettingQuery(api, { schoolId, lang: useLanguage() });
  const query = useQuery(options);
  const show = (next: Partial<PersonSetting>) =>
    queryClient.setQueryData(
      options.queryKey,
      (before) => before && { ...before, data: { ...before.data, ...next } },
    );
  const { mutate } = useMutation({
    mutationFn: (change: Partial<PersonSetting>) => updatePersonSetting(api, { schoolId, change }),
    // A change that overtook another would be lost.
    scope: { id: `person-setting ${schoolId}` },
    onMutate: (change) => {
      const before = queryClient.getQueryData(options.queryKey)?.data;
      show(change);
      return before;
    },
    onError: (error, change, before) => {
      const names = Object.keys(change) as (keyof PersonSetting)[];
      if (before) show(Object.fromEntries(names.map((name) => [name, before[name]])));
      const code = isApiProblem(error) ? error.code : 'UNKNOWN';
      toasts.show({ message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, code)), tone: 'danger' });
    },
    onSettled: () =>
      // What others see, and who visited, follows from the settings.
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          path === '/api/personal-center/getTabCount' || path === '/api/personal-center/getVisitorList',
      }),
  });
  return { query, change: mutate };
}
