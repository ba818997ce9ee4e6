import { useLingui } from '@lingui/react/macro';
import type { ExamQuestion } from '@stoa/api/schema';
import { Checkbox } from '@stoa/ui/checkbox';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useId, type ComponentType } from 'react';
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
    <RadioGroup
      label={t`Choose one answer`}
      aria-labelledby={labelledBy}
      value={answer?.choice[0] ?? null}
      onChange={(key) => onChange({ choice: [key], text: '' })}
    >
      {question.options.map(({ key, text }) => (
        <Radio key={key} value={key}>
          <UserText>{text}</UserText>
        </Radio>
      ))}
    </RadioGroup>
  );
}

function SomeOf({ question, labelledBy, answer, onChange }: AnswerFieldProps) {
  const { t } = useLingui();
  const label = useId();
  const chosen = answer?.choice ?? [];
  const keys = question.options.map(({ key }) => key);
  return (
    <Stack gap="2" role="group" aria-labelledby={`${labelledBy} ${label}`}>
      <Text as="div" weight="medium" size="sm" id={label}>{t`Choose all that apply`}</Text>
      {question.options.map(({ key, text }) => (
        <Checkbox
          key={key}
          isSelected={chosen.includes(key)}
          onChange={(isOn) =>
            onChange({
              choice: keys.filter((other) => (other === key ? isOn : chosen.includes(other))),
              text: '',
            })
          }
        >
          <UserText>{text}</UserText>
        </Checkbox>
      ))}
    </Stack>
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
