import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { MAX_OPTIONS } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { toTag } from '../../../../i18n/languages.ts';
import { FormulaPreview } from '../../../../shared/exam/formula-preview.tsx';
import { formatNumber } from '../../../../shared/format.ts';
import { textIn } from '../../texts.ts';
import { EntryButtons } from '../entry-buttons.tsx';
import { newOption } from '../question-form.ts';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';
import { EntryPictures } from './entry-pictures.tsx';
import { OptionFeedback } from './option-feedback.tsx';

/** Options of which some are right. */
export function Options(props: EditorProps) {
  const { schoolId, draft, problems, onChange, language } = props;
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
  const nameOf = (index: number) => {
    const number = formatNumber(index + 1, language);
    return t({ message: `Option ${number}`, comment: 'Answer to choose from' });
  };
  const move = (from: number, to: number) => {
    const one = options[from];
    if (one) onChange({ options: options.filter((_, at) => at !== from).toSpliced(to, 0, one) });
  };
  return (
    <>
      <SectionHeader title={t({ message: 'Options', comment: 'Answers to choose from' })} />
      <Text tone="muted">{isSingle ? t`Mark the right one.` : t`Mark all that are right.`}</Text>
      <RowList
        as="div"
        role="group"
        aria-label={t({ message: 'Options', comment: 'Answers to choose from' })}
      >
        {options.map((option, index) => {
          const name = nameOf(index);
          return (
            <Row key={option.key} as="div" className={teachingStyles.option}>
              <TextField
                label={name}
                lang={toTag(language)}
                value={option.text[language] ?? ''}
                placeholder={textIn(option.text, language).text || ' '}
                onChange={(text) => change(index, { text: { ...option.text, [language]: text } })}
                isInvalid={
                  problems.options === 'MISSING' && !option.picture && !textIn(option.text, language).text
                }
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
                  name={name}
                  isFirst={index === 0}
                  isLast={index === options.length - 1}
                  onMove={(step) => move(index, index + step)}
                  onRemove={() => onChange({ options: options.filter((_, at) => at !== index) })}
                />
              </div>
              <FormulaPreview text={option.text[language] ?? ''} lang={language} />
            </Row>
          );
        })}
      </RowList>
      {problems.options ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.options])}
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
      <EntryPictures
        schoolId={schoolId}
        entries={options}
        language={language}
        problem={problems.pictures}
        nameOf={nameOf}
        onChange={(changed) => onChange({ options: changed })}
      />
      <OptionFeedback {...props} nameOf={nameOf} />
    </>
  );
}
