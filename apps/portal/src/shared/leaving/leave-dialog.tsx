import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { useBlocker } from '@tanstack/react-router';

/**
 * Asks before changes are left behind: for another page, or for another value of a parameter of the search. Its messages
 * are of the part `schools`, which the page has to load.
 */
export function LeaveDialog({
  isUnsaved,
  parameter,
  saveNow,
}: {
  isUnsaved: boolean;
  /** Says what is edited, where the path does not. */
  parameter?: string | undefined;
  /** Saves what can be saved without asking, and tells whether all is: then nothing is asked. */
  saveNow?: (() => Promise<boolean>) | undefined;
}) {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isUnsaved &&
      (current.pathname !== next.pathname || valueOf(parameter, current) !== valueOf(parameter, next)) &&
      !(await saveNow?.()),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <AlertDialog
      isOpen={blocker.status === 'blocked'}
      tone="danger"
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay`}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t`Your unsaved changes will be lost.`}
    </AlertDialog>
  );
}

const valueOf = (parameter: string | undefined, { search }: { search: object }): unknown =>
  parameter === undefined ? undefined : new Map(Object.entries(search)).get(parameter);
