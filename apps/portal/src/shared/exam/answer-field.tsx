import { useLingui } from '@lingui/react/macro';
import type { ExamQuestion } from '@stoa/api/schema';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import type { ComponentType } from 'react';
import { OneChoiceField, SomeChoicesField } from '../choice-fields.tsx';
import * as styles from './answer-field.css.ts';

interface Given {
  choice: string[];
  text: string;
}

export interface AnswerFieldProps {
  question: ExamQuestion;
  /** Id of the question's text, which names the field. */
  labelledBy: string;
  answer: Readonly<{ choice: readonly string[]; text: string }> | undefined;
  onChange: (given: Given) => void;
}

const ESSAY_ROWS = 12;

const FIELDS: Record<ExamQuestion['kind'], ComponentType<AnswerFieldProps>> = {
  single: OneOf,
  truefalse: OneOf,
  multiple: SomeOf,
  text: ShortText,
  number: NumberText,
  essay: Essay,
};

/** Where a question is answered, by its kind. */
export function AnswerField(props: AnswerFieldProps) {
  const Field = FIELDS[props.question.kind];
  return <Field {...props} />;
}

function OneOf({ question, labelledBy, answer, onChange }: AnswerFieldProps) {
  const { t } = useLingui();
  return (
    <OneChoiceField
      label={t`Choose one answer`}
      labelledBy={labelledBy}
      options={question.options}
      chosen={answer?.choice ?? []}
      onChange={(choice) => onChange({ choice, text: '' })}
    />
  );
}

function SomeOf({ question, labelledBy, answer, onChange }: AnswerFieldProps) {
  const { t } = useLingui();
  return (
    <SomeChoicesField
      label={t`Choose all that apply`}
      labelledBy={labelledBy}
      options={question.options}
      chosen={answer?.choice ?? []}
      onChange={(choice) => onChange({ choice, text: '' })}
    />
  );
}

function ShortText({ question, labelledBy, answer, onChange }: AnswerFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your answer`}
      aria-describedby={labelledBy}
      autoComplete="off"
      spellCheck="false"
      maxLength={question.maxLength ?? undefined}
      value={answer?.text ?? ''}
      onChange={(text) => onChange({ choice: [], text })}
      className={styles.short}
    />
  );
}

function NumberText({ question, labelledBy, answer, onChange }: AnswerFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your answer`}
      description={t`A number`}
      aria-describedby={labelledBy}
      autoComplete="off"
      inputMode="decimal"
      direction="ltr"
      normalizesDigits
      maxLength={question.maxLength ?? undefined}
      end={question.unit ? <span className={styles.unit}>{question.unit}</span> : null}
      value={answer?.text ?? ''}
      onChange={(text) => onChange({ choice: [], text })}
      className={styles.short}
    />
  );
}

function Essay({ question, labelledBy, answer, onChange }: AnswerFieldProps) {
  const { t } = useLingui();
  const most = question.maxLength ?? undefined;
  return (
    <TextArea
      label={t`Your answer`}
      aria-describedby={labelledBy}
      rows={ESSAY_ROWS}
      maxLength={most}
      value={answer?.text ?? ''}
      // The server takes no more: what is longer is cut, so that what counts is what is seen.
      onChange={(text) => onChange({ choice: [], text: text.slice(0, most) })}
    />
  );
}
