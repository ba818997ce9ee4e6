import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as Storybook's index has it. */
export interface IndexedStory {
  /** `forms-select--sheet` */
  id: string;
  /** `Forms/Select` */
  title: string;
  tags: string[];
}

/**
 * The stories of a built Storybook.
 * @throws {Error} where it is not built
 */
export function readIndex(storybook: string): IndexedStory[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file))
    throw new Error('There is no built Storybook: run `npm run build-storybook -w @stoa/ui` first.');
  const index = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}
