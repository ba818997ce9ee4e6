import { useLingui } from '@lingui/react/macro';
import { OptionList } from '@stoa/ui/option-list';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../format.ts';
import { pictureOf } from '../../option-words.ts';
import * as styles from '../answer-field.css.ts';
import type { AnswerProps, KindViews, ResultProps } from './kind.ts';
import { OrderList } from './order-list.tsx';

function OrderAnswer({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  const id = useId();
  const keys = question.options.map(({ key }) => key);
  const given = (answer?.choice ?? []).filter((key) => keys.includes(key));
  return (
    <div className={styles.words} role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text size="sm" weight="medium" id={id}>{t`Put these in order`}</Text>
      <OrderList
        options={question.options}
        order={[...given, ...keys.filter((key) => !given.includes(key))]}
        onChange={(choice) => onChange({ choice, text: '' })}
      />
      {given.length === 0 ? (
        <Text size="sm" tone="muted">{t`Not answered until you move something.`}</Text>
      ) : null}
    </div>
  );
}

function OrderResult({ question, answer, rightChoice, lang }: ResultProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const given = answer?.choice ?? [];
  const isAnswered = given.length > 0;
  const shown = isAnswered ? given : (rightChoice ?? []);
  return (
    <>
      {isAnswered ? null : <Text tone="muted">{t({ message: 'Not answered', comment: 'A question' })}</Text>}
      <OptionList
        label={
          isAnswered ? t({ message: 'Order', context: 'answer', comment: 'Of answers' }) : t`Right order`
        }
        lang={lang}
        options={shown.map((key, index) => {
          const right = rightChoice?.indexOf(key);
          const place = formatNumber((right ?? 0) + 1, language);
          const isRight = right === undefined ? undefined : right === index;
          const option = question.options.find((one) => one.key === key);
          return {
            id: key,
            text: option?.text ?? '',
            picture: option && pictureOf(option),
            isChosen: isAnswered,
            isRight: isAnswered ? isRight : true,
            note: isRight === false ? t`Right place: ${place}` : undefined,
          };
        })}
      />
    </>
  );
}

/** Options that are put in order. */
export const ordering: KindViews = { Answer: OrderAnswer, Result: OrderResult };
