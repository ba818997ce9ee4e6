import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hasEntryPictures } from '@stoa/api/entry-pictures';
import { formatNumber } from '../../../../shared/format.ts';
import { newOption, newPart } from '../question-form.ts';
import type { EditorProps } from './editor.ts';
import { EntryPictures } from './entry-pictures.tsx';
import { RightOption } from './right-option.tsx';
import { TextEntries } from './text-entries.tsx';

interface PairMessages {
  options: MessageDescriptor;
  addOption: MessageDescriptor;
  option: (number: string) => MessageDescriptor;
  parts: MessageDescriptor;
  addPart: MessageDescriptor;
  part: (number: string) => MessageDescriptor;
  right: MessageDescriptor;
}

/** An editor of options and of parts that have one of them each. */
const pairsEditor = (words: PairMessages) =>
  function Pairs({ schoolId, draft, problems, onChange, language }: EditorProps) {
    const { i18n } = useLingui();
    const numbered = (word: (number: string) => MessageDescriptor) => (index: number) =>
      i18n._(word(formatNumber(index + 1, language)));
    const hasPictures = hasEntryPictures(draft.type, 'options');
    return (
      <>
        <TextEntries
          title={i18n._(words.options)}
          addLabel={i18n._(words.addOption)}
          nameOf={numbered(words.option)}
          entries={draft.options}
          language={language}
          problem={problems.options}
          make={newOption}
          onChange={(options) => onChange({ options })}
        />
        {hasPictures ? (
          <EntryPictures
            schoolId={schoolId}
            title={i18n._(words.options)}
            entries={draft.options}
            language={language}
            problem={problems.pictures}
            nameOf={numbered(words.option)}
            onChange={(options) => onChange({ options })}
          />
        ) : null}
        <TextEntries
          title={i18n._(words.parts)}
          addLabel={i18n._(words.addPart)}
          nameOf={numbered(words.part)}
          entries={draft.parts}
          language={language}
          problem={problems.parts}
          make={newPart}
          onChange={(parts) => onChange({ parts })}
        >
          {(part, change) => (
            <RightOption
              label={i18n._(words.right)}
              options={draft.options}
              nameOf={numbered(words.option)}
              language={language}
              value={part.right}
              isMissing={problems.parts === 'NO_RIGHT'}
              onChange={(right) => change({ right })}
            />
          )}
        </TextEntries>
        {hasEntryPictures(draft.type, 'parts') ? (
          <EntryPictures
            schoolId={schoolId}
            title={i18n._(words.parts)}
            entries={draft.parts}
            language={language}
            problem={problems.pictures}
            nameOf={numbered(words.part)}
            onChange={(parts) => onChange({ parts })}
          />
        ) : null}
      </>
    );
  };

export const Matching = pairsEditor({
  options: msg({ message: 'Answers', context: 'exam', comment: 'To the parts of a question' }),
  addOption: msg`Add an answer`,
  option: (number) => msg({ message: `Answer ${number}`, comment: 'To match with something' }),
  parts: msg({ message: 'Prompts', comment: 'What an answer is matched with' }),
  addPart: msg({ message: 'Add a prompt', comment: 'What an answer is matched with' }),
  part: (number) => msg({ message: `Prompt ${number}`, comment: 'What an answer is matched with' }),
  right: msg`Right answer`,
});

export const Categories = pairsEditor({
  options: msg({ message: 'Groups', context: 'exam', comment: 'Into which something is sorted' }),
  addOption: msg({ message: 'Add a group', context: 'exam', comment: 'Into which something is sorted' }),
  option: (number) =>
    msg({ message: `Group ${number}`, context: 'exam', comment: 'Into which something is sorted' }),
  parts: msg({ message: 'Entries', context: 'exam', comment: 'What is sorted into groups' }),
  addPart: msg({ message: 'Add an entry', context: 'exam', comment: 'That is sorted into groups' }),
  part: (number) =>
    msg({ message: `Entry ${number}`, context: 'exam', comment: 'That is sorted into groups' }),
  right: msg({ message: 'Right group', comment: 'Into which something is sorted' }),
});

export const ChoiceTable = pairsEditor({
  options: msg({ message: 'Columns', context: 'exam', comment: 'Of a table of choices' }),
  addOption: msg({ message: 'Add a column', context: 'exam', comment: 'To a table of choices' }),
  option: (number) => msg({ message: `Column ${number}`, context: 'exam', comment: 'Of a table of choices' }),
  parts: msg({ message: 'Rows', context: 'exam', comment: 'Of a table of choices' }),
  addPart: msg({ message: 'Add a row', context: 'exam', comment: 'To a table of choices' }),
  part: (number) => msg({ message: `Row ${number}`, context: 'exam', comment: 'Of a table of choices' }),
  right: msg({ message: 'Right column', comment: 'Of a row of a table' }),
});
