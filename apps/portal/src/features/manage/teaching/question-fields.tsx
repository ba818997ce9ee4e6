import { useLingui } from '@lingui/react/macro';
import { bestOf } from '@stoa/api/rubric';
import {
  TEACHING_LENGTHS,
  type DraftTexts,
  type PartialCredit,
  type QuestionDraft,
  type QuestionType,
  type TeachingFieldProblems,
} from '@stoa/machines/teaching-editor';
import { NumberField } from '@stoa/ui/number-field';
import { SectionHeader } from '@stoa/ui/section-header';
import { Select, SelectItem } from '@stoa/ui/select';
import { TagField } from '@stoa/ui/tag-field';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { FormulaPreview } from '../../../shared/exam/formula-preview.tsx';
import { isolated } from '../../../shared/exam/kinds/kind.ts';
import * as styles from '../manage.css.ts';
import { RubricEditor } from '../../../shared/rubric-editor/rubric-editor.tsx';
import { textIn } from '../texts.ts';
import { MediaFields } from './kinds/media-fields.tsx';
import { PictureFields } from './kinds/picture-fields.tsx';
import { KIND_EDITORS } from './kinds/registry.ts';
import { LanguageSelect } from './language-select.tsx';
import { AREAS, ofType, withText } from './question-form.ts';
import { rubricIn, withLanguage } from './rubric-language.ts';
import * as teachingStyles from './teaching.css.ts';
import {
  CREDIT_MESSAGES,
  CREDITS,
  LEVEL_MESSAGES,
  LEVELS,
  TEACHING_PROBLEM_MESSAGES,
  TYPE_MESSAGES,
  TYPES,
} from './teaching-messages.ts';

interface FieldsProps {
  schoolId: string;
  draft: QuestionDraft;
  problems: TeachingFieldProblems;
  onChange: (part: Partial<QuestionDraft>) => void;
}

/** In place of a level. */
const NO_LEVEL = 'none';
const MAX_POINTS = 1000;
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 50;

/** What a question asks, what is right, and where it is kept. */
export function QuestionFields(props: FieldsProps) {
  const { draft, problems, onChange } = props;
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const inLanguage = { ...props, language };
  const { Editor } = KIND_EDITORS[draft.type];
  const hasRubric = draft.rubric.length > 0;
  const inline = isolated(String.raw`\(x^2\)`);
  const display = isolated('$$x^2$$');
  const placeholder = (texts: DraftTexts) => textIn(texts, language).text || ' ';
  return (
    <>
      <section className={styles.part}>
        <SectionHeader
          title={t({ message: 'Question', context: 'exam', comment: 'Heading: what a question asks' })}
        />
        <div className={teachingStyles.fields}>
          <Select
            label={t({ message: 'Kind', comment: 'Of a question' })}
            value={draft.type}
            onChange={(type) => onChange(ofType(draft, type as QuestionType))}
          >
            {TYPES.map((type) => (
              <SelectItem key={type} id={type}>
                {i18n._(TYPE_MESSAGES[type])}
              </SelectItem>
            ))}
          </Select>
          <NumberField
            label={t({ message: 'Points', context: 'exam', comment: 'For a right answer' })}
            description={hasRubric ? t`The sum of the best levels of the rubric.` : undefined}
            minValue={hasRubric ? 0 : 1}
            maxValue={hasRubric ? undefined : MAX_POINTS}
            isDisabled={hasRubric}
            value={hasRubric ? bestOf(draft.rubric) : draft.points}
            onChange={(points) => onChange({ points: points ?? 1 })}
          />
        </div>
        <LanguageSelect value={language} onChange={setLanguage} />
        <TextArea
          name="text"
          label={t({ message: 'Text of the question', comment: 'What is asked' })}
          rows={4}
          lang={toTag(language)}
          maxLength={TEACHING_LENGTHS.text}
          value={draft.text[language] ?? ''}
          placeholder={placeholder(draft.text)}
          onChange={(text) => onChange(withText(draft, { ...draft.text, [language]: text }))}
          errorMessage={problems.text && i18n._(TEACHING_PROBLEM_MESSAGES[problems.text])}
          description={t`Write formulas in TeX: ${inline} in the line, ${display} on a line of their own.`}
          isRequired
        />
        <FormulaPreview text={draft.text[language] ?? ''} lang={language} />
      </section>
      {AREAS[draft.type] ? null : (
        <section className={styles.part}>
          <PictureFields {...inLanguage} isOptional />
        </section>
      )}
      <section className={styles.part}>
        <MediaFields {...inLanguage} />
      </section>
      <section className={styles.part}>
        <Editor {...inLanguage} />
        {KIND_EDITORS[draft.type].hasParts ? (
          <Select
            label={t`Partial credit`}
            value={draft.credit}
            onChange={(credit) => onChange({ credit: credit as PartialCredit })}
          >
            {CREDITS.map((credit) => (
              <SelectItem key={credit} id={credit}>
                {i18n._(CREDIT_MESSAGES[credit])}
              </SelectItem>
            ))}
          </Select>
        ) : null}
        {KIND_EDITORS[draft.type].isGradedByHand ? (
          <RubricEditor
            rubric={rubricIn(draft.rubric, (texts) => texts[language] ?? '')}
            placeholders={rubricIn(draft.rubric, placeholder)}
            lang={toTag(language)}
            onChange={(rubric) => onChange({ rubric: withLanguage(draft.rubric, rubric, language) })}
            errorMessage={problems.rubric && i18n._(TEACHING_PROBLEM_MESSAGES[problems.rubric])}
          />
        ) : null}
        <TextArea
          name="explanation"
          label={
            KIND_EDITORS[draft.type].isGradedByHand
              ? t`What a good answer contains`
              : t({ message: 'Explanation', comment: 'Why an answer is right' })
          }
          description={t`Learners see it together with the right answer.`}
          rows={3}
          lang={toTag(language)}
          maxLength={TEACHING_LENGTHS.text}
          value={draft.explanation[language] ?? ''}
          placeholder={placeholder(draft.explanation)}
          onChange={(text) => onChange({ explanation: { ...draft.explanation, [language]: text } })}
          isOptional
        />
        <FormulaPreview text={draft.explanation[language] ?? ''} lang={language} />
      </section>
      <section className={styles.part}>
        <SectionHeader
          title={t({ message: 'Folder, tags and level', comment: 'Heading: where a question is kept' })}
        />
        <TextField
          name="folder"
          label={t({ message: 'Folder', comment: 'Of questions' })}
          maxLength={TEACHING_LENGTHS.folder}
          value={draft.folder}
          onChange={(folder) => onChange({ folder })}
          isOptional
        />
        <TagField
          label={t({ message: 'Tags', comment: 'Of a question' })}
          limit={MAX_TAGS}
          maxTagLength={MAX_TAG_LENGTH}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
        />
        <Select
          label={t({ message: 'Level', context: 'question', comment: 'How hard a question is' })}
          value={draft.level ?? NO_LEVEL}
          onChange={(level) => onChange({ level: LEVELS.find((known) => known === level) ?? null })}
        >
          {[
            <SelectItem key={NO_LEVEL} id={NO_LEVEL}>
              {t({ message: 'Not set', context: 'question', comment: 'How hard it is' })}
            </SelectItem>,
            ...LEVELS.map((level) => (
              <SelectItem key={level} id={level}>
                {i18n._(LEVEL_MESSAGES[level])}
              </SelectItem>
            )),
          ]}
        </Select>
      </section>
    </>
  );
}
