import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { useId } from 'react';
import { toasts } from '../../app/toasts.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { MessageForm } from './message-form.tsx';
import { useMessage } from './use-message.ts';

export interface FeedbackDialogProps {
  schoolId: string;
  schoolName: string;
  onClosed: () => void;
}

/** Feedback above any page: 880 px wide, closed by its buttons alone (B035). */
export function FeedbackDialog({ schoolId, schoolName, onClosed }: FeedbackDialogProps) {
  useMessages('feedback');
  const { t } = useLingui();
  const formId = useId();
  const { actor, registry } = useMessage({
    kind: 'feedback',
    schoolId,
    schoolName,
    place: 'dialog',
    onSent: () => {
      toasts.show({ message: t`Thank you! Your feedback has arrived.`, tone: 'success' });
      onClosed();
    },
    onLeft: onClosed,
  });
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingClose'));
  const close = () => actor.send({ type: 'message.closed' });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        size="lg"
        isDismissable={false}
        isKeyboardDismissDisabled
        onClose={close}
        title={t`Feedback`}
        footer={
          <>
            <Button isDisabled={isSending} onPress={close}>
              {t`Cancel`}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSending}>
              {t`Send feedback`}
            </Button>
          </>
        }
      >
        <MessageForm kind="feedback" id={formId} actor={actor} registry={registry} />
      </Dialog>
      <AlertDialog
        isOpen={isConfirming}
        tone="danger"
        title={t`Close without sending?`}
        confirmLabel={t`Close and discard`}
        cancelLabel={t`Keep editing`}
        onConfirm={() => actor.send({ type: 'close.confirmed' })}
        onCancel={() => actor.send({ type: 'close.cancelled' })}
      >
        {t`Your text and pictures will be lost.`}
      </AlertDialog>
    </>
  );
}
