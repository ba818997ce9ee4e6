import type { QueryClient } from '@tanstack/react-query';

/** Has what viewers see of a recording asked for anew; its language is a part of the key, so every one is meant. */
export const invalidateReplay = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.endsWith('/{liveId}/replay'),
  });
