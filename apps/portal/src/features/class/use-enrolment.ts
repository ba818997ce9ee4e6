import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import type { ClassDetail } from '@stoa/api/schema';
import type { EnrolmentProblemCode } from '@stoa/machines/enrolment';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { useApi } from '../../app/services.ts';
import { enrolmentOf } from './enrolment.actors.ts';
import { randomId } from '../../app/random-id.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';

/** What the page knows of joining and leaving, and what it can ask for. */
export interface Enrolment {
  isBusy: boolean;
  /** Waits for the network and goes on by itself. */
  isOffline: boolean;
  isConfirming: boolean;
  needsSignIn: boolean;
  problem: { code: EnrolmentProblemCode; requestId?: string } | null;
  enrol: () => void;
  /** Asks whether one really wants to leave. */
  askToLeave: () => void;
  leave: () => void;
  stay: () => void;
  dismissProblem: () => void;
}

export interface EnrolmentNews {
  onEnrolled: () => void;
  /** @param again enrols once more */
  onLeft: (again: () => void) => void;
}

/** Joins and leaves a class by its machine, for as long as its page is shown. */
export function useEnrolment(detail: ClassDetail, { onEnrolled, onLeft }: EnrolmentNews): Enrolment {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { status } = useSession();
  const [machine] = useState(() => enrolmentOf({ api, queryClient, schoolId: detail.schoolId }));
  const [keySeed] = useState(randomId);
  const actor = useActorRef(machine, {
    input: { classId: detail.id, enrollment: detail.enrollment, keySeed },
  });

  useEffect(() => {
    actor.send({ type: 'class.refreshed', enrollment: detail.enrollment });
  }, [actor, detail.enrollment]);
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));

  useEffect(() => {
    let before = actor.getSnapshot();
    const { unsubscribe } = actor.subscribe((now) => {
      if (before.matches('enrolling') && now.hasTag('enrolled')) onEnrolled();
      if (before.matches('leaving') && now.hasTag('notEnrolled')) {
        // Whoever has gone on to another page comes back to the class and its button.
        onLeft(() =>
          actor.getSnapshot().status === 'active'
            ? actor.send({ type: 'enrol.requested' })
            : void navigate({ href: detail.url }),
        );
      }
      before = now;
    });
    return unsubscribe;
  }, [actor, onEnrolled, onLeft, navigate, detail.url]);

  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isOffline: useSelector(actor, (snapshot) => snapshot.hasTag('offline')),
    isConfirming: useSelector(actor, (snapshot) => snapshot.hasTag('confirming')),
    needsSignIn: useSelector(actor, (snapshot) => snapshot.hasTag('signInNeeded')),
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    enrol: () => actor.send({ type: 'enrol.requested' }),
    askToLeave: () => actor.send({ type: 'leave.requested' }),
    leave: () => actor.send({ type: 'leave.confirmed' }),
    stay: () => actor.send({ type: 'leave.cancelled' }),
    dismissProblem: () => actor.send({ type: 'problem.dismissed' }),
  };
}
