import type { QueryClient } from '@tanstack/react-query';
import { followPerson, unfollowPerson } from '@stoa/api/person.calls';
import type { Api } from '@stoa/api/query';
import type { FollowTarget } from '@stoa/api/schema';
import { followMachine, type FollowType, type SaveFollowInput } from '@stoa/machines/follow';
import { fromPromise } from 'xstate';

export interface FollowDeps {
  api: Api;
  queryClient: QueryClient;
  schoolId: string;
  targetType: FollowTarget;
}

/** Whom one follows. */
const FOLLOWED = '/api/personal-center/getFocusUserIdList';

/** Figures, heads and lists change; a row of whom one follows no longer stays until the list is opened again, to undo it. */
function refreshPeople(queryClient: QueryClient, isFollowed: boolean): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' &&
      path.startsWith('/api/personal-center/') &&
      (isFollowed || path !== FOLLOWED),
  });
  if (!isFollowed) void queryClient.invalidateQueries({ queryKey: ['get', FOLLOWED], refetchType: 'none' });
}

/** Following with the calls that it makes. A request that was sent is never broken off: it may have passed. */
export function provideFollow({ api, queryClient, schoolId, targetType }: FollowDeps) {
  return followMachine.provide({
    actors: {
      save: fromPromise<{ focusType: FollowType }, SaveFollowInput>(async ({ input: { userId, follow } }) => {
        const call = { schoolId, userId, targetType };
        const answer = await (follow ? followPerson(api, call) : unfollowPerson(api, call));
        refreshPeople(queryClient, follow);
        return answer;
      }),
    },
  });
}
