import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { saveAttendanceRecords } from '@stoa/api/attendance.calls';
import { isApiProblem } from '@stoa/api/error';
import type { AttendanceRecord, AttendanceState } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import {
  ATTENDANCE_STATES,
  ATTENDANCE_STATE_MESSAGES,
} from '../../../shared/attendance/attendance-messages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { countTrimmed } from '../../../shared/count-characters.ts';
import { ATTENDANCE_PROBLEM_MESSAGES } from './attendance-messages.ts';

const NOTE_MAX = 500;

export interface RecordDialogProps {
  schoolId: string;
  attendanceId: string;
  /** One person, or some who get the same. */
  records: readonly AttendanceRecord[];
  onSaved: () => void;
  onClose: () => void;
}

/** Corrects whether people were there, with a note. */
export function RecordDialog({ schoolId, attendanceId, records, onSaved, onClose }: RecordDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [first] = records;
  const isOne = records.length === 1;
  const [state, setState] = useState<AttendanceState>((isOne ? first?.record : null) ?? 'present');
  const [note, setNote] = useState((isOne ? first?.note : null) ?? '');
  const save = useMutation({
    mutationFn: () =>
      saveAttendanceRecords(api, {
        schoolId,
        attendanceId,
        records: records.map(({ person }) => ({
          userId: person.id,
          record: state,
          // Notes of many stay as they are where none is written.
          ...(isOne || note.trim() !== '' ? { note: note.trim() } : {}),
        })),
      }),
    onSuccess: ({ changed }) => {
      toasts.show({
        message:
          changed === 0
            ? t`Nothing had to be changed.`
            : t`${plural(changed, { one: '# record was corrected.', other: '# records were corrected.' })}`,
        tone: 'success',
      });
      onSaved();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const count = records.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={t({ message: 'Correct attendance', comment: 'Title of a dialog' })}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Save', context: 'attendance', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {save.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(
                  ATTENDANCE_PROBLEM_MESSAGES,
                  isApiProblem(save.error) ? save.error.code : 'UNKNOWN',
                ),
              )}
            </Banner>
          ) : null}
          <Text weight="medium">
            {isOne ? (
              <UserText>{first?.person.name ?? ''}</UserText>
            ) : (
              t`${plural(count, { one: '# learner', other: '# learners' })}`
            )}
          </Text>
          <RadioGroup
            label={t({ message: 'What counts', comment: 'Whether somebody was there' })}
            value={state}
            onChange={(value) => setState(value as AttendanceState)}
          >
            {ATTENDANCE_STATES.map((one) => (
              <Radio key={one} value={one}>
                {i18n._(ATTENDANCE_STATE_MESSAGES[one])}
              </Radio>
            ))}
          </RadioGroup>
          <TextArea
            label={t({ message: 'Note', context: 'attendance', comment: 'Of a teacher about a learner' })}
            description={t`For teachers. It stays with the correction.`}
            rows={2}
            value={note}
            onChange={setNote}
            maxLength={NOTE_MAX}
            countOf={countTrimmed}
            isOptional
          />
        </Stack>
      </form>
    </Dialog>
  );
}
