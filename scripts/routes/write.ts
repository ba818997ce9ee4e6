// Writes who may open the pages that the specification does not name; npm run generate.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../lib/format.ts';
import { pageRows, readRoutes, rowsModule } from './page-rows.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'packages/machines/src/addresses/page-rows.gen.ts');

writeFileSync(FILE, await formatted(FILE, rowsModule(pageRows(readRoutes(ROOT)))));
