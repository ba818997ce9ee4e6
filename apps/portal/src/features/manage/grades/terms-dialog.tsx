import { useLingui } from '@lingui/react/macro';
import { saveAssignmentTerms } from '@stoa/api/assignment.calls';
import { isApiProblem } from '@stoa/api/error';
import type { WorkSheet } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TimeField } from '@stoa/ui/time-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { instantIn, partsIn } from '../../../shared/zoned-instant.ts';
import * as manage from '../manage.css.ts';
import { GRADE_PROBLEM_MESSAGES } from './grades-messages.ts';

/** The end of a day, where only the day was chosen. */
const LAST_MINUTE = '23:59';

export interface TermsDialogProps {
  schoolId: string;
  sheet: WorkSheet;
  onSaved: () => void;
  /** Asks for the work anew: somebody else changed it. */
  onReload: () => void;
  onClose: () => void;
}

/** Gives one learner longer than others, or excuses them. */
export function TermsDialog({ schoolId, sheet, onSaved, onReload, onClose }: TermsDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { lessonId, person, version, terms, work } = sheet;
  const { timeZone, dueAt } = terms;
  const [extendedUntil, setExtendedUntil] = useState(sheet.extendedUntil);
  const [isExcused, setExcused] = useState(work.isExcused);
  const extended = extendedUntil === null ? null : partsIn(extendedUntil, timeZone);
  const isTooEarly =
    extendedUntil !== null && dueAt !== null && Date.parse(extendedUntil) <= Date.parse(dueAt);
  const save = useMutation({
    mutationFn: () =>
      saveAssignmentTerms(api, {
        schoolId,
        lessonId,
        personId: person.id,
        terms: { version, extendedUntil, isExcused },
      }),
    onSuccess: () => {
      toasts.show({ message: t`The change was saved.`, tone: 'success' });
      onSaved();
    },
    onError: (error) => {
      if (isApiProblem(error) && error.code === 'VERSION_CONFLICT') onReload();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isTooEarly && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={t({ message: 'Extend or excuse', comment: 'Button: gives a learner longer for an assignment' })}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Save', context: 'grades', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {save.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(GRADE_PROBLEM_MESSAGES, isApiProblem(save.error) ? save.error.code : 'UNKNOWN'),
              )}
            </Banner>
          ) : null}
          <Text weight="medium">
            <UserText>{person.name}</UserText>
          </Text>
          {dueAt === null ? (
            <Text tone="muted">{t`This assignment has no due date to extend.`}</Text>
          ) : (
            <div className={manage.pair}>
              <DatePicker
                label={t({ message: 'Extended until', comment: 'Day until when a learner may hand in' })}
                description={t`Leave it empty for the due date of everyone.`}
                value={extended?.day ?? null}
                onChange={(day) =>
                  setExtendedUntil(
                    day === null ? null : instantIn(day, extended?.time ?? LAST_MINUTE, timeZone),
                  )
                }
                errorMessage={isTooEarly ? t`Choose a time after the due date.` : undefined}
              />
              <TimeField
                label={t({ message: 'Time', context: 'grades', comment: 'Until when a learner may hand in' })}
                value={extended?.time ?? null}
                isDisabled={extended === null}
                onChange={(time) => {
                  if (extended && time !== null) setExtendedUntil(instantIn(extended.day, time, timeZone));
                }}
              />
            </div>
          )}
          <Switch isSelected={isExcused} onChange={setExcused}>
            {t`Excused: the assignment does not count`}
          </Switch>
        </Stack>
      </form>
    </Dialog>
  );
}
