import { isOfCommunity } from '@stoa/api/community.queries';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks again for everything of communities that is shown. */
export function useRefreshCommunity(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfCommunity(queryKey) }),
    [queryClient],
  );
}
