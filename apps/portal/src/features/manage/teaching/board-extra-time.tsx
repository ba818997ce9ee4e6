import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { setAttemptExtraTime } from '@stoa/api/exam-bank.calls';
import { isApiProblem } from '@stoa/api/error';
import type { ExamBoardEntry } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { NumberField } from '@stoa/ui/number-field';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { LocalTime } from '../../../shared/local-time.tsx';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 1440;

const REFUSALS = {
  ATTEMPT_SUBMITTED: msg`This attempt has already been submitted.`,
  ATTEMPT_EXPIRED: msg`The time for this attempt is over.`,
  VALIDATION_FAILED: msg`This would end the attempt right away. Submit it instead.`,
};
const OTHERWISE = msg`Something went wrong. Try again.`;

const refusalOf = (error: unknown) =>
  isApiProblem(error) && error.code in REFUSALS ? REFUSALS[error.code as keyof typeof REFUSALS] : OTHERWISE;

interface ExtraTimeDialogProps {
  schoolId: string;
  entry: ExamBoardEntry;
  onClose: () => void;
}

/** How many minutes somebody has more than the others. */
export function ExtraTimeDialog({ schoolId, entry, onClose }: ExtraTimeDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [minutes, setMinutes] = useState(entry.extraMinutes);
  const send = useMutation({
    mutationFn: () =>
      setAttemptExtraTime(api, { schoolId, attemptId: entry.attemptId, extraMinutes: minutes }),
    onSuccess: () => {
      toasts.show({ message: t`Saved.`, tone: 'success' });
      onClose();
    },
  });
  const moved = (minutes - entry.extraMinutes) * MINUTE_MS;
  const ends = new Date(Date.parse(entry.deadline) + moved).toISOString();
  const time = <LocalTime instant={ends} />;
  return (
    <Dialog
      isOpen
      size="sm"
      title={t({ message: 'Extra time', comment: 'Title of a dialog: for one person in an exam' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isPending={send.isPending} onPress={() => send.mutate()}>
          {t({ message: 'Save', comment: 'Button' })}
        </Button>
      }
    >
      <Stack gap="5">
        <Text>
          <UserText>{entry.learner.name}</UserText>
        </Text>
        <NumberField
          label={t`Extra minutes in total`}
          minValue={0}
          maxValue={MAX_MINUTES}
          value={minutes}
          onChange={(value) => setMinutes(value ?? 0)}
        />
        <Text tone="muted" size="sm">
          <Trans>Ends at {time}</Trans>
        </Text>
        {send.error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(refusalOf(send.error))}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}
