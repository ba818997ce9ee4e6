import { useLingui } from '@lingui/react/macro';
import { giveMemberPoints, takeBackMemberPoints } from '@stoa/api/points.calls';
import { isApiProblem } from '@stoa/api/error';
import type { PointEntry } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { NumberField } from '@stoa/ui/number-field';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../../shared/call-problem-messages.ts';
import { signed } from '../../../shared/points/point-rows.tsx';
import { POINT_REASONS } from '../../../shared/points/point-messages.ts';

const NOTE_MAX = 200;
const POINTS_MAX = 10_000;

interface PointsDialogProps {
  schoolId: string;
  userId: string;
  name: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Gives a member points or takes some, with a reason. */
export function GiveDialog({ schoolId, userId, name, onSaved, onClose }: PointsDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const [points, setPoints] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: (given: number) =>
      giveMemberPoints(api, { schoolId, userId, points: given, note: note.trim() }),
    onSuccess: () => {
      toasts.show({ message: t({ message: 'Points saved', comment: 'Note' }), tone: 'success' });
      onSaved();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (points !== null && points !== 0 && note.trim() !== '' && !save.isPending) save.mutate(points);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={t({ message: 'Give or take points', comment: 'Button: by hand, with a reason' })}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Save', context: 'points', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Refusal error={save.error} />
          <Text weight="medium">
            <UserText>{name}</UserText>
          </Text>
          <NumberField
            label={t({ message: 'Points', comment: 'A leaderboard by learning points' })}
            description={t`Enter a negative number to take points.`}
            value={points}
            onChange={setPoints}
            minValue={-POINTS_MAX}
            maxValue={POINTS_MAX}
            formatOptions={{ maximumFractionDigits: 0 }}
            errorMessage={
              isChecked && (points === null || points === 0) ? t`Enter a number other than 0.` : undefined
            }
          />
          <NoteField note={note} onChange={setNote} isChecked={isChecked} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Takes one row of points back, with a reason. */
export function TakeBackDialog({
  schoolId,
  userId,
  name,
  entry,
  onSaved,
  onClose,
}: PointsDialogProps & { entry: PointEntry }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => takeBackMemberPoints(api, { schoolId, userId, entryId: entry.id, note: note.trim() }),
    onSuccess: () => {
      toasts.show({ message: t({ message: 'Points saved', comment: 'Note' }), tone: 'success' });
      onSaved();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (note.trim() !== '' && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={t`Take these points back?`}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Take back', context: 'points', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Refusal error={save.error} />
          <Text weight="medium">
            <UserText>{name}</UserText>
          </Text>
          <Text>
            {i18n._(POINT_REASONS[entry.reason])}: {signed(entry.points, language)}
          </Text>
          <NoteField note={note} onChange={setNote} isChecked={isChecked} />
        </Stack>
      </form>
    </Dialog>
  );
}

function NoteField({
  note,
  onChange,
  isChecked,
}: {
  note: string;
  onChange: (note: string) => void;
  isChecked: boolean;
}) {
  const { t } = useLingui();
  return (
    <TextField
      name="note"
      label={t({ message: 'Reason', context: 'points', comment: 'Field: why points are given or taken' })}
      description={t`The member sees this reason.`}
      value={note}
      onChange={onChange}
      maxLength={NOTE_MAX}
      errorMessage={isChecked && note.trim() === '' ? t`Enter a reason.` : undefined}
    />
  );
}

function Refusal({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return error ? (
    <Banner tone="danger" announce="assertive">
      {i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
    </Banner>
  ) : null;
}
