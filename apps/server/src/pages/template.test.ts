import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Template } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-template-'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, 'index.html'), '<html><head></head><body><!--data--></body></html>');
afterAll(() => rmSync(folder, { recursive: true }));

function releaseOf(entry: string): string {
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ 'index.html': { file: entry } }));
  return new Template(folder).release;
}

it('tells releases apart by the hash of the entry, which may hold and end with a hyphen', () => {
  const releases = ['index-CPDqqu7-', 'index-CP-qqu7-', 'index-Ab12Cd34'];
  expect(releases.map((name) => releaseOf(`assets/${name}.js`))).toEqual(releases);
});
