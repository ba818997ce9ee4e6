import { describe, expect, it } from 'vitest';
import { findCircles, findLayerProblems, findPaths, firstSegments } from './portal-layer-rules.ts';

const problemsOf = (path: string, text: string) =>
  findLayerProblems([{ path, text }]).map(({ line, reason }) => `${line} ${reason}`);

describe('layers of the portal', () => {
  it.each([
    ['app/a.ts', "import { B } from '../shared/b.ts';", '1 imports shared/b.ts of a layer above'],
    [
      'shared/a.ts',
      "\n\nimport type { B } from '../features/b/b.ts';",
      '3 imports features/b/b.ts of a layer above',
    ],
    [
      'features/a/a.ts',
      "const b = () => import('../../layout/b.tsx');",
      '1 imports layout/b.tsx of a layer above',
    ],
    ['features/a/a.ts', "export { B } from '../b/b.ts';", '1 imports features/b/b.ts of another feature'],
    [
      'features/a/a.ts',
      "import {\n  B,\n} from '../b/b.ts';",
      '1 imports features/b/b.ts of another feature',
    ],
    ['layout/a.ts', "import { B } from '../main.tsx';", '1 imports main.tsx, which joins the layers'],
  ])('%s does not say: %s', (path, text, problem) => {
    expect(problemsOf(path, text)).toEqual([problem]);
  });

  it.each([
    ['routes/a.tsx', "import { B } from '../features/b/b.ts';"],
    ['layout/a.tsx', "import { B } from '../features/b/b.ts';"],
    ['features/a/x/a.tsx', "import { B } from '../../../shared/b.ts';\nimport { C } from '../c.ts';"],
    ['app/a.ts', "import { B } from '../i18n/b.ts';"],
    ['i18n/a.ts', "import { B } from '../app/b.ts';"],
    ['stories/a.ts', "import { B } from '../routes/b.ts';"],
    ['main.tsx', "import { B } from './routes/b.ts';"],
    ['shared/a.ts', "import { useQuery } from '@tanstack/react-query';"],
  ])('%s may say: %s', (path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });
});

describe('circles', () => {
  const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });

  it('are named once, wherever they are entered', () => {
    const files = [
      file('shared/a.ts', "import { b } from './b.ts';"),
      file('shared/b.ts', "import { c } from './c.ts';"),
      file('shared/c.ts', "import { a } from './a.ts';"),
      file('shared/d.ts', "import { b } from './b.ts';"),
    ];
    expect(findCircles(files)).toEqual([['shared/a.ts', 'shared/b.ts', 'shared/c.ts']]);
  });

  it('are none by types and by what is loaded on demand', () => {
    const files = [
      file('shared/a.ts', "import { b } from './b.ts';"),
      file('shared/b.ts', "import type { A } from './a.ts';", "const a = () => import('./a.ts');"),
    ];
    expect(findCircles(files)).toEqual([]);
  });
});

describe('paths of pages', () => {
  const segments = firstSegments("fullPath: '/portal/$schoolId'\n fullPath: '/login/index'\n fullPath: '/'");
  const pathsIn = (text: string, path = 'features/a/a.tsx') =>
    findPaths([{ path, text }], segments).map(({ line }) => line);

  it('begin with what the router knows', () => {
    expect(segments).toEqual(['portal', 'login']);
  });

  it.each([
    'const href = `/portal/${schoolId}`;',
    '<LinkButton href="/login/index">',
    "navigate({ href: '/portal/1' });",
    "const home = '/portal';",
    "withParams('/login/index', {})",
  ])('are not written by hand: %s', (text) => {
    expect(pathsIn(`\n${text}`)).toEqual([2]);
  });

  it.each([
    "hrefTo({ to: '/portal/$schoolId', params });",
    "createFileRoute('/portal/$schoolId')({});",
    "if (pathname.startsWith('/login/')) return;",
    "getRouteApi('/portal/$schoolId')",
    "// leads to '/portal/1'",
    "const path = '/portals';",
    "import { a } from './portal/a.ts';",
  ])('stand where types check them, or lead nowhere: %s', (text) => {
    expect(pathsIn(text)).toEqual([]);
  });

  it('are written in one module', () => {
    expect(pathsIn('`/portal/${schoolId}`', 'app/links.ts')).toEqual([]);
  });
});
