import { useBlocker } from '@tanstack/react-router';
import { isElsewhere } from './is-elsewhere.ts';
import { LeaveAlert } from './leave-alert.tsx';

/**
 * Asks before changes are left behind: for another page, or for another value of a parameter of the search. Its messages
 * are of the part `schools`, which the page has to load.
 */
export function LeaveDialog({
  isUnsaved,
  parameter,
}: {
  isUnsaved: boolean;
  /** Says what is edited, where the path does not. */
  parameter?: string | undefined;
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && isElsewhere(parameter, current, next),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <LeaveAlert
      isOpen={blocker.status === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
