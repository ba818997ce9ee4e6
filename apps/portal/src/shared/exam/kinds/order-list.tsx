import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { FormulaText, withoutDelimiters } from '@stoa/ui/formula-text';
import { IconButton } from '@stoa/ui/icon-button';
import { OptionPicture } from '@stoa/ui/option-picture';
import { Row, RowList } from '@stoa/ui/row-list';
import { DragHandle, Sortable, SortableItem, stepsTo } from '@stoa/ui/sortable';
import { Text } from '@stoa/ui/text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../format.ts';
import { pictureOf, wordsOf, type Pictured } from '../../option-words.ts';
import * as styles from '../answer-field.css.ts';

interface OrderListProps {
  options: readonly (Pictured & { key: string })[];
  /** Keys of the options, the first one first. Options that it does not name are not shown. */
  order: readonly string[];
  onChange: (order: string[]) => void;
  /** Takes an option out of the order; left out where all options belong to it. */
  onRemove?: (key: string) => void;
}

/** Options in an order, which are moved by their handles or by buttons. */
export function OrderList({ options, order, onChange, onRemove }: OrderListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const shown = order.flatMap((key) => options.find((option) => option.key === key) ?? []);
  const keys = shown.map(({ key }) => key);
  const move = (from: number, to: number) => {
    const option = shown[from];
    if (option === undefined || to === from) return;
    onChange(keys.filter((_, at) => at !== from).toSpliced(to, 0, option.key));
    const text = withoutDelimiters(wordsOf(option));
    const place = formatNumber(to + 1, language);
    const all = formatNumber(keys.length, language);
    setSaid(t`${text}: now at place ${place} of ${all}`);
  };
  return (
    <>
      <Sortable
        onDrop={(drop) => {
          const from = keys.indexOf(drop.id);
          move(from, from + stepsTo(keys, drop));
        }}
      >
        <RowList>
          {shown.map((option, index) => {
            const { key } = option;
            const picture = pictureOf(option);
            const text = withoutDelimiters(wordsOf(option));
            return (
              <Row key={key}>
                <SortableItem id={key} kind="option" className={styles.place}>
                  <DragHandle />
                  <Text isNumeric tone="muted">
                    {formatNumber(index + 1, language)}
                  </Text>
                  <div className={styles.pictured}>
                    {picture ? <OptionPicture {...picture} size="sm" /> : null}
                    {option.text ? (
                      <Text className={styles.text}>
                        <FormulaText>{option.text}</FormulaText>
                      </Text>
                    ) : null}
                  </div>
                  <div className={styles.buttons}>
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
                      isDisabled={index === keys.length - 1}
                      onPress={() => move(index, index + 1)}
                    />
                    {onRemove ? (
                      <IconButton
                        icon={XIcon}
                        size="sm"
                        label={t({
                          message: `Remove from the order: ${text}`,
                          context: 'answer',
                          comment: 'Takes an answer out of an order',
                        })}
                        onPress={() => onRemove(key)}
                      />
                    ) : null}
                  </div>
                </SortableItem>
              </Row>
            );
          })}
        </RowList>
      </Sortable>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
