import { useLingui } from '@lingui/react/macro';
import type { ExamQuestion } from '@stoa/api/schema';
import { Slider } from '@stoa/ui/slider';
import { Text } from '@stoa/ui/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../format.ts';
import * as styles from '../answer-field.css.ts';
import type { KindViews, MarksProps } from './kind.ts';
import { WrittenResult } from './written.tsx';

/** Where a number of a range is chosen. */
export function SliderAnswer({
  question,
  answer,
  onChange,
  meanings = [null, null],
}: MarksProps & {
  question: Partial<Pick<ExamQuestion, 'range' | 'unit'>>;
  /** What the lowest and the highest number mean; left out for nothing. */
  meanings?: readonly [ReactNode, ReactNode];
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { min, max, step } = question.range ?? { min: 0, max: 1, step: 1 };
  const isAnswered = (answer?.text ?? '') !== '';
  const shown = (value: number) => `${formatNumber(value, language)} ${question.unit ?? ''}`.trim();
  return (
    <div className={styles.words}>
      <Slider
        label={t`Your answer`}
        minValue={min}
        maxValue={max}
        step={step}
        value={isAnswered ? Number(answer?.text) : min}
        onChange={(value) => onChange({ choice: [], text: String(value) })}
        // Who lets go where the handle was already chooses that.
        onChangeEnd={(value) => {
          if (!isAnswered) onChange({ choice: [], text: String(value) });
        }}
        formatValue={(value) =>
          isAnswered ? shown(value) : t({ message: 'Not answered', comment: 'A question' })
        }
        ends={[
          <End key="min" number={shown(min)} meaning={meanings[0]} />,
          <End key="max" number={shown(max)} meaning={meanings[1]} />,
        ]}
        className={styles.range}
      />
      <Text size="sm" tone="muted">{t`Drag the handle, or use the arrow keys.`}</Text>
    </div>
  );
}

function End({ number, meaning }: { number: string; meaning: ReactNode }) {
  return (
    <>
      {number}
      {meaning ? <>: {meaning}</> : null}
    </>
  );
}

/** A number of a range. */
export const slider: KindViews = { Answer: SliderAnswer, Result: WrittenResult };
