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
import type { AnswerProps, KindViews, MarksProps, ResultProps } from './kind.ts';

interface PassageTextProps {
  /** From the first passage on. */
  paragraphs: readonly string[];
  options: readonly { key: string }[];
  /** Language of the text, where it does not stand among others of it. */
  lang?: ExamQuestion['lang'];
  /** Whether a passage is marked, and right. */
  stateOf: (key: string) => Pick<MarkedPassage, 'isChosen' | 'isRight'>;
  onToggle?: (key: string) => void;
}

/** A text with passages. */
export function PassageText({ paragraphs, options, lang, stateOf, onToggle }: PassageTextProps) {
  const language = useLanguage();
  return (
    <MarkedText
      lang={lang === undefined || lang === language ? undefined : toTag(lang)}
      paragraphs={markedParagraphs(paragraphs, (number) => {
        const option = options[number - 1];
        return option ? { id: option.key, ...stateOf(option.key) } : undefined;
      })}
      onToggle={onToggle}
    />
  );
}

/** Where passages of a text are marked. */
export function PassagesAnswer({
  labelledBy,
  answer,
  onChange,
  ...text
}: MarksProps & Pick<PassageTextProps, 'paragraphs' | 'options' | 'lang'>) {
  const { t } = useLingui();
  const id = useId();
  const chosen = answer?.choice ?? [];
  const count = chosen.length;
  const toggle = (key: string) =>
    onChange({
      choice: text.options
        .map((option) => option.key)
        .filter((other) => (other === key) !== chosen.includes(other)),
      text: '',
    });
  return (
    <div className={styles.words} role="group" aria-labelledby={`${labelledBy} ${id}`}>
      <Text size="sm" weight="medium" id={id}>
        {t`Mark all passages that apply.`}
      </Text>
      <PassageText {...text} stateOf={(key) => ({ isChosen: chosen.includes(key) })} onToggle={toggle} />
      <Text size="sm" tone="muted" role="status">
        {t`${plural(count, { one: '# passage marked', other: '# passages marked' })}`}
      </Text>
    </div>
  );
}

function HighlightAnswer({ question, ...props }: AnswerProps) {
  return (
    <PassagesAnswer
      {...props}
      paragraphs={fromPassages(question)}
      options={question.options}
      lang={question.lang}
    />
  );
}

function HighlightResult(props: ResultProps) {
  const { question, answer, rightChoice } = props;
  return (
    <>
      <PassageText
        paragraphs={fromPassages(question)}
        options={question.options}
        lang={question.lang}
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
