import { useSelector } from '@xstate/react';
import { useBlocker } from '@tanstack/react-router';
import { isElsewhere } from '../../../shared/leaving/is-elsewhere.ts';
import { LeaveAlert } from '../../../shared/leaving/leave-alert.tsx';
import { mayLeave, type GradingActor } from './use-grading.ts';

/** Nobody leaves an attempt, for the next one or for another page, before its machine lets them. */
export function GradingLeave({ actor }: { actor: GradingActor }) {
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingLeave'));
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isElsewhere('attempt', current, next) && !(await mayLeave(actor)),
    enableBeforeUnload: isUnsaved,
  });
  return (
    <LeaveAlert
      isOpen={isConfirming}
      onLeave={() => actor.send({ type: 'leave.confirmed' })}
      onStay={() => actor.send({ type: 'leave.cancelled' })}
    />
  );
}
