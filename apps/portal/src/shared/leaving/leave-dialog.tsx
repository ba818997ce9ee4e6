import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { useBlocker } from '@tanstack/react-router';

/** Asks before changes are left behind. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
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
