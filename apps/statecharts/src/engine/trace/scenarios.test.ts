import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { replay } from './replay.ts';
import { readTrace } from './trace-file.ts';

const FOLDER = join(import.meta.dirname, '../../../scenarios');
const files = globSync('*/*.json', { cwd: FOLDER });

test('there are scenarios', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s goes as it was recorded', (file) => {
  const read = readTrace(readFileSync(join(FOLDER, file), 'utf8'));
  if (!read.ok) throw new Error(read.problem.message);
  const entry = CATALOGUE.find(({ id }) => id === read.value.machine);
  if (entry === undefined) throw new Error(`There is no machine "${read.value.machine}".`);
  const { warnings } = replay(entry, read.value);
  // Another shape of the machine is no fault as long as the scenario goes through it as before.
  expect(warnings.filter(({ code }) => code !== 'MACHINE_CHANGED')).toEqual([]);
});
