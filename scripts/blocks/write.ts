// Writes which component shows a type of blocks; npm run generate.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../lib/format.ts';
import { readViews, viewsModule } from './views.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'apps/portal/src/features/home/blocks/registry.gen.ts');

writeFileSync(FILE, await formatted(FILE, viewsModule(readViews(ROOT))));
