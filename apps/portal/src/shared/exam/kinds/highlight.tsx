import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExamQuestion } from '@stoa/api/schema';
import { MarkedText, type MarkedPassage } from '@stoa/ui/marked-text';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import * as styles from '../answer-field.css.ts';
import { fromPassages, markedParagraphs } from '../passage-text.ts';
import { Options } from './choices.tsx';
import type { AnswerProps, KindViews, ResultProps } from './kind.ts';

interface PassageTextProps {
  question: ExamQuestion;
  /** Whether a passage is marked, and right. */
  stateOf: (key: string) => Pick<MarkedPassage, 'isChosen' | 'isRight'>;
  onToggle?: (key: string) => void;
}

/** The text of a question from its first passage on. */
export function PassageText({ question, stateOf, onToggle }: PassageTextProps) {
  const { lang, options } = question;
  return (
    <MarkedText
      lang={lang === useLanguage() ? undefined : toTag(lang)}
      paragraphs={markedParagraphs(fromPassages(question), (number) => {
        const option = options[number - 1];
        return option ? { id: option.key, ...stateOf(option.key) } : undefined;
      })}
      onToggle={onToggle}
    />
  );
}

function HighlightAnswer({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  const id = useId();
  const chosen = answer?.choice ?? [];
  const count = chosen.length;
  const toggle = (key: string) =>
    onChange({
      choice: question.options
        .map((option) => option.key)
        .filter((other) => (other === key) !== chosen.includes(other)),
      text: '',
    });
  return (
    <div className={styles.words} role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text size="sm" weight="medium" id={id}>
        {t`Mark all passages that apply.`}
      </Text>
      <PassageText
        question={question}
        stateOf={(key) => ({ isChosen: chosen.includes(key) })}
        onToggle={toggle}
      />
      <Text size="sm" tone="muted" role="status">
        {t`${plural(count, { one: '# passage marked', other: '# passages marked' })}`}
      </Text>
    </div>
  );
}

function HighlightResult(props: ResultProps) {
  const { question, answer, rightChoice } = props;
  return (
    <>
      <PassageText
        question={question}
        stateOf={(key) => ({
          isChosen: answer?.choice.includes(key) ?? false,
          isRight: rightChoice?.includes(key),
        })}
      />
      <Options {...props} />
    </>
  );
}

/** Passages of a text that are marked. */
export const highlight: KindViews = { Answer: HighlightAnswer, Result: HighlightResult };
