import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import type { FollowTarget, FollowType } from '@stoa/api/schema';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useApi } from '../../app/services.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideFollow } from './follow.actors.ts';

export interface FollowSubject {
  schoolId: string;
  /** The person, or the school with `targetType: 'school'`. */
  userId: string;
  targetType?: FollowTarget;
  focusType: FollowType;
}

/** Follows somebody and no longer, by its machine, for as long as the button is shown. */
export function useFollow({ schoolId, userId, targetType = 'person', focusType }: FollowSubject) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => provideFollow({ api, queryClient, schoolId, targetType }));
  const actor = useActorRef(machine, { input: { userId, focusType } });
  useEffect(() => {
    if (actor.getSnapshot().context.focusType !== focusType)
      actor.send({ type: 'person.refreshed', focusType });
  }, [actor, focusType]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  return {
    isFollowed: useSelector(actor, ({ context }) => context.isFollowed),
    isMutual: useSelector(actor, ({ context }) => context.isFollowed && context.focusType === 2),
    problem: useSelector(actor, ({ context, tags }) => (tags.has('failed') ? context.problem : null)),
    follow: () => {
      if (isShown.current) return actor.send({ type: 'follow.requested' });
      // The button is gone, the message that offers to undo is still there.
      const undo = createActor(machine, { input: { userId, focusType: 0 } }).start();
      undo.send({ type: 'follow.requested' });
    },
    unfollow: () => actor.send({ type: 'unfollow.requested' }),
    dismissProblem: () => actor.send({ type: 'problem.dismissed' }),
  };
}
