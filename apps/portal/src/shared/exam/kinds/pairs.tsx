import { useLingui } from '@lingui/react/macro';
import { DragOptions } from '@stoa/ui/drag-options';
import { OptionList } from '@stoa/ui/option-list';
import { OptionPicture } from '@stoa/ui/option-picture';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { FormulaText, nameWithFormulas, withoutDelimiters } from '@stoa/ui/formula-text';
import { useId, type ReactNode, type Ref } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../format.ts';
import { pictureOf, wordsOf, type Pictured } from '../../option-words.ts';
import * as styles from '../answer-field.css.ts';
import {
  givenTo,
  isolated,
  withPart,
  type AnswerProps,
  type KindViews,
  type PartsProps,
  type ResultProps,
} from './kind.ts';

/** Longest text of a gap. */
const GAP_LENGTH = 200;
/** What a list has for nothing. */
const NONE = 'none';

/** What a part is called: its words, or the number of a gap. */
function usePartName(): (text: string, index: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (text, index) => {
    const number = formatNumber(index + 1, language);
    return text || t({ message: `Gap ${number}`, comment: 'In a text' });
  };
}

interface ListsProps extends PartsProps {
  hint: string;
  /** What a list is called; left out for the words of its part. */
  labelOf?: (text: string, index: number) => ReactNode;
  /** Of what holds the lists, in the order of the parts. */
  ref?: Ref<HTMLDivElement>;
  /** What stands before them. */
  children?: ReactNode;
}

/** An option for each part, chosen of a list or dragged to it. */
export function Lists({ hint, labelOf, ref, children, ...props }: ListsProps) {
  const { question, labelledBy, answer, onChange } = props;
  const { t } = useLingui();
  const nameOf = usePartName();
  const id = useId();
  return (
    <div className={styles.parts} role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text size="sm" weight="medium" id={id}>
        {hint}
      </Text>
      <DragOptions
        options={question.options.map((option) => ({
          id: option.key,
          text: option.text,
          picture: pictureOf(option),
        }))}
        onDrop={(part, option) => onChange(withPart(props, part, option))}
      >
        {children}
        <div ref={ref} className={styles.parts}>
          {(question.parts ?? []).map(({ key, text, picture }, index) => (
            <div key={key} data-place={key} className={styles.list}>
              <Select
                label={
                  labelOf ? (
                    labelOf(text, index)
                  ) : (
                    <PartLabel text={picture ? text : nameOf(text, index)} picture={picture} />
                  )
                }
                placeholder={t({ message: 'Choose…', comment: 'In a list of answers' })}
                value={givenTo(answer, key) || null}
                onChange={(value) =>
                  onChange(withPart(props, key, value === NONE ? '' : String(value ?? '')))
                }
              >
                {[
                  <SelectItem key={NONE} id={NONE} textValue="–">
                    {t({ message: 'No answer', comment: 'In a list of answers' })}
                  </SelectItem>,
                  ...question.options.map((option) => (
                    <SelectItem
                      key={option.key}
                      id={option.key}
                      textValue={withoutDelimiters(wordsOf(option))}
                    >
                      <OptionLabel {...option} />
                    </SelectItem>
                  )),
                ]}
              </Select>
            </div>
          ))}
        </div>
      </DragOptions>
    </div>
  );
}

/** What an option is in a list: its words, after its picture where it has one. */
function OptionLabel({ text, picture }: Pictured) {
  const words = text ? <FormulaText isInLine>{text}</FormulaText> : null;
  return picture ? (
    <span className={styles.inList}>
      <OptionPicture src={picture.url} alt={picture.alt} size="sm" />
      {words}
    </span>
  ) : (
    words
  );
}

/** What a part is: its picture, its words, or both. */
function PartLabel({ text, picture }: Pictured) {
  if (!picture) return <FormulaText>{text}</FormulaText>;
  return (
    <span className={styles.pictured}>
      <OptionPicture src={picture.url} alt={picture.alt} size="md" />
      {text ? (
        <span className={styles.text}>
          <FormulaText>{text}</FormulaText>
        </span>
      ) : null}
    </span>
  );
}

/** Where each part gets an option that belongs to it. */
export function MatchingAnswer(props: PartsProps) {
  const { t } = useLingui();
  return <Lists {...props} hint={t`Choose what belongs to each`} />;
}

/** Where each part is put into a group. */
export function CategoriesAnswer(props: PartsProps) {
  const { t } = useLingui();
  return <Lists {...props} hint={t`Choose a group for each`} />;
}

/** Where the gaps of a text are filled, by typing or of options. */
export function GapsAnswer(props: PartsProps) {
  const { question, labelledBy, answer, onChange } = props;
  const { t } = useLingui();
  const nameOf = usePartName();
  if (question.options.length > 0) return <Lists {...props} hint={t`Choose what belongs into each gap`} />;
  return (
    <div className={styles.parts} role="group" aria-labelledby={labelledBy}>
      {(question.parts ?? []).map(({ key, text }, index) => (
        <TextField
          key={key}
          label={nameOf(text, index)}
          autoComplete="off"
          spellCheck="false"
          maxLength={GAP_LENGTH}
          value={givenTo(answer, key)}
          onChange={(value) => onChange(withPart(props, key, value))}
          className={styles.short}
        />
      ))}
    </div>
  );
}

function TableAnswer(props: AnswerProps) {
  const { question, labelledBy, answer, onChange } = props;
  return (
    <div className={styles.parts} role="group" aria-labelledby={labelledBy}>
      {(question.parts ?? []).map(({ key, text }) => (
        <RadioGroup
          key={key}
          label={<FormulaText>{text}</FormulaText>}
          orientation="horizontal"
          value={givenTo(answer, key) || null}
          onChange={(value) => onChange(withPart(props, key, value))}
        >
          {question.options.map((option) => (
            <Radio key={option.key} value={option.key} aria-label={nameWithFormulas(option.text)}>
              <FormulaText>{option.text}</FormulaText>
            </Radio>
          ))}
        </RadioGroup>
      ))}
    </div>
  );
}

/** What was given to each part, and what is right. */
export function PartsResult({ question, answer, rightParts, lang }: ResultProps) {
  const { t } = useLingui();
  const nameOf = usePartName();
  const textOf = (value: string): string => {
    const option = question.options.find(({ key }) => key === value);
    return isolated(option ? wordsOf(option) : value);
  };
  return (
    <OptionList
      label={t({ message: 'Answers', context: 'exam', comment: 'To the parts of a question' })}
      lang={lang}
      options={(question.parts ?? []).map((part, index) => {
        const { key, text } = part;
        const picture = pictureOf(part);
        const value = givenTo(answer, key);
        const right = rightParts?.find((one) => one.key === key);
        const given = textOf(value);
        const wanted = right ? textOf(right.value) : '';
        const answered =
          value === '' ? t({ message: 'Not answered', comment: 'A question' }) : t`Answer: ${given}`;
        const isWanted = right !== undefined && !right.isRight && right.value !== '';
        const note = isWanted
          ? value === ''
            ? t`Not answered. Right: ${wanted}`
            : t`Answer: ${given}. Right: ${wanted}`
          : answered;
        return {
          id: key,
          text: picture ? text : nameOf(text, index),
          picture,
          isChosen: value !== '' || right !== undefined,
          isRight: right?.isRight,
          note,
        };
      })}
    />
  );
}

export const matching: KindViews = { Answer: MatchingAnswer, Result: PartsResult };
export const categories: KindViews = { Answer: CategoriesAnswer, Result: PartsResult };
export const gaps: KindViews = { Answer: GapsAnswer, Result: PartsResult };
export const table: KindViews = { Answer: TableAnswer, Result: PartsResult };
