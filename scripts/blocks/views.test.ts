import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatted } from '../lib/format.ts';
import { readViews, viewsModule } from './views.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'apps/portal/src/features/home/blocks/registry.gen.ts');

it('shows every type of blocks of the contract: run npm run generate', async () => {
  expect(readFileSync(FILE, 'utf8')).toBe(await formatted(FILE, viewsModule(readViews(ROOT))));
});

it('loads what most pages have near their top at once, and the rest when a page has it', () => {
  const written = viewsModule([
    { type: 'classes', folder: 'resources' },
    { type: 'exams', folder: 'resources' },
    { type: 'richText', folder: 'rich-text' },
  ]);
  expect(written).toContain("import { ResourcesView } from './resources/resources.tsx';");
  expect(written).toContain("(await import('./rich-text/rich-text.tsx')).RichTextView");
  expect(written).not.toMatch(/^import .*rich-text/m);
  expect(written).toContain('  exams: ResourcesView,\n  richText: RichTextView,\n');
});
