import { readdirSync, readFileSync } from 'node:fs';
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
    .map((segment) =>
      segment
        .replace(/^\[|\]$|_$/g, '')
        .replace('[.]', '.')
        .replace(/^\$.*/, ID)
        .replace(/^\{-\$.*/, ''),
    )
    .join('/')}`;
}

const files = readdirSync(ROUTES).filter(
  (file) => file.endsWith('.tsx') && file !== '__root.tsx' && !file.startsWith('-'),
);
/** Layouts have no page of their own. */
const LAYOUTS = ['account.tsx', 'classInfo.$schoolId.tsx', 'manage.$schoolId.tsx', '_newSchool.tsx'];
/** One file for several addresses, which the guard knows by name. */
const SEVERAL = { '$.tsx': '/disable' };

/** Who may open the page of a file, as it or the layout around it says. */
function accessIn(file: string): string {
  const layout = LAYOUTS.find((name) => file.startsWith(`${name.replace(/\.tsx$/, '')}.`));
  const said = [file, ...(layout ? [layout] : [])].map(
    (name) => /\baccess: '(\w+)'/.exec(readFileSync(join(ROUTES, name), 'utf8'))?.[1],
  );
  return said.find((access) => access !== undefined) ?? 'open';
}

it.each(files.filter((file) => !LAYOUTS.includes(file)))(
  '%s says who may open it as the specification does (B004, B006)',
  (file) => {
    const address = Object.entries(SEVERAL).find(([name]) => name === file)?.[1] ?? addressOf(file);
    expect(findRoute(address)?.access).toBe(accessIn(file));
  },
);
