import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { PLACES } from './data-export.places.ts';
import { PARTS, SCHOOL_PARTS } from './data-export.repository.ts';

const test = useTestApp();

/** Every column that refers to an account, by way of other tables too, or is called as one that names a person. */
async function listPlaces(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ place: string }>(`
    with recursive reference as (
      select c.conrelid as child, ca.attname as child_column, c.confrelid as parent, pa.attname as parent_column
      from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) as k(ck, pk)
      join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = k.ck
      join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = k.pk
      where c.contype = 'f'
    ), named(rel, col) as (
      select 'account'::regclass::oid, 'id'::name
      union select child, child_column from reference join named on named.rel = parent and named.col = parent_column
    )
    select rel::regclass::text || '.' || col as place from named
    union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'bigint'
        and (column_name like '%account_id' or column_name in ('person_id', 'actor_id', 'author_id', 'owner_id', 'user_id'))
    order by 1`);
  return rows.map(({ place }) => place);
}

describe('the copy of one’s data', () => {
  it('holds every table that names an account, or says why not', async () => {
    expect(Object.keys(PLACES).toSorted()).toEqual((await listPlaces()).toSorted());
  });

  it('has every part that is named, read from the table and by the column that it is named for', async () => {
    const person = await makePerson(test, 'member');
    const asked = new Map<string, string>();
    for (const [kind, parts] of [
      ['part', PARTS],
      ['schoolPart', SCHOOL_PARTS],
    ] as const)
      for (const [name, read] of Object.entries(parts)) {
        const nodes: unknown[] = [];
        const watch: KyselyPlugin = {
          transformQuery: ({ node }) => {
            nodes.push(node);
            return node;
          },
          transformResult: ({ result }) => Promise.resolve(result),
        };
        const scope = { accountId: person.id, ...(kind === 'part' ? {} : { schoolId: SCHOOL.open }) };
        await test.database.read(scope, (tx) => read(tx.withPlugin(watch), person.id));
        asked.set(`${kind} ${name}`, JSON.stringify(nodes));
      }
    for (const [place, where] of Object.entries(PLACES)) {
      if ('reason' in where) continue;
      const [table, column] = place.split('.') as [string, string];
      const key = 'part' in where ? `part ${where.part}` : `schoolPart ${where.schoolPart}`;
      const statement = asked.get(key);
      expect(statement, `${place}: ${key}`).toMatch(new RegExp(`\\b${table}\\b`));
      expect(statement, `${place}: ${key}`).toMatch(new RegExp(`\\b${column}\\b`));
    }
  });

  it('tells no score before it is released', async () => {
    const person = await makePerson(test, 'member');
    const scope = { schoolId: SCHOOL.open, accountId: person.id };
    const add = (releasedAt: Date | null) =>
      test.database.write(scope, async (tx) => {
        const { resource_id: examId } = await tx
          .selectFrom('exam')
          .innerJoin('resource', 'resource.id', 'exam.resource_id')
          .select('exam.resource_id')
          .where('resource.school_id', '=', SCHOOL.open)
          .limit(1)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('exam_attempt')
          .values({
            exam_id: examId,
            school_id: SCHOOL.open,
            account_id: person.id,
            number: releasedAt ? 2 : 1,
            status: 'graded',
            started_at: new Date(),
            deadline: new Date(),
            submitted_at: new Date(),
            submitted_by: 'person',
            answered: 0,
            receipt: crypto.randomUUID(),
            paper: '[]',
            max_score: 100,
            pass_score: 60,
            score: 73,
            feedback: 'Well done',
            released_at: releasedAt,
          })
          .execute();
      });
    await add(null);
    const read = () =>
      test.database.read(scope, (tx) => SCHOOL_PARTS.examAttempts?.(tx, person.id) as Promise<object[]>);
    expect(await read()).toMatchObject([{ status: 'submitted', score: null, feedback: null }]);
    await add(new Date());
    expect(await read()).toContainEqual(
      expect.objectContaining({ status: 'graded', score: 73, feedback: 'Well done' }),
    );
  });
});
