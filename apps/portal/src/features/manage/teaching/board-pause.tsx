import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pauseExam } from '@stoa/api/exam-bank.calls';
import { PAUSE_HOURS } from '@stoa/api/exam-pause';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../../shared/format.ts';

const HOUR_MINUTES = 60;

interface PauseAllDialogProps {
  schoolId: string;
  examId: string;
  /** Whether to pause, or to let all go on. */
  isPaused: boolean;
  onClose: () => void;
}

/** Asks before time stands still for everybody, or goes on. */
export function PauseAllDialog({ schoolId, examId, isPaused, onClose }: PauseAllDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const limit = formatMinutes(PAUSE_HOURS * HOUR_MINUTES, language);
  const send = useMutation({
    mutationFn: () => pauseExam(api, { schoolId, examId, isPaused }),
    onSuccess: ({ count }) => {
      const number = formatNumber(count, language);
      toasts.show({
        message: isPaused
          ? t`${plural(count, { one: `${number} attempt was paused.`, other: `${number} attempts were paused.` })}`
          : t`${plural(count, { one: `${number} attempt goes on.`, other: `${number} attempts go on.` })}`,
        tone: 'success',
      });
    },
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      isOpen
      title={isPaused ? t`Pause this exam for everyone?` : t`Continue this exam for everyone?`}
      confirmLabel={
        isPaused
          ? t({
              message: 'Pause',
              context: 'exam',
              comment: 'Button: lets the time of an attempt stand still',
            })
          : t({ message: 'Resume', context: 'exam', comment: 'Button: lets the time of an attempt go on' })
      }
      isPending={send.isPending}
      cancelLabel={t`Cancel`}
      onConfirm={() => send.mutate()}
      onCancel={onClose}
    >
      {isPaused ? (
        <>
          {t`Questions are hidden and time stands still for everyone who is taking it now. Nobody loses time or answers.`}{' '}
          {t({
            message: `What nobody resumes goes on by itself after ${limit}.`,
            comment: 'Of a paused exam: 24 hr',
          })}
        </>
      ) : (
        t`Everyone gets back the time that was left.`
      )}
    </AlertDialog>
  );
}
