import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { IconButton } from '@stoa/ui/icon-button';
import { OptionList } from '@stoa/ui/option-list';
import { OptionPicture } from '@stoa/ui/option-picture';
import { Row, RowList } from '@stoa/ui/row-list';
import { DragHandle, Sortable, SortableItem, stepsTo } from '@stoa/ui/sortable';
import { Text } from '@stoa/ui/text';
import { FormulaText, withoutDelimiters } from '@stoa/ui/formula-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useId, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../format.ts';
import { pictureOf, wordsOf } from '../../option-words.ts';
import * as styles from '../answer-field.css.ts';
import type { AnswerProps, KindViews, ResultProps } from './kind.ts';

function OrderAnswer({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const id = useId();
  const optionOf = new Map(question.options.map((option) => [option.key, option]));
  const given = (answer?.choice ?? []).filter((key) => optionOf.has(key));
  const order = [...given, ...[...optionOf.keys()].filter((key) => !given.includes(key))];
  const nameOf = (key: string) => {
    const option = optionOf.get(key);
    return option ? withoutDelimiters(wordsOf(option)) : '';
  };
  const move = (from: number, to: number) => {
    const key = order[from];
    if (key === undefined || to === from) return;
    onChange({ choice: order.filter((_, at) => at !== from).toSpliced(to, 0, key), text: '' });
    const text = nameOf(key);
    const place = formatNumber(to + 1, language);
    const all = formatNumber(order.length, language);
    setSaid(t`${text}: now at place ${place} of ${all}`);
  };
  return (
    <div className={styles.words} role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text size="sm" weight="medium" id={id}>{t`Put these in order`}</Text>
      <Sortable
        onDrop={(drop) => {
          const from = order.indexOf(drop.id);
          move(from, from + stepsTo(order, drop));
        }}
      >
        <RowList>
          {order.map((key, index) => {
            const option = optionOf.get(key);
            const picture = option && pictureOf(option);
            const text = nameOf(key);
            return (
              <Row key={key}>
                <SortableItem id={key} kind="option" className={styles.place}>
                  <DragHandle />
                  <Text isNumeric tone="muted">
                    {formatNumber(index + 1, language)}
                  </Text>
                  <div className={styles.pictured}>
                    {picture ? <OptionPicture {...picture} size="sm" /> : null}
                    {option?.text ? (
                      <Text className={styles.text}>
                        <FormulaText>{option.text}</FormulaText>
                      </Text>
                    ) : null}
                  </div>
                  <IconButton
                    icon={ArrowUpIcon}
                    size="sm"
                    label={t({
                      message: `Move up: ${text}`,
                      context: 'answer',
                      comment: 'Puts an answer earlier in an order',
                    })}
                    isDisabled={index === 0}
                    onPress={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon={ArrowDownIcon}
                    size="sm"
                    label={t({
                      message: `Move down: ${text}`,
                      context: 'answer',
                      comment: 'Puts an answer later in an order',
                    })}
                    isDisabled={index === order.length - 1}
                    onPress={() => move(index, index + 1)}
                  />
                </SortableItem>
              </Row>
            );
          })}
        </RowList>
      </Sortable>
      {given.length === 0 ? (
        <Text size="sm" tone="muted">{t`Not answered until you move something.`}</Text>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
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
