import type { O3Board } from '@stoa/api/schema';
import type { TeamCall } from '@stoa/api/o3-board.calls';
import { isApiProblem } from '@stoa/api/error';
import { o3BoardQuery } from '@stoa/api/o3.queries';
import type { Api } from '@stoa/api/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';

/** A change of a board: what it asks for. */
export type BoardChange = (api: Api, team: TeamCall) => Promise<O3Board>;

/** Changes a board. Its answer is the board, with what others have changed meanwhile. */
export function useBoardChange(schoolId: string, teamId: string) {
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const { queryKey } = o3BoardQuery(api, { schoolId, id: teamId, lang });
  return useMutation({
    mutationFn: (change: BoardChange) => change(api, { schoolId, teamId, lang }),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (board) => queryClient.setQueryData(queryKey, (known) => known && { ...known, data: board }),
    // What was refused was refused because of what others did.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** The code of what went wrong, as the words know it. */
export const codeOf = (error: unknown): string => (isApiProblem(error) ? error.code : 'UNKNOWN');
