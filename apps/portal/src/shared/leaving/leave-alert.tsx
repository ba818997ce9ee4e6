import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@stoa/ui/alert-dialog';

interface LeaveAlertProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** What is asked before changes are left behind. Its messages are of the part `schools`, which the page has to load. */
export function LeaveAlert({ isOpen, onLeave, onStay }: LeaveAlertProps) {
  const { t } = useLingui();
  return (
    <AlertDialog
      isOpen={isOpen}
      tone="danger"
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay`}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t`Your unsaved changes will be lost.`}
    </AlertDialog>
  );
}
