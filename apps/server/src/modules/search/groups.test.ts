import { expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';

const test = useTestApp();

it('the numbers behind filters are counted once for all members who do not teach, and anew after a change of the school', async () => {
  const learner = await test.signIn('learner@stoa.example');
  const { token: other } = await makePerson(test, 'member');
  const teacher = await test.signIn('teacher@stoa.example');
  const search = async (token: string, query = '') => {
    const before = test.database.statements;
    const answer = await test.call('GET', `/api/search/v1/resources?schoolId=${SCHOOL.open}${query}`, {
      token,
    });
    const { total, facets } = answer.json().data as { total: number; facets: object };
    return { total, facets, statements: test.database.statements - before };
  };
  // Another search: what all searches of a school need is known.
  await search(learner, '&type=3');
  const first = await search(learner);
  const second = await search(other, '&sort=1&pageNumber=2&pageSize=3');
  expect([second.total, second.facets]).toEqual([first.total, first.facets]);
  expect(second.statements).toBe(first.statements - 1);
  // Who teaches may read more: what was counted for others is not theirs.
  expect((await search(teacher)).statements).toBe(first.statements);
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('resource').set({ status: 'draft' }).where('school_id', '=', SCHOOL.open).execute(),
  );
  await test.database.pool.query(`select pg_notify('stoa', $1)`, [
    JSON.stringify({ type: 'school.changed', schoolId: SCHOOL.open }),
  ]);
  await eventually(async () => expect((await search(teacher)).total).toBe(0));
});
