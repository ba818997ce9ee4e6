import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatted } from '../lib/format.ts';
import { pageRows, readRoutes, rowsModule } from './page-rows.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'packages/machines/src/addresses/page-rows.gen.ts');
const routes = (...sources: [file: string, id: string, access?: string][]) =>
  new Map(
    sources.map(([file, id, access]) => [
      file,
      `createFileRoute('${id}')({ staticData: { ${access ? `access: '${access}'` : ''} }, component: ${file === 'manage.$schoolId.tsx' ? 'Layout' : 'Page'} })`,
    ]),
  );

it('knows every page of the portal: run npm run generate (B004)', async () => {
  const wanted = await formatted(FILE, rowsModule(pageRows(readRoutes(ROOT))));
  expect(readFileSync(FILE, 'utf8')).toBe(wanted);
});

it('gives a page the row of the page above it, and the access of the layout around it (B004, B006)', () => {
  const rows = pageRows(
    routes(
      ['manage.$schoolId.tsx', '/manage/$schoolId', 'member'],
      ['manage.$schoolId.plans.tsx', '/manage/$schoolId/plans'],
      ['manage.$schoolId.plans_.$planId.tsx', '/manage/$schoolId/plans_/$planId', 'open'],
      ['learning.goals.{-$tab}.tsx', '/learning/goals/{-$tab}', 'member'],
    ),
  );
  expect(rows).toEqual([
    { id: 'R02', access: 'member', pattern: '/manage/{schoolId}/plans' },
    { id: 'R02', access: 'open', pattern: '/manage/{schoolId}/plans/{planId}' },
    { id: 'R15', access: 'member', pattern: '/learning/goals' },
    { id: 'R15', access: 'member', pattern: '/learning/goals/{tab}' },
  ]);
});

it('leaves what the specification names to its table', () => {
  expect(pageRows(routes(['portal.$schoolId.more.tsx', '/portal/$schoolId/more'], ['$.tsx', '/$']))).toEqual(
    [],
  );
});

it('asks for the row of a page that no page stands above', () => {
  expect(() => pageRows(routes(['plans.tsx', '/plans']))).toThrow('No page stands above /plans');
});
