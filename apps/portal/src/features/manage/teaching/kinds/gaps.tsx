import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { MAX_OPTIONS, TEACHING_LENGTHS, type DraftPart } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { formatNumber } from '../../../../shared/format.ts';
import { newAccepted, newOption, withText } from '../question-form.ts';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';
import { RightOption } from './right-option.tsx';
import { TextEntries } from './text-entries.tsx';

/** Parts several texts that a gap accepts. */
const OR = '\n';

/** What belongs into the gaps of a text. */
export function Gaps({ draft, problems, onChange, language }: EditorProps) {
  const { t, i18n } = useLingui();
  const { parts, options, text } = draft;
  const isChosen = options.length > 0;
  const change = (index: number, part: Partial<DraftPart>) =>
    onChange({ parts: parts.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const optionName = (index: number) => {
    const number = formatNumber(index + 1, language);
    return t({ message: `Option ${number}`, comment: 'Answer to choose from' });
  };
  const addGap = () => {
    const marked = `${text[language] ?? ''} [[${parts.length + 1}]]`.trimStart();
    onChange(withText(draft, { ...text, [language]: marked }));
  };
  return (
    <>
      <SectionHeader title={t({ message: 'Gaps', comment: 'In a text' })} />
      <Text tone="muted">{t`Write [[1]], [[2]] and so on into the text, where a gap belongs.`}</Text>
      <RadioGroup
        label={t`Gaps are filled`}
        orientation="horizontal"
        value={isChosen ? 'chosen' : 'typed'}
        onChange={(value) => onChange({ options: value === 'chosen' ? [newOption(), newOption()] : [] })}
      >
        <Radio value="typed">{t({ message: 'by typing', comment: 'How gaps are filled' })}</Radio>
        <Radio value="chosen">
          {t({ message: 'by choosing from options', comment: 'How gaps are filled' })}
        </Radio>
      </RadioGroup>
      {isChosen ? (
        <TextEntries
          title={t({ message: 'Options', comment: 'Answers to choose from' })}
          addLabel={t`Add an option`}
          nameOf={optionName}
          entries={options}
          language={language}
          problem={problems.options}
          make={newOption}
          onChange={(changed) => onChange({ options: changed })}
        />
      ) : (
        <Checkbox isSelected={!draft.isExact} onChange={(isLoose) => onChange({ isExact: !isLoose })}>
          {t`Ignore upper and lower case and accents`}
        </Checkbox>
      )}
      <RowList as="div" role="group" aria-label={t({ message: 'Gaps', comment: 'In a text' })}>
        {parts.map((part, index) => {
          const number = formatNumber(index + 1, language);
          const name = t({ message: `Gap ${number}`, comment: 'In a text' });
          return (
            <Row key={part.key} as="div" className={teachingStyles.option}>
              {isChosen ? (
                <RightOption
                  label={name}
                  options={options}
                  nameOf={optionName}
                  language={language}
                  value={part.right}
                  isMissing={problems.parts === 'NO_RIGHT'}
                  onChange={(right) => change(index, { right })}
                />
              ) : (
                <TextArea
                  label={name}
                  description={t`Write each accepted answer on a line of its own. * stands for any characters.`}
                  rows={2}
                  maxLength={TEACHING_LENGTHS.option}
                  value={part.accepts.map(({ pattern }) => pattern).join(OR)}
                  onChange={(said) =>
                    change(index, {
                      accepts: said.split(OR).map((pattern, at) => ({
                        ...(part.accepts[at] ?? newAccepted()),
                        pattern,
                      })),
                    })
                  }
                />
              )}
            </Row>
          );
        })}
      </RowList>
      {problems.parts ? (
        <Text tone="danger" size="sm" role="alert">
          {i18n._(TEACHING_PROBLEM_MESSAGES[problems.parts])}
        </Text>
      ) : null}
      <div>
        <Button icon={PlusIcon} isDisabled={parts.length >= MAX_OPTIONS} onPress={addGap}>
          {t`Add a gap`}
        </Button>
      </div>
    </>
  );
}
