import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import {
  MAX_ACCEPTED,
  MAX_OPTIONS,
  TEACHING_LENGTHS,
  type DraftTexts,
  type QuestionDraft,
  type QuestionType,
  type TeachingFieldProblems,
} from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHead } from '@stoa/ui/section-head';
import { Select, SelectItem } from '@stoa/ui/select';
import { TagField } from '@stoa/ui/tag-field';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { LanguageSelect } from './language-select.tsx';
import { newAccepted, newOption, ofType } from './question-form.ts';
import * as teachingStyles from './teaching.css.ts';
import { TEACHING_PROBLEM_WORDS, TYPE_WORDS, TYPES } from './teaching-words.ts';

interface FieldsProps {
  draft: QuestionDraft;
  problems: TeachingFieldProblems;
  onChange: (part: Partial<QuestionDraft>) => void;
}
interface InLanguage extends FieldsProps {
  language: Language;
}

const MAX_POINTS = 1000;
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 50;

/** What a question asks, what is right, and where it is kept. */
export function QuestionFields(props: FieldsProps) {
  const { draft, problems, onChange } = props;
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const inLanguage = { ...props, language };
  const placeholder = (texts: DraftTexts) => textIn(texts, language).text || ' ';
  return (
    <>
      <section className={styles.part}>
        <SectionHead
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
                {i18n._(TYPE_WORDS[type])}
              </SelectItem>
            ))}
          </Select>
          <NumberField
            label={t({ message: 'Points', context: 'exam', comment: 'For a right answer' })}
            minValue={1}
            maxValue={MAX_POINTS}
            value={draft.points}
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
          onChange={(text) => onChange({ text: { ...draft.text, [language]: text } })}
          errorMessage={problems.text && i18n._(TEACHING_PROBLEM_WORDS[problems.text])}
          isRequired
        />
      </section>
      <section className={styles.part}>
        <Answers {...inLanguage} />
        <TextArea
          name="explanation"
          label={
            draft.type === 'essay'
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
      </section>
      <section className={styles.part}>
        <SectionHead
          title={t({ message: 'Folder and tags', comment: 'Heading: where a question is kept' })}
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
      </section>
    </>
  );
}

/** What is right, by the kind of the question. */
function Answers(props: InLanguage) {
  switch (props.draft.type) {
    case 'single':
    case 'multiple':
      return <Options {...props} />;
    case 'truefalse':
      return <TrueFalse {...props} />;
    case 'text':
      return <Accepted {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
    case 'essay':
      return <EssayNote />;
  }
}

function EssayNote() {
  const { t } = useLingui();
  return (
    <>
      <SectionHead title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <Text tone="muted">{t`Essays are graded by a teacher.`}</Text>
    </>
  );
}

function Options({ draft, problems, onChange, language }: InLanguage) {
  const { t, i18n } = useLingui();
  const { options, type } = draft;
  const isSingle = type === 'single';
  const change = (index: number, part: Partial<(typeof options)[number]>) =>
    onChange({
      options: options.map((option, at) =>
        at === index
          ? { ...option, ...part }
          : // One is right.
            part.right && isSingle
            ? { ...option, right: false }
            : option,
      ),
    });
  const move = (from: number, to: number) => {
    const one = options[from];
    if (one) onChange({ options: options.filter((_, at) => at !== from).toSpliced(to, 0, one) });
  };
  return (
    <>
      <SectionHead title={t({ message: 'Options', comment: 'Answers to choose from' })} />
      <Text tone="muted">{isSingle ? t`Mark the right one.` : t`Mark all that are right.`}</Text>
      <RowList
        as="div"
        role="group"
        aria-label={t({ message: 'Options', comment: 'Answers to choose from' })}
      >
        {options.map((option, index) => {
          const number = formatNumber(index + 1, language);
          return (
            <Row key={option.key} as="div" className={teachingStyles.option}>
              <TextField
                label={t({ message: `Option ${number}`, comment: 'Answer to choose from' })}
                lang={toTag(language)}
                value={option.text[language] ?? ''}
                placeholder={textIn(option.text, language).text || ' '}
                onChange={(text) => change(index, { text: { ...option.text, [language]: text } })}
                isInvalid={problems.options === 'MISSING' && !textIn(option.text, language).text}
              />
              <div className={teachingStyles.beside}>
                <Checkbox
                  isSelected={option.right}
                  // Of single another one is marked instead.
                  isDisabled={isSingle && option.right}
                  onChange={(right) => change(index, { right })}
                >
                  {t({ message: 'Right', comment: 'Checkbox: an option is a right answer' })}
                </Checkbox>
              </div>
              <div className={teachingStyles.beside}>
                <EntryButtons
                  name={t({ message: `Option ${number}`, comment: 'Answer to choose from' })}
                  isFirst={index === 0}
                  isLast={index === options.length - 1}
                  onMove={(step) => move(index, index + step)}
                  onRemove={() => onChange({ options: options.filter((_, at) => at !== index) })}
                />
              </div>
            </Row>
          );
        })}
      </RowList>
      {problems.options ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_WORDS[problems.options])}
        </Text>
      ) : null}
      <div>
        <Button
          icon={PlusIcon}
          isDisabled={options.length >= MAX_OPTIONS}
          onPress={() => onChange({ options: [...options, newOption()] })}
        >
          {t`Add an option`}
        </Button>
      </div>
    </>
  );
}

function TrueFalse({ draft: { options }, onChange }: InLanguage) {
  const { t } = useLingui();
  const isTrue = options[0]?.right ?? false;
  return (
    <>
      <SectionHead title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <RadioGroup
        label={t`The statement is`}
        orientation="horizontal"
        value={isTrue ? 'true' : 'false'}
        onChange={(value) =>
          onChange({
            options: options.map((option, index) => ({
              ...option,
              right: (index === 0) === (value === 'true'),
            })),
          })
        }
      >
        <Radio value="true">{t({ message: 'True', comment: 'A statement' })}</Radio>
        <Radio value="false">{t({ message: 'False', comment: 'A statement' })}</Radio>
      </RadioGroup>
    </>
  );
}

const WHOLE_PERCENT = 100;

function Accepted({ draft: { accepts }, problems, onChange, language }: InLanguage) {
  const { t, i18n } = useLingui();
  const change = (index: number, part: Partial<(typeof accepts)[number]>) =>
    onChange({ accepts: accepts.map((entry, at) => (at === index ? { ...entry, ...part } : entry)) });
  return (
    <>
      <SectionHead title={t`Accepted answers`} />
      <Text tone="muted">
        {t`* stands for any characters. Upper and lower case, accents and spaces make no difference.`}
      </Text>
      <RowList as="div" role="group" aria-label={t`Accepted answers`}>
        {accepts.map((entry, index) => {
          const number = formatNumber(index + 1, language);
          const name = t({ message: `Accepted answer ${number}`, comment: 'To a question' });
          return (
            <Row key={entry.key} as="div" className={teachingStyles.option}>
              <TextField
                label={name}
                value={entry.pattern}
                maxLength={TEACHING_LENGTHS.pattern}
                onChange={(pattern) => change(index, { pattern })}
                errorMessage={
                  index === 0 && problems.accepts
                    ? i18n._(TEACHING_PROBLEM_WORDS[problems.accepts])
                    : undefined
                }
              />
              <NumberField
                label={t({ message: 'Share of the points (%)', comment: 'That an answer gets' })}
                minValue={1}
                maxValue={WHOLE_PERCENT}
                value={entry.percent}
                onChange={(percent) => change(index, { percent: percent ?? WHOLE_PERCENT })}
                hideSteppers
              />
              <div className={teachingStyles.beside}>
                <EntryButtons
                  name={name}
                  onRemove={() => onChange({ accepts: accepts.filter((_, at) => at !== index) })}
                />
              </div>
            </Row>
          );
        })}
      </RowList>
      <div>
        <Button
          icon={PlusIcon}
          isDisabled={accepts.length >= MAX_ACCEPTED}
          onPress={() => onChange({ accepts: [...accepts, newAccepted()] })}
        >
          {t`Add an answer`}
        </Button>
      </div>
    </>
  );
}

const EXACT = { maximumFractionDigits: 10 };
const HALF_PERCENT = 50;

function NumberAnswer({ draft, problems, onChange, language }: InLanguage) {
  const { t, i18n } = useLingui();
  const { near } = draft;
  return (
    <>
      <SectionHead title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <div className={teachingStyles.fields}>
        <NumberField
          label={t`Right number`}
          value={draft.value}
          onChange={(value) => onChange({ value })}
          step={0.0000000001}
          formatOptions={EXACT}
          hideSteppers
          errorMessage={problems.value && i18n._(TEACHING_PROBLEM_WORDS[problems.value])}
          isRequired
        />
        <NumberField
          label={t({ message: 'Tolerance', comment: 'How far off a number may be' })}
          minValue={0}
          value={draft.tolerance}
          onChange={(tolerance) => onChange({ tolerance: tolerance ?? 0 })}
          step={0.0000000001}
          formatOptions={EXACT}
          hideSteppers
        />
        <TextField
          label={t({ message: 'Unit', comment: 'What a number counts or measures' })}
          lang={toTag(language)}
          maxLength={TEACHING_LENGTHS.unit}
          value={draft.unit[language] ?? ''}
          placeholder={textIn(draft.unit, language).text || ' '}
          onChange={(text) => onChange({ unit: { ...draft.unit, [language]: text } })}
          isOptional
        />
      </div>
      <Checkbox
        isSelected={near !== null}
        onChange={(isOn) =>
          onChange({ near: isOn ? { tolerance: draft.tolerance * 2, percent: HALF_PERCENT } : null })
        }
      >
        {t`Give part of the points for numbers that are a little further off`}
      </Checkbox>
      {near ? (
        <div className={teachingStyles.fields}>
          <NumberField
            label={t`Wider tolerance`}
            minValue={0}
            value={near.tolerance}
            onChange={(tolerance) => onChange({ near: { ...near, tolerance: tolerance ?? 0 } })}
            step={0.0000000001}
            formatOptions={EXACT}
            hideSteppers
          />
          <NumberField
            label={t({ message: 'Share of the points (%)', comment: 'That an answer gets' })}
            minValue={1}
            maxValue={WHOLE_PERCENT}
            value={near.percent}
            onChange={(percent) => onChange({ near: { ...near, percent: percent ?? HALF_PERCENT } })}
            hideSteppers
          />
        </div>
      ) : null}
    </>
  );
}
