import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { StartError } from '../../apps/server/src/config.ts';
import type { OperationId } from '../../apps/server/src/contract/handlers.ts';
import { proveIsolation } from '../../apps/server/src/database/migrate.ts';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { TEMPLATE } from '../../apps/server/src/testing/global-setup.ts';
import { bodies } from './isolation.bodies.ts';
import { makeScene, makeSchool, type Scene } from './isolation.fixtures.ts';
import { breach, prepare, SERVED } from './operations.ts';
import { ACTORS, type Actor } from './permission-rows.ts';
import { CLOSED_SCHOOL, OPEN_SCHOOL, type Table } from './permissions.ts';

const test = useTestApp();
const byId = new Map(SERVED.map((operation) => [operation.operationId, operation]));
const INSIDE: readonly Actor[] = ['member', 'teacher', 'admin'];
/** Answers in which an admin sees what is not yet published. */
const LISTS_DRAFTS: readonly string[] = ['listContents', 'listManagedResources', 'listSitePages'];
let asked = 0;

/** Answers that hold what nobody else may see. */
const OWN_MESSAGES: ReadonlySet<string> = new Set([
  'listSearchHistory',
  'clearSearchHistory',
  'listBulletins',
]);

async function ask(id: string, scene: Scene, actor: Actor, more: Record<string, string> = {}) {
  const operation = byId.get(id);
  if (!operation) throw new Error(`${id} is in the table and not served.`);
  const n = ++asked;
  const { method, url, headers } = prepare(operation, {
    newEmail: `new${n}@stoa.example`,
    ...scene.values,
    ...more,
  });
  const body = bodies(scene.values, n)[id as OperationId];
  const answer = await test.call(method, url, {
    // An address of its own: limits have their own tests.
    headers: { ...headers, 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
    token: scene.tokens[actor],
    ...(typeof body === 'string'
      ? { form: Object.fromEntries(new URLSearchParams(body)) }
      : body
        ? { json: body }
        : {}),
  });
  return { operation, answer };
}

describe.each([
  ['open', true, OPEN_SCHOOL],
  ['closed', false, CLOSED_SCHOOL],
] as [string, boolean, Table][])('in a school that is %s', (_name, isOpen, table) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(test, isOpen);
  });

  it('every operation that is served is in the table', () => {
    expect(Object.keys(table).sort()).toEqual(SERVED.map((operation) => operation.operationId).sort());
  });

  // One after the other: what an actor ends is not needed by the next.
  it.each(ACTORS.map((actor, index) => [actor, index] as const))(
    '%s gets what the table says and sees nothing else (B056, B058, B059, TRUST 47, 51, 54)',
    async (actor, index) => {
      const { marks } = scene;
      const hiddenIn = (id: string) => [
        // Drafts are for those who look after what is taught and shown.
        ...(LISTS_DRAFTS.includes(id) && actor === 'admin' ? [] : [marks.draft]),
        ...(INSIDE.includes(actor) ? [] : [marks.members, ...(isOpen ? [] : [marks.open])]),
      ];
      const got: Record<string, number> = {};
      const broken: string[] = [];
      const seen: string[] = [];
      const shown = new Set<string>();
      for (const id of Object.keys(table)) {
        const { operation, answer } = await ask(id, scene, actor);
        got[id] = answer.statusCode;
        const problem = breach(operation, answer);
        if (problem) broken.push(`${id}: ${problem}`);
        const bodiesSeen = [answer.body];
        if (operation.parameters.some(({ name }) => name === 'keyword') && operation.method === 'get') {
          for (const mark of Object.values(marks))
            bodiesSeen.push(
              (await ask(id, scene, actor, { keyword: mark })).answer.body.replaceAll(
                `"keyword":"${mark}"`,
                '',
              ),
            );
        }
        for (const mark of Object.values(marks))
          if (bodiesSeen.some((body) => body.includes(mark))) shown.add(mark);
        // Their own search of a moment ago is the searcher's to see.
        // So are the bulletins that are not shown yet, for those who write them.
        if (!OWN_MESSAGES.has(id))
          seen.push(
            ...hiddenIn(id)
              .filter((mark) => bodiesSeen.some((body) => body.includes(mark)))
              .map((mark) => `${id}: ${mark === marks.draft ? 'draft' : 'inside'}`),
          );
      }
      expect(got).toEqual(Object.fromEntries(Object.entries(table).map(([id, row]) => [id, row[index]])));
      expect(broken).toEqual([]);
      expect(seen).toEqual([]);
      // The words are there to be found by whom they are for.
      if (INSIDE.includes(actor))
        expect([...shown]).toEqual(expect.arrayContaining([marks.open, marks.members]));
    },
  );
});

describe('what is asked for in the wrong school', () => {
  it('is not found, whoever asks (TRUST 47)', async () => {
    const scene = await makeScene(test, true);
    const elsewhere = await makeSchool(test, true, {
      open: 'elsewhere',
      members: 'elsewhere',
      draft: 'elsewhere',
    });
    const names = [
      'getResource',
      'getClass',
      'getLesson',
      'listClassMembers',
      'saveLessonProgress',
      'createLessonNote',
      'saveForLater',
      'enrollClass',
      'leaveClass',
      'getSurvey',
      'answerSurvey',
      'getExam',
      'startAttempt',
      'listMyAttempts',
      'checkExamTicket',
      'redeemExamTicket',
      'getAttempt',
      'saveAnswers',
      'reportAttemptPresence',
      'submitAttempt',
      'getAttemptResult',
      'appealGrade',
      'withdrawAppeal',
      'getCategory',
      'listChildFacets',
      'isVisible',
    ];
    for (const actor of ['member', 'admin', 'otherAdmin'] as const) {
      const got = await Promise.all(
        names.map(async (id) => [
          id,
          (await ask(id, scene, actor, { schoolId: elsewhere.schoolId, tenantId: elsewhere.schoolId })).answer
            .statusCode,
        ]),
      );
      expect(got).toEqual(names.map((id) => [id, 404]));
    }
  });
});

describe('below the server, row-level security', () => {
  it('shows no table of a school to the rest, and takes no row for another (TRUST 49)', async () => {
    const scene = await makeScene(test, true);
    const mine = scene.values.schoolId as string;
    const other = (await makeSchool(test, true, { open: 'a', members: 'b', draft: 'c' })).schoolId;
    const client = await test.database.pool.connect();
    try {
      const { rows: tables } = await client.query<{
        name: string;
      }>(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
      expect(tables.length).toBeGreaterThan(20);
      const count = async (school: string, rowsOf: string) => {
        await client.query(
          `begin; set local role stoa_app; select set_config('stoa.school', '${school}', true), set_config('stoa.account', '', true)`,
        );
        const found: Record<string, number> = {};
        for (const { name } of tables)
          found[name] = Number(
            (
              await client.query(
                `select count(*) from ${client.escapeIdentifier(name)} where school_id = $1`,
                [rowsOf],
              )
            ).rows[0].count,
          );
        await client.query('rollback');
        return found;
      };
      const nothing = Object.fromEntries(tables.map(({ name }) => [name, 0]));
      expect(await count(mine, other)).toEqual(nothing);
      expect(await count('', mine)).toEqual(nothing);
      const own = await count(other, other);
      // The proof is worth something only where there are rows.
      expect(
        Object.entries(own)
          .filter(([, rows]) => rows > 0)
          .map(([name]) => name),
      ).toEqual(
        expect.arrayContaining([
          'resource',
          'page',
          'navigation',
          'bulletin',
          'membership',
          'class',
          'lesson',
          'enrollment',
          'question',
          'survey',
          'survey_version',
          'exam_question_version',
          'exam_attempt',
          'exam_answer',
          'category',
          'school_config',
        ]),
      );
      await client.query(`begin; set local role stoa_app; select set_config('stoa.school', '${mine}', true)`);
      await expect(
        client.query(
          `insert into hot_word (school_id, language, word, position) values ($1, 'en_US', 'planted', 0)`,
          [other],
        ),
      ).rejects.toThrow('row-level security');
      await client.query('rollback');
      await client.query(`begin; set local role stoa_app; select set_config('stoa.school', '${mine}', true)`);
      expect(
        (await client.query('update resource set slug = slug where school_id = $1', [other])).rowCount,
      ).toBe(0);
      expect((await client.query('delete from resource where school_id = $1', [other])).rowCount).toBe(0);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it('shows a person their own memberships elsewhere and nobody else’s', async () => {
    const { member, schoolId } = await makeSchool(test, true, { open: 'a', members: 'b', draft: 'c' });
    const rows = await test.database.read({ accountId: member.id }, (tx) =>
      tx.selectFrom('membership').select(['school_id', 'account_id']).execute(),
    );
    expect(rows).toEqual([{ school_id: schoolId, account_id: member.id }]);
  });

  it('is proved at every start: a table without it, or a role that steps around it, is refused (TRUST 49)', async () => {
    const name = `stoa_open_${process.pid}`;
    const address = (database: string) => inject('databaseUrl').replace('DATABASE', database);
    const administrator = new pg.Client({ connectionString: address('postgres') });
    await administrator.connect();
    try {
      await administrator.query(`create database ${name} template ${TEMPLATE}`);
      await expect(proveIsolation(address(name))).resolves.toBeUndefined();
      const inside = new pg.Client({ connectionString: address(name) });
      await inside.connect();
      await inside.query(
        'alter table page disable row level security; create table leaky (school_id bigint); grant select on leaky to stoa_app',
      );
      const refusal = await proveIsolation(address(name)).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StartError);
      expect((refusal as Error).message).toBe(
        'Row-level security does not bind on leaky, page: schools would see each other.',
      );
      await inside.end();
    } finally {
      await administrator.query(`drop database if exists ${name} with (force)`);
      await administrator.end();
    }
  });
});
