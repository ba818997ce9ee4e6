import { useLingui } from '@lingui/react/macro';
import type { SurveyItem } from '@stoa/api/schema';
import type { GivenAnswer } from '@stoa/machines/survey';
import { FormulaText, nameWithFormulas } from '@stoa/ui/formula-text';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { ToggleButton } from '@stoa/ui/toggle-button';
import { UserText } from '@stoa/ui/user-text';
import { Skeleton } from '@stoa/ui/skeleton';
import { Suspense, useId, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { OneChoiceField, SomeChoicesField } from '../../shared/choice-fields.tsx';
import { EnlargeableEntries } from '../../shared/enlarging/enlargeable-entries.tsx';
import { formatNumber } from '../../shared/format.ts';
import {
  AreasField,
  FileField,
  GapsField,
  LabelsField,
  PassagesField,
  RankingField,
  SliderField,
  SortingField,
} from './exam-fields.tsx';
import * as styles from './survey.css.ts';

export interface QuestionFieldProps {
  item: SurveyItem;
  /** Id of the question's text, which names the field. */
  labelledBy: string;
  answer: GivenAnswer | undefined;
  onChange: (answer: GivenAnswer) => void;
}

const SHORT_TEXT_MAX = 500;
const LONG_TEXT_MAX = 5000;
const NUMBER_MAX = 1_000_000_000_000;
const LONG_TEXT_ROWS = 6;

const FIELDS: Record<SurveyItem['kind'], ComponentType<QuestionFieldProps>> = {
  single: OneOf,
  multiple: SomeOf,
  text: ShortText,
  longtext: LongText,
  number: NumberAnswer,
  scale: Scale,
  slider: later(SliderField, '6rem'),
  ranking: later(RankingField, '8rem'),
  matrix: Matrix,
  categories: later(SortingField, '12rem'),
  matching: later(SortingField, '12rem'),
  hotspot: later(AreasField, '20rem'),
  labels: later(LabelsField, '24rem'),
  highlight: later(PassagesField, '8rem'),
  gaps: later(GapsField, '4rem'),
  file: later(FileField, '8rem'),
};

/** A field with words of exams, which are there a little later. */
function later(Field: ComponentType<QuestionFieldProps>, height: string) {
  return function Later(props: QuestionFieldProps) {
    return (
      <Suspense fallback={<Skeleton shape="block" height={height} />}>
        <Field {...props} />
      </Suspense>
    );
  };
}

/** Where a question of a survey is answered, by its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { kind, options, rows } = props.item;
  const Field = FIELDS[kind];
  return (
    <EnlargeableEntries entries={[...rows, ...options]}>
      <Field {...props} />
    </EnlargeableEntries>
  );
}

function OneOf({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  return (
    <OneChoiceField
      label={t`Choose one answer`}
      labelledBy={labelledBy}
      options={item.options}
      chosen={answer?.choice ?? []}
      onChange={(choice) => onChange({ choice })}
    />
  );
}

function SomeOf({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  return (
    <SomeChoicesField
      label={t`Choose all that apply`}
      labelledBy={labelledBy}
      options={item.options}
      chosen={answer?.choice ?? []}
      onChange={(choice) => onChange({ choice })}
    />
  );
}

function ShortText({ labelledBy, answer, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your answer`}
      aria-describedby={labelledBy}
      autoComplete="off"
      maxLength={SHORT_TEXT_MAX}
      value={answer?.text ?? ''}
      onChange={(text) => onChange({ text })}
    />
  );
}

function LongText({ labelledBy, answer, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Your answer`}
      aria-describedby={labelledBy}
      rows={LONG_TEXT_ROWS}
      maxLength={LONG_TEXT_MAX}
      value={answer?.text ?? ''}
      // The server takes no more: what is longer is cut, so that what counts is what is seen.
      onChange={(text) => onChange({ text: text.slice(0, LONG_TEXT_MAX) })}
    />
  );
}

function NumberAnswer({ labelledBy, answer, onChange }: QuestionFieldProps) {
  const { t } = useLingui();
  return (
    <NumberField
      label={t`Your answer`}
      description={t`A number`}
      aria-describedby={labelledBy}
      minValue={-NUMBER_MAX}
      maxValue={NUMBER_MAX}
      hideSteppers
      value={answer?.number ?? null}
      onChange={(number) => onChange(number === null ? {} : { number })}
      className={styles.short}
    />
  );
}

function Scale({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  const language = useLanguage();
  const steps = Array.from({ length: item.max - item.min + 1 }, (_, index) => item.min + index);
  const ends = useId();
  const hasEnds = item.lowLabel !== '' || item.highLabel !== '';
  return (
    <div className={styles.part} role="group" aria-labelledby={labelledBy} aria-describedby={ends}>
      <div className={styles.scale}>
        {steps.map((step) => (
          <ToggleButton
            key={step}
            className={styles.step}
            isSelected={answer?.number === step}
            onChange={(isOn) => onChange(isOn ? { number: step } : {})}
          >
            {formatNumber(step, language)}
          </ToggleButton>
        ))}
      </div>
      {hasEnds ? (
        <div className={styles.ends} id={ends}>
          <Text size="sm" tone="muted">
            {formatNumber(item.min, language)}: <UserText>{item.lowLabel}</UserText>
          </Text>
          <Text size="sm" tone="muted">
            {formatNumber(item.max, language)}: <UserText>{item.highLabel}</UserText>
          </Text>
        </div>
      ) : null}
    </div>
  );
}

function Matrix({ item, labelledBy, answer, onChange }: QuestionFieldProps) {
  const chosen = answer?.rows ?? [];
  return (
    <div className={styles.part} role="group" aria-labelledby={labelledBy}>
      {item.rows.map(({ key: row, text }) => (
        <RadioGroup
          key={row}
          label={<FormulaText>{text}</FormulaText>}
          orientation="horizontal"
          value={chosen.find((one) => one.row === row)?.option ?? null}
          onChange={(option) =>
            onChange({
              rows: item.rows.flatMap(({ key }) => {
                if (key === row) return [{ row, option }];
                return chosen.filter((one) => one.row === key);
              }),
            })
          }
        >
          {item.options.map(({ key, text: words }) => (
            <Radio key={key} value={key} aria-label={nameWithFormulas(words)}>
              <FormulaText>{words}</FormulaText>
            </Radio>
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}
