import { useLingui } from '@lingui/react/macro';
import { MarkedText } from '@stoa/ui/marked-text';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { toTag } from '../../../../i18n/languages.ts';
import { markedParagraphs, paragraphsOf } from '../../../../shared/exam/passage-text.ts';
import { textIn } from '../../texts.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';

/** Which passages of the text are right: they are marked in it, as learners do. */
export function Highlight({ draft: { text, options }, problems, onChange, language }: EditorProps) {
  const { t, i18n } = useLingui();
  const shown = textIn(text, language);
  const label = t({ message: 'Passages', context: 'exam', comment: 'Heading: of a text, to be marked' });
  const toggle = (key: string) =>
    onChange({
      options: options.map((option) => (option.key === key ? { ...option, right: !option.right } : option)),
    });
  return (
    <>
      <SectionHeader title={label} />
      <Text tone="muted">
        {t`In the text of the question, put what can be marked into double brackets: [[a passage]]. Where a language has another order, number the passages: [[2: a passage]].`}
      </Text>
      {options.length > 0 ? (
        <div role="group" aria-label={label}>
          <Text size="sm" weight="medium">{t`Mark all that are right.`}</Text>
          <MarkedText
            lang={shown.lang ?? toTag(language)}
            paragraphs={markedParagraphs(paragraphsOf(shown.text), (number) => {
              const option = options[number - 1];
              return option ? { id: option.key, isChosen: option.right } : undefined;
            })}
            onToggle={toggle}
          />
        </div>
      ) : null}
      {problems.options ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.options])}
        </Text>
      ) : null}
    </>
  );
}
