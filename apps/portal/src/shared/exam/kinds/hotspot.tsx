import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../format.ts';
import * as styles from '../answer-field.css.ts';
import { QuestionAreas } from './areas.tsx';
import { Options } from './choices.tsx';
import type { AreasQuestion, KindViews, MarksProps, ResultProps } from './kind.ts';

/** Where areas of a picture are marked. */
export function HotspotAnswer({
  question,
  labelledBy,
  answer,
  onChange,
}: MarksProps & { question: AreasQuestion }) {
  const { t } = useLingui();
  const id = useId();
  const chosen = answer?.choice ?? [];
  const most = question.picture?.most ?? null;
  const isFull = most !== null && chosen.length >= most;
  const count = chosen.length;
  const toggle = (key: string) => {
    const isOn = !chosen.includes(key);
    // Of one that may be marked, another one takes its place.
    if (most === 1) onChange({ choice: isOn ? [key] : [], text: '' });
    else
      onChange({
        choice: question.options
          .map((option) => option.key)
          .filter((other) => (other === key ? isOn : chosen.includes(other))),
        text: '',
      });
  };
  const hint = () => {
    if (most === null) return t`Mark all areas of the picture that apply.`;
    return t`${plural(most, { one: 'Mark one area of the picture.', other: 'Mark up to # areas of the picture.' })}`;
  };
  return (
    <div className={styles.words} role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text size="sm" weight="medium" id={id}>
        {hint()}
      </Text>
      <QuestionAreas
        question={question}
        stateOf={(key) => ({
          isChosen: chosen.includes(key),
          isDisabled: isFull && most !== 1 && !chosen.includes(key),
        })}
        onToggle={toggle}
      />
      <Text size="sm" tone="muted" role="status">
        {t`${plural(count, { one: '# area marked', other: '# areas marked' })}`}
      </Text>
    </div>
  );
}

function HotspotResult(props: ResultProps) {
  const { question, answer, rightChoice } = props;
  const language = useLanguage();
  const options = question.options.map((option, index) => ({
    ...option,
    text: `${formatNumber(index + 1, language)}. ${option.text}`,
  }));
  return (
    <>
      <QuestionAreas
        question={question}
        stateOf={(key) => ({
          isChosen: answer?.choice.includes(key) ?? false,
          isRight: rightChoice?.includes(key),
        })}
      />
      <Options {...props} question={{ ...question, options }} />
    </>
  );
}

/** Areas of a picture that are marked. */
export const hotspot: KindViews = { Answer: HotspotAnswer, Result: HotspotResult };
