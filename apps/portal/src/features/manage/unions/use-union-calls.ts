import { unionCalls, type UnionCalls } from '@stoa/api/union.calls';
import { schoolUnionsQuery } from '@stoa/api/union.queries';
import type { SchoolUnions } from '@stoa/api/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';

type Work = (calls: UnionCalls) => Promise<SchoolUnions>;

/** Changes where a school stands in unions; the page shows it then. */
export function useUnionCalls(schoolId: string) {
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (work: Work) => work(unionCalls(api, { schoolId, lang })),
    onSuccess: (data) => {
      const { queryKey } = schoolUnionsQuery(api, { schoolId, lang });
      queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data });
    },
  });
}

export type UnionChange = ReturnType<typeof useUnionCalls>;
