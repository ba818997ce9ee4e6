// Writes the charts of all machines to docs/machines/; `--check` only tells whether they are those of the machines.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { chartOf } from '../../apps/statecharts/src/engine/model/chart-of.ts';
import { pageOf, indexPage } from './docs-page.ts';

const FOLDER = join(import.meta.dirname, '../../docs/machines');
const isCheck = process.argv.includes('--check');

const charts = CATALOGUE.map((entry) => chartOf(entry));
const wanted = new Map([
  ['README.md', indexPage(charts)],
  ...charts.map((chart) => [`${chart.id}.md`, pageOf(chart)] as const),
]);

mkdirSync(FOLDER, { recursive: true });
const present = readdirSync(FOLDER);
const left = present.filter((name) => !wanted.has(name));
const stale = [...wanted].filter(
  ([name, text]) => !present.includes(name) || readFileSync(join(FOLDER, name), 'utf8') !== text,
);

if (isCheck) {
  for (const name of [...stale.map(([name]) => name), ...left]) console.log(`stale: docs/machines/${name}`);
  if (stale.length + left.length > 0) {
    console.log('Write them anew with: npm run machines:docs');
    process.exit(1);
  }
} else {
  for (const name of left) rmSync(join(FOLDER, name));
  for (const [name, text] of stale) writeFileSync(join(FOLDER, name), text);
}
console.log(`docs/machines: ${wanted.size} pages, ${isCheck ? 'all fresh' : `${stale.length} written`}.`);
