import { useLingui } from '@lingui/react/macro';
import { TEACHING_LENGTHS, type DraftOption } from '@stoa/machines/teaching-editor';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { Fragment, useState } from 'react';
import { toTag } from '../../../../i18n/languages.ts';
import { FormulaPreview } from '../../../../shared/exam/formula-preview.tsx';
import { languagesOf, textIn } from '../../texts.ts';
import type { EditorProps } from './editor.ts';

/** What those read with their result who chose an option. Hidden until it is wanted. */
export function OptionFeedback({
  draft: { options },
  language,
  onChange,
  nameOf,
}: EditorProps & {
  /** What an option is called by its place. */
  nameOf: (index: number) => string;
}) {
  const { t } = useLingui();
  const hasSome = options.some(({ feedback }) => languagesOf(feedback).length > 0);
  const [isOpen, setOpen] = useState(hasSome);
  const change = (index: number, feedback: DraftOption['feedback']) =>
    onChange({ options: options.map((option, at) => (at === index ? { ...option, feedback } : option)) });
  return (
    <>
      {/* What is written is not hidden. */}
      <Switch isSelected={isOpen || hasSome} isDisabled={hasSome} onChange={setOpen}>
        {t`Feedback for each option`}
      </Switch>
      <Text size="sm" tone="muted">
        {t`Learners read it with their result, for the options that they chose.`}
      </Text>
      {isOpen || hasSome
        ? options.map(({ key, feedback }, index) => {
            const name = nameOf(index);
            return (
              <Fragment key={key}>
                <TextArea
                  label={t({
                    message: `Feedback: ${name}`,
                    comment: 'Field: said of an answer, as “Option 1” or “True”',
                  })}
                  lang={toTag(language)}
                  rows={2}
                  maxLength={TEACHING_LENGTHS.option}
                  value={feedback[language] ?? ''}
                  placeholder={textIn(feedback, language).text || undefined}
                  onChange={(text) => change(index, { ...feedback, [language]: text })}
                  isOptional
                />
                <FormulaPreview text={feedback[language] ?? ''} lang={language} />
              </Fragment>
            );
          })
        : null}
    </>
  );
}
