import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Finding, findPhysicalCss, findPhysicalMarkup } from './physical-css-rules.ts';

// Every page is also read from right to left: a style that says "left" is wrong in one of the two directions.
const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDERS = ['packages/ui/src', 'packages/ui/.storybook', 'apps/portal/src'];

let count = 0;
const check = (pattern: string, find: (source: string) => Finding[]) => {
  for (const file of globSync(
    FOLDERS.map((folder) => `${folder}/${pattern}`),
    { cwd: ROOT },
  ).sort()) {
    if (/\.(?:gen|test|stories)\.tsx?$/.test(file)) continue;
    for (const { line, text, advice } of find(readFileSync(`${ROOT}/${file}`, 'utf8'))) {
      count += 1;
      process.stderr.write(`${file}:${line}  ${text}\n    ${advice}\n`);
    }
  }
};
check('**/*.css.ts', findPhysicalCss);
check('**/*.tsx', findPhysicalMarkup);
check('**/use-*.ts', findPhysicalMarkup);
if (count > 0) {
  process.stderr.write(
    `${count} ${count === 1 ? 'place names' : 'places name'} a side of the screen: the page would not mirror.\n`,
  );
  process.exitCode = 1;
}
