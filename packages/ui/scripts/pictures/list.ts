import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { notCompared } from './not-compared.ts';
import type { SheetStory } from './sheets.ts';
import { variants } from './variants.ts';

/** Writes which stories are compared and which are not, for people who wonder why nothing was red. */
export function writeList(file: string, compared: readonly SheetStory[], left: readonly SheetStory[]) {
  const lines = [
    '# Pictures',
    '',
    `What the sheets of the design system look like, in ${variants.length} ways each: ${variants.map(({ name }) => name).join(', ')}. A picture has half of the size on the screen.`,
    '',
    'This list is written by `npm run pictures -w @stoa/ui -- --update`.',
    '',
    `## Compared: ${compared.length}`,
    '',
    ...compared.map(({ title, id }) => `- ${title} (\`${id}\`)`),
    '',
    `## Not compared: ${left.length}`,
    '',
    ...left.map(({ title, id }) => `- ${title} (\`${id}\`): ${notCompared[id] ?? ''}`),
    ...(left.length > 0 ? [''] : []),
    'All stories other than `Sheet` are not compared either: the sheet shows their states, and each of them is drawn, played and looked at by axe in the story tests.',
  ];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}
