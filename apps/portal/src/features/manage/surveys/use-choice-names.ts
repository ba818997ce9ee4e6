import { useLingui } from '@lingui/react/macro';
import type { SurveyItemKind } from '@stoa/api/schema';

/** What the options and the rows of a kind of questions are called where they are written. */
interface ChoiceNames {
  options: string;
  option: (number: string) => string;
  addOption: string;
  rows: string;
  row: (number: string) => string;
  addRow: string;
}

/** The names of options and rows: groups and entries, answers and prompts, or what they are in a table. */
export function useChoiceNames(kind: SurveyItemKind): ChoiceNames {
  const { t } = useLingui();
  switch (kind) {
    case 'categories':
      return {
        options: t({ message: 'Groups', context: 'exam', comment: 'Into which something is sorted' }),
        option: (number) =>
          t({ message: `Group ${number}`, context: 'exam', comment: 'Into which something is sorted' }),
        addOption: t({ message: 'Add a group', context: 'exam', comment: 'Into which something is sorted' }),
        rows: t({ message: 'Entries', context: 'exam', comment: 'What is sorted into groups' }),
        row: (number) =>
          t({ message: `Entry ${number}`, context: 'exam', comment: 'That is sorted into groups' }),
        addRow: t({ message: 'Add an entry', context: 'exam', comment: 'That is sorted into groups' }),
      };
    case 'matching':
      return {
        options: t({ message: 'Answers', context: 'exam', comment: 'To the parts of a question' }),
        option: (number) => t({ message: `Answer ${number}`, comment: 'To match with something' }),
        addOption: t`Add an answer`,
        rows: t({ message: 'Prompts', comment: 'What an answer is matched with' }),
        row: (number) => t({ message: `Prompt ${number}`, comment: 'What an answer is matched with' }),
        addRow: t({ message: 'Add a prompt', comment: 'What an answer is matched with' }),
      };
    case 'labels':
      return {
        ...NO_ROWS,
        options: t({
          message: 'Labels',
          context: 'exam',
          comment: 'Heading: that areas of a picture can get',
        }),
        option: (number) =>
          t({ message: `Label ${number}`, context: 'exam', comment: 'That an area of a picture can get' }),
        addOption: t({
          message: 'Add a label',
          context: 'exam',
          comment: 'That an area of a picture can get',
        }),
      };
    default:
      return {
        options: t({ message: 'Options', comment: 'Answers to choose from' }),
        option: (number) => t({ message: `Option ${number}`, comment: 'Answer to choose from' }),
        addOption: t`Add an option`,
        rows: t({ message: 'Rows', context: 'survey', comment: 'Of a table of choices' }),
        row: (number) => t({ message: `Row ${number}`, context: 'survey', comment: 'Of a table of choices' }),
        addRow: t({ message: 'Add a row', context: 'survey', comment: 'To a table of choices' }),
      };
  }
}

/** Its rows are areas, which have fields of their own. */
const NO_ROWS = { rows: '', row: () => '', addRow: '' };
