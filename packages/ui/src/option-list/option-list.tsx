import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { RadioButtonIcon } from '@phosphor-icons/react/dist/csr/RadioButton';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { Formulas, FormulaText } from '../formula-text/formula-text.tsx';
import { answerState, type AnswerState } from '../internal/answer-state.ts';
import { OptionPicture } from '../option-picture/option-picture.tsx';
import * as styles from './option-list.css.ts';

/** An option as it was left. */
export interface OptionResult {
  id: string;
  /** Empty where its picture says it. */
  text: string;
  /** With what is seen on it. */
  picture?: { src: string; alt: string } | undefined;
  /** Somebody chose it. */
  isChosen: boolean;
  /** Whether it is right; left out while that is not shown. */
  isRight?: boolean | undefined;
  /** What the mark means, in words: "Your answer, right". */
  note?: string | undefined;
  /** What is said of it, in the language of the options. */
  remark?: string | undefined;
}

/** Props of `OptionList`. */
export interface OptionListProps {
  /** Names the list: "Options". */
  label: string;
  options: readonly OptionResult[];
  /** Language of the options where it is not the page's. */
  lang?: string;
}

const GLYPHS: Record<AnswerState, IconGlyph> = {
  correct: CheckCircleIcon,
  wrong: XCircleIcon,
  missed: CheckCircleIcon,
  chosen: RadioButtonIcon,
  plain: CircleIcon,
};

/** The options of a question after it was answered: what was chosen, and what was right. Nothing can be changed. */
export function OptionList({ label, options, lang }: OptionListProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {options.map((option) => {
        const state = answerState(option);
        return (
          <li key={option.id} className={styles.option} data-state={state}>
            <Icon
              as={GLYPHS[state]}
              size="lg"
              weight={state === 'correct' || state === 'wrong' ? 'fill' : 'regular'}
              className={styles.mark[state]}
            />
            <span className={styles.words}>
              {option.picture ? (
                <span lang={lang} className={styles.picture}>
                  <OptionPicture {...option.picture} size="md" />
                </span>
              ) : null}
              {option.text ? (
                <span lang={lang}>
                  <FormulaText>{option.text}</FormulaText>
                </span>
              ) : null}
              {option.note ? (
                <span className={styles.note}>
                  <Formulas>{option.note}</Formulas>
                </span>
              ) : null}
              {option.remark ? (
                <span lang={lang} className={styles.remark}>
                  <FormulaText>{option.remark}</FormulaText>
                </span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
