import { describe, expect, it } from 'vitest';
import { findCircles, findKindBreaks, findLayerBreaks, findSql, hasSql, importsOf } from './layer-rules.ts';

const sources = (files: Record<string, string>) => new Map(Object.entries(files));

it('reads every kind of import', () => {
  const source = `
    import { a } from './a.ts';
    import type { B } from '../b.ts';
    import '../../c.ts';
    export { d } from './d/d.ts';
    export type * from './e.ts';
    const f = await import('./f.ts');
    import fastify from 'fastify';`;
  expect(importsOf('modules/x/y.ts', source)).toEqual([
    'modules/x/a.ts',
    'modules/b.ts',
    'c.ts',
    'modules/x/d/d.ts',
    'modules/x/e.ts',
    'modules/x/f.ts',
  ]);
});

describe('layers', () => {
  it('lets a file use its own layer and those below', () => {
    expect(
      findLayerBreaks(
        sources({
          'pages/serve.ts': "import '../modules/a/a.ts'; import '../core/b.ts'; import '../http/c.ts';",
          'modules/a/a.ts': "import '../b/b.ts'; import '../../database/pool.ts';",
          'app.ts': "import './pages/serve.ts';",
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    ['core/people/people.ts', "import type { A } from '../../modules/accounts/a.ts';"],
    ['http/headers.ts', "import { HASH } from '../pages/starter.ts';"],
    ['platform/jobs.ts', "import '../core/services.ts';"],
    ['modules/a/a.ts', "const page = import('../../pages/serve.ts');"],
    ['modules/a/a.ts', "import '../../app.ts';"],
  ])('refuses that %s imports what stands above it', (file, source) => {
    expect(findLayerBreaks(sources({ [file]: source }))).toHaveLength(1);
  });

  it('asks for the layer of a new folder', () => {
    expect(findLayerBreaks(sources({ 'helpers/a.ts': '' }))).toEqual([
      { file: 'helpers/a.ts', message: expect.stringContaining('no layer') as string },
    ]);
  });

  it('lets tests and their fixtures use everything', () => {
    const source = "import '../../modules/a/a.ts';";
    expect(findLayerBreaks(sources({ 'core/a/a.test.ts': source, 'core/a/a.fixtures.ts': source }))).toEqual(
      [],
    );
  });
});

describe('kinds of files', () => {
  it('lets handlers use everything below them', () => {
    const source =
      "import './a.service.ts'; import './a.presenter.ts'; import '../../core/b/b.repository.ts';";
    expect(findKindBreaks(sources({ 'modules/a/a.handlers.ts': source }))).toEqual([]);
  });

  it.each([
    ['modules/a/a.repository.ts', './a.service.ts'],
    ['modules/a/a.repository.ts', './a.presenter.ts'],
    ['modules/a/a.presenter.ts', '../b/b.handlers.ts'],
    ['modules/a/a.service.ts', './a.handlers.ts'],
    ['modules/a/a.handlers.ts', './b.handlers.ts'],
  ])('refuses that %s imports %s', (file, target) => {
    expect(findKindBreaks(sources({ [file]: `import type { A } from '${target}';` }))).toHaveLength(1);
  });
});

describe('circles', () => {
  it('finds modules that import each other, by types and over others too', () => {
    expect(
      findCircles(
        sources({
          'modules/a/one.ts': "import type { B } from '../b/b.ts';",
          'modules/b/b.ts': "import { c } from '../c/c.ts';",
          'modules/c/c.ts': "import { two } from '../a/two.ts';",
          'modules/d/d.ts': "import '../a/one.ts';",
          'core/mail/mailer.ts': "import '../jobs/jobs.ts';",
          'core/jobs/jobs.ts': "import type { Mailer } from '../mail/mailer.ts';",
        }),
      ),
    ).toEqual([
      ['modules/a', 'modules/b', 'modules/c'],
      ['core/jobs', 'core/mail'],
    ]);
  });

  it('finds none where imports lead one way', () => {
    expect(
      findCircles(
        sources({
          'modules/a/a.ts': "import '../b/b.ts'; import './own.ts';",
          'modules/b/b.ts': "import '../../core/c.ts';",
          'modules/b/b.test.ts': "import '../a/a.ts';",
        }),
      ),
    ).toEqual([]);
  });
});

describe('SQL', () => {
  it.each([
    "import { sql } from 'kysely';",
    "import { type Selectable, sql } from 'kysely';",
    "const rows = await tx.selectFrom('school').select('id').execute();",
    "await tx.updateTable('school').set({}).execute();",
    'await client.query(`select pg_notify(${channel})`);',
    "const FIND = 'with found as (select 1) select from found';",
    "await pool.query('delete from session where id = $1', [id]);",
  ])('is found in %s', (source) => {
    expect(hasSql(source)).toBe(true);
  });

  it.each([
    "import type { Selectable } from 'kysely';",
    "const text = 'Select a school';",
    'const found = await findSchool(tx, id);',
    "const label = 'update';",
  ])('is not found in %s', (source) => {
    expect(hasSql(source)).toBe(false);
  });

  const statement = "tx.deleteFrom('session');";

  it('stands in repositories, what works on whole databases, and tests', () => {
    const files = ['modules/a/a.repository.ts', 'database/pool.ts', 'seed/load.ts', 'modules/a/a.test.ts'];
    expect(findSql(sources(Object.fromEntries(files.map((file) => [file, statement]))), [])).toEqual([]);
  });

  it('stands nowhere else', () => {
    expect(findSql(sources({ 'modules/a/a.handlers.ts': statement }), [])).toHaveLength(1);
  });

  it('stays for a while where it is listed, and the list shrinks with it', () => {
    const listed = ['modules/a/a.handlers.ts'];
    expect(findSql(sources({ 'modules/a/a.handlers.ts': statement }), listed)).toEqual([]);
    expect(findSql(sources({ 'modules/a/a.handlers.ts': '' }), listed)).toHaveLength(1);
    expect(findSql(sources({}), listed)).toHaveLength(1);
  });
});
