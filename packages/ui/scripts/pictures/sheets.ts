import { readIndex } from '../storybook/read-index.ts';
import { notCompared } from './not-compared.ts';

/** A story that shows every state of a component. */
export interface SheetStory {
  /** `forms-select--sheet` */
  id: string;
  /** `Forms/Select` */
  title: string;
  /** Folder of its pictures: `forms-select`. */
  folder: string;
}

/** How the id of a story ends that is exported as `Sheet`; Storybook's index does not know tags that are spread in. */
const SHEET = '--sheet';

/**
 * The sheets of a built Storybook.
 * @throws {Error} where it is not built
 */
export function readSheets(storybook: string): {
  compared: SheetStory[];
  left: SheetStory[];
  others: number;
} {
  const stories = readIndex(storybook);
  const sheets = stories
    .filter(({ id }) => id.endsWith(SHEET))
    .map(({ id, title }) => ({ id, title, folder: id.slice(0, -SHEET.length) }))
    .sort((a, b) => a.id.localeCompare(b.id));
  return {
    compared: sheets.filter(({ id }) => !(id in notCompared)),
    left: sheets.filter(({ id }) => id in notCompared),
    others: stories.length - sheets.length,
  };
}
