import { useLingui } from '@lingui/react/macro';
import { submitAttemptFor } from '@stoa/api/exam-bank.calls';
import type { ExamBoardEntry } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';

interface SubmitForDialogProps {
  schoolId: string;
  entry: ExamBoardEntry;
  onClose: () => void;
}

/** Asks before an attempt is handed in for its person. */
export function SubmitForDialog({ schoolId, entry, onClose }: SubmitForDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const { name } = entry.learner;
  const send = useMutation({
    mutationFn: () => submitAttemptFor(api, { schoolId, attemptId: entry.attemptId }),
    onSuccess: () => toasts.show({ message: t`The attempt was submitted.`, tone: 'success' }),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={t`Submit for ${name}?`}
      confirmLabel={t({ message: 'Submit', comment: 'Button: hands an attempt in' })}
      cancelLabel={t`Cancel`}
      isPending={send.isPending}
      onConfirm={() => send.mutate()}
      onCancel={onClose}
    >
      {t`Everything saved so far is submitted. The learner cannot continue.`}
    </AlertDialog>
  );
}
