import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { Button } from '@stoa/ui/button';
import { DragHandle, Sortable, SortableItem, stepsTo } from '@stoa/ui/sortable';
import { TextField } from '@stoa/ui/text-field';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { EntryButtons } from '../teaching/entry-buttons.tsx';
import { textIn } from '../texts.ts';
import { LENGTHS, moved, newChoice, type DraftOption } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

interface ChoicesProps {
  label: string;
  nameOf: (number: string) => string;
  addLabel: string;
  choices: readonly DraftOption[];
  most: number;
  language: Language;
  onChange: (choices: DraftOption[], mark: string | null) => void;
}

/** Options of a question, or its rows. */
export function Choices({ label, nameOf, addLabel, choices, most, language, onChange }: ChoicesProps) {
  const own = useLanguage();
  const keys = choices.map(({ key }) => key);
  return (
    <div className={styles.list} role="group" aria-label={label}>
      <Sortable
        onDrop={(drop) => {
          const from = keys.indexOf(drop.id);
          const steps = stepsTo(keys, drop);
          if (steps !== 0) onChange(moved(choices, from, from + steps), null);
        }}
      >
        {choices.map((choice, index) => {
          const name = nameOf(formatNumber(index + 1, own));
          return (
            <SortableItem key={choice.key} id={choice.key} kind="choice" className={styles.choice}>
              <div className={styles.handle}>
                <DragHandle />
              </div>
              <TextField
                label={name}
                lang={toTag(language)}
                dir={directionOf(language)}
                maxLength={LENGTHS.option}
                value={choice.text[language] ?? ''}
                placeholder={textIn(choice.text, language).text || ' '}
                onChange={(text) =>
                  onChange(
                    choices.map((one, at) =>
                      at === index ? { ...one, text: { ...one.text, [language]: text } } : one,
                    ),
                    choice.key,
                  )
                }
              />
              <div className={styles.buttons}>
                <EntryButtons
                  name={name}
                  isFirst={index === 0}
                  isLast={index === choices.length - 1}
                  onMove={(step) => onChange(moved(choices, index, index + step), null)}
                  onRemove={() =>
                    onChange(
                      choices.filter((_, at) => at !== index),
                      null,
                    )
                  }
                />
              </div>
            </SortableItem>
          );
        })}
      </Sortable>
      <div>
        <Button
          size="sm"
          icon={PlusIcon}
          isDisabled={choices.length >= most}
          onPress={() => onChange([...choices, newChoice()], null)}
        >
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
