// Fails where a style file of the portal draws: what is drawn belongs to packages/ui, pages only arrange it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDrawing } from './layout-rules.ts';

const ROOT = join(import.meta.dirname, '../..');

let count = 0;
for (const file of globSync('apps/portal/src/**/*.css.ts', { cwd: ROOT }).sort()) {
  for (const { line, property } of findDrawing(readFileSync(join(ROOT, file), 'utf8'))) {
    count += 1;
    console.error(`${file}:${line}  ${property}`);
  }
}
if (count > 0) {
  console.error(
    `${count} ${count === 1 ? 'place draws' : 'places draw'}: use or make a component of packages/ui.`,
  );
  process.exitCode = 1;
}
