import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRoute } from '@stoa/machines/addresses';

const ROUTES = join(import.meta.dirname, '../routes');
const ID = '1700000000000000001';

/** portal_.$schoolId.more.tsx -> /portal/1700000000000000001/more */
function addressOf(file: string): string {
  const segments = file.replace(/\.tsx$/, '').split(/\.(?![^[]*\])/);
  return `/${segments
    // A folder without an address of its own begins with a line.
    .filter((segment) => segment !== 'index' && !segment.startsWith('_'))
    .map((segment) => segment.replace(/^\[|\]$|_$/g, '').replace(/^\$.*/, ID).replace(/^\{-\$.*/, ''))
    .join('/')}`;
}

const files = readdirSync(ROUTES).filter((file) => file.endsWith('.tsx') && file !== '__root.tsx');
/** Layouts have no page of their own. */
const LAYOUTS = ['classInfo.$schoolId.tsx', 'manage.$schoolId.tsx', '_newSchool.tsx'];

it.each(files.filter((file) => !LAYOUTS.includes(file)))('the guard knows the page of %s', (file) => {
  expect(findRoute(addressOf(file))).not.toBeNull();
});
