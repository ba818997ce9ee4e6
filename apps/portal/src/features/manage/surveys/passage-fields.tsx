import { useLingui } from '@lingui/react/macro';
import type { SurveyDraftItem } from '@stoa/api/schema';
import { MarkedText } from '@stoa/ui/marked-text';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { markedParagraphs, paragraphsOf } from '../../../shared/exam/passage-text.ts';
import { textIn } from '../texts.ts';
import { LENGTHS, withPassage } from './survey-draft.ts';
import * as styles from './surveys.css.ts';

interface PassageFieldsProps {
  item: SurveyDraftItem;
  language: Language;
  onChange: (part: Partial<SurveyDraftItem>, mark: string | null) => void;
}

const ROWS = 6;

/** The text whose passages people mark, and how they see it. */
export function PassageFields({ item, language, onChange }: PassageFieldsProps) {
  const { t } = useLingui();
  const { passage = {}, options } = item;
  const shown = textIn(passage, language);
  const label = t({
    message: 'Text to mark',
    context: 'survey',
    comment: 'Field: passages of it are marked',
  });
  return (
    <>
      <TextArea
        label={label}
        description={t`Put what can be marked into double brackets: [[a passage]]. Where a language has another order, number the passages: [[2: a passage]].`}
        lang={toTag(language)}
        dir={directionOf(language)}
        rows={ROWS}
        maxLength={LENGTHS.passage}
        value={passage[language] ?? ''}
        placeholder={shown.text || ' '}
        onChange={(text) => onChange(withPassage(item, { ...passage, [language]: text }), 'passage')}
      />
      {options.length > 0 ? (
        <div className={styles.list} role="group" aria-label={t`How people see it`}>
          <Text size="sm" tone="muted">{t`How people see it`}</Text>
          <MarkedText
            lang={shown.lang ?? toTag(language)}
            paragraphs={markedParagraphs(paragraphsOf(shown.text), (number) => {
              const option = options[number - 1];
              return option ? { id: option.key, isChosen: false } : undefined;
            })}
          />
        </div>
      ) : null}
    </>
  );
}
