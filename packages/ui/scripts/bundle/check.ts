import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileStyles } from './compiled-styles.ts';
import { type Weight, weigh } from './weigh.ts';

// What an import of one component brings along. `-- --update` agrees on what it brings now.
const SOURCE = resolve(import.meta.dirname, '../../src');
const AGREED = join(import.meta.dirname, 'parts.json');
const BUTTON_LIMIT_BYTES = 15 * 1024;
const SHARED = ['internal', 'theme'];

/** Of each component: the other components in it, and React Aria where it is. */
type Parts = Record<string, string[]>;

const started = Date.now();
const components = globSync('*/*.tsx', { cwd: SOURCE })
  .map((file) => file.split('/'))
  .flatMap(([folder, file]) => (folder && file === `${folder}.tsx` ? [folder] : []))
  .sort();
const styles = await compileStyles(SOURCE);
const problems: string[] = [];

const nothing = await weigh(SOURCE, components.map((name) => `import '${file(name)}';`).join(''), styles);
const rest = nothing.script.replace(/\/\/.*|import\s*["'][^"']+["'];?/g, '').trim();
if (rest !== '')
  problems.push(
    `An import that uses nothing leaves code behind (sideEffects in package.json): ${rest.slice(0, 200)}`,
  );

const weights = new Map<string, Weight>();
const queue = [...components];
await Promise.all(
  Array.from({ length: 3 }, async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      weights.set(name, await weigh(SOURCE, `export * from '${file(name)}';`, styles));
    }
  }),
);
const parts: Parts = Object.fromEntries(
  [...weights]
    .map(([name, weight]) => [name, partsOf(name, weight)] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);
if (process.argv.includes('--update')) writeFileSync(AGREED, `${JSON.stringify(parts, null, 2)}\n`);
const agreed: Parts = existsSync(AGREED) ? (JSON.parse(readFileSync(AGREED, 'utf8')) as Parts) : {};

for (const [name, found] of Object.entries(parts)) {
  const known = agreed[name];
  if (!known) problems.push(`${name} is new: \`npm run check:bundle -w @stoa/ui -- --update\``);
  const added = found.filter((part) => known && !known.includes(part));
  if (added.length > 0) problems.push(`${name} now brings along ${added.join(', ')}`);
}
const button = weights.get('button');
if (button && button.bytes > BUTTON_LIMIT_BYTES) {
  problems.push(`button weighs ${kilobytes(button.bytes)} KB, ${BUTTON_LIMIT_BYTES / 1024} at most`);
}

for (const [name, weight] of [...weights].sort(([, a], [, b]) => a.bytes - b.bytes)) {
  const others = partsOf(name, weight).join(' ');
  console.log(`${kilobytes(weight.bytes).padStart(7)} KB  ${name.padEnd(20)} ${others}`);
}
console.log(`${components.length} components, ${((Date.now() - started) / 1000).toFixed(0)} s`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function file(name: string) {
  return join(SOURCE, name, `${name}.tsx`);
}

function partsOf(name: string, { folders, hasReactAria }: Weight): string[] {
  const others = folders.filter((folder) => folder !== name && !SHARED.includes(folder));
  return hasReactAria ? ['react-aria', ...others] : others;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
