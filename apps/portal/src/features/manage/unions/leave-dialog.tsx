import { useLingui } from '@lingui/react/macro';
import type { ManagedUnion } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Text } from '@stoa/ui/text';
import { problemMessages } from './union-messages.ts';
import { useUnion } from './use-union.ts';

/** Asks before the school leaves a union, and says what is lost. */
export function LeaveDialog({
  schoolId,
  union,
  onClose,
}: {
  schoolId: string;
  union: ManagedUnion;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { actor, now } = useUnion({ schoolId, union, task: 'leave', onClose });
  const { problem } = now.context;
  const { title } = union;
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={t`Leave ${title}?`}
      confirmLabel={t`Leave the union`}
      cancelLabel={t`Cancel`}
      isPending={now.hasTag('busy')}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
      onCancel={onClose}
    >
      {now.hasTag('offline') ? (
        <Banner tone="warning" announce="polite">
          {t`No connection. This continues once you are back online.`}
        </Banner>
      ) : now.hasTag('failed') && problem ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(problemMessages(problem))}
        </Banner>
      ) : null}
      <Text>{t`What your school shares is taken back, and what the others share disappears from your lists.`}</Text>
      <Text>{t`Learners who are in a shared class stay in it until they finish.`}</Text>
    </AlertDialog>
  );
}
