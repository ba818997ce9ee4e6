import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatted } from '../../../../scripts/lib/format.ts';
import { componentFiles, componentName } from './component-files.ts';

// npm run new -- component date-picker Forms
const [name, section, into = resolve(import.meta.dirname, '../../src')] = process.argv.slice(2);
try {
  const wanted = componentName(name, section);
  const folder = join(into, wanted.kebab);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(componentFiles(wanted))) {
    const path = join(folder, file);
    writeFileSync(path, await formatted(path, content));
    console.log(path);
  }
  console.log(`Import it as @stoa/ui/${wanted.kebab}. Try it: npm run storybook`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
