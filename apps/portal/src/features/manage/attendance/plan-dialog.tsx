import { useLingui } from '@lingui/react/macro';
import type { AttendancePlan } from '@stoa/api/attendance.calls';
import { isApiProblem } from '@stoa/api/error';
import type { AttendanceMethod } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { Dialog } from '@stoa/ui/dialog';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { TextField } from '@stoa/ui/text-field';
import { TimeField } from '@stoa/ui/time-field';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import * as manage from '../manage.css.ts';
import { ATTENDANCE_PROBLEM_MESSAGES, METHOD_TEXTS, METHOD_MESSAGES } from './attendance-messages.ts';
import { MINUTES_MAX, planOf, problemsOf, TITLE_MAX, type PlanForm, type PlanProblem } from './plan-form.ts';

const METHODS: readonly AttendanceMethod[] = ['code', 'button', 'teacher'];

export interface PlanDialogProps {
  title: string;
  /** On the button that sends it. */
  submitLabel: string;
  initial: PlanForm;
  isPending: boolean;
  error: unknown;
  onSubmit: (plan: AttendancePlan) => void;
  onClose: () => void;
}

/** Asks what a meeting is called, when it is, and how people check in. */
export function PlanDialog({
  title,
  submitLabel,
  initial,
  isPending,
  error,
  onSubmit,
  onClose,
}: PlanDialogProps) {
  const { t, i18n } = useLingui();
  const [form, setForm] = useState(initial);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<PlanForm>) => setForm((before) => ({ ...before, ...part }));
  const problems = problemsOf(form);
  const words: Record<PlanProblem, string> = {
    TITLE: t`Enter a title.`,
    START: t`Choose a day and a time.`,
    LATE: t`Enter minutes, no more than until it closes.`,
    CLOSES: t`Enter minutes, at least one.`,
  };
  const problem = (one: PlanProblem) => (isTried && problems.includes(one) ? words[one] : undefined);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (problems.length === 0 && !isPending) onSubmit(planOf(form));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={title}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => submit()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(messageOf(ATTENDANCE_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
            </Banner>
          ) : null}
          <TextField
            name="title"
            label={t({ message: 'Title', context: 'attendance', comment: 'Of a meeting of a class' })}
            description={t`For example “Meeting 3” or the topic.`}
            value={form.title}
            onChange={(value) => change({ title: value })}
            maxLength={TITLE_MAX}
            errorMessage={problem('TITLE')}
            isRequired
          />
          <div className={manage.pair}>
            <DatePicker
              label={t({ message: 'Day', context: 'attendance', comment: 'Of a meeting of a class' })}
              value={form.day}
              onChange={(day) => change({ day })}
              errorMessage={problem('START')}
              isRequired
            />
            <TimeField
              label={t({ message: 'Opens at', comment: 'Time: from then on people can check in' })}
              value={form.time}
              onChange={(time) => change({ time })}
              isInvalid={problem('START') !== undefined}
              isRequired
            />
          </div>
          <div className={manage.pair}>
            <NumberField
              label={t`Late after (minutes)`}
              value={form.lateAfter}
              minValue={0}
              maxValue={MINUTES_MAX}
              onChange={(lateAfter) => change({ lateAfter })}
              errorMessage={problem('LATE')}
              isRequired
            />
            <NumberField
              label={t`Closes after (minutes)`}
              value={form.closesAfter}
              minValue={1}
              maxValue={MINUTES_MAX}
              onChange={(closesAfter) => change({ closesAfter })}
              errorMessage={problem('CLOSES')}
              isRequired
            />
          </div>
          <RadioGroup
            label={t`How people check in`}
            value={form.method}
            onChange={(method) => change({ method: method as AttendanceMethod })}
          >
            {METHODS.map((method) => (
              <Radio key={method} value={method} description={i18n._(METHOD_TEXTS[method])}>
                {i18n._(METHOD_MESSAGES[method])}
              </Radio>
            ))}
          </RadioGroup>
        </Stack>
      </form>
    </Dialog>
  );
}
