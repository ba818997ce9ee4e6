import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPhysicalCss } from './physical-css-rules.ts';

// Every page is also read from right to left: a style that says "left" is wrong in one of the two directions.
const source = fileURLToPath(new URL('../../src/', import.meta.url));
let count = 0;
for (const file of globSync('**/*.css.ts', { cwd: source })) {
  for (const { line, text, advice } of findPhysicalCss(readFileSync(`${source}${file}`, 'utf8'))) {
    count += 1;
    process.stderr.write(`src/${file}:${line}  ${text}\n    ${advice}\n`);
  }
}
if (count > 0) {
  process.stderr.write(
    `${count} physical CSS ${count === 1 ? 'property' : 'properties'}: the page would not mirror.\n`,
  );
  process.exitCode = 1;
}
