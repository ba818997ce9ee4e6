import type { SavedResource } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { VIDEOS } from '../class/progress.fixtures.ts';

const test = useTestApp();
const ADDRESS = '/api/class/v1/learning/saved';
interface Page {
  items: SavedResource[];
  schools: { id: string }[];
  total: number;
  next: string | null;
  previous: string | null;
}

async function list(who: Someone, query = ''): Promise<Page> {
  const answer = await test.call('GET', `${ADDRESS}?sxz-lang=en_US${query}`, { token: who.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: Page }).data;
}
const save = (
  who: Someone,
  id: string,
  { isSaved = true, school = SCHOOL.open }: { isSaved?: boolean; school?: string } = {},
) =>
  test.call('PUT', `${ADDRESS}/${id}`, {
    token: who.token,
    headers: { tenantid: school },
    json: { isSaved },
  });
const state = async (who: Someone, id: string) => {
  const answer = await test.call('GET', `${ADDRESS}/${id}?schoolId=${SCHOOL.open}`, { token: who.token });
  return (answer.json() as { data: { isSaved: boolean } }).data.isSaved;
};
const change = (id: string, values: { status?: 'draft'; audience?: 2 }) =>
  test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.updateTable('resource').set(values).where('id', '=', id).execute(),
  );

it('saves once, lists the latest first, and forgets what is removed', async () => {
  const person = await makePerson(test, 'member');
  const [one, two] = [await makeClass(test, VIDEOS), await makeClass(test, VIDEOS)];
  expect((await list(person)).total).toBe(0);
  expect((await save(person, one.id)).statusCode).toBe(200);
  expect((await save(person, two.id)).statusCode).toBe(200);
  expect((await save(person, one.id)).statusCode).toBe(200);
  const page = await list(person);
  expect(page.total).toBe(2);
  expect(page.items.map(({ resourceId }) => resourceId).toSorted()).toEqual([one.id, two.id].toSorted());
  expect(page.items[0]?.card).toMatchObject({ schoolId: SCHOOL.open, enrollment: 0 });
  const instants = page.items.map(({ savedAt }) => savedAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
  expect((await list(person, '&pageSize=1&pageNumber=2')).items).toEqual([page.items[1]]);
  const first = await list(person, '&pageSize=1');
  const second = await list(person, `&pageSize=1&cursor=${encodeURIComponent(first.next ?? '')}`);
  expect(second).toMatchObject({ items: [page.items[1]], total: 2, totalIsExact: true, next: null });
  const back = await list(person, `&pageSize=1&cursor=${encodeURIComponent(second.previous ?? '')}`);
  expect(back.items).toEqual(first.items);
  expect(await state(person, one.id)).toBe(true);
  expect((await save(person, one.id, { isSaved: false })).statusCode).toBe(200);
  expect((await save(person, one.id, { isSaved: false })).statusCode).toBe(200);
  expect(await state(person, one.id)).toBe(false);
  expect((await list(person)).items.map(({ resourceId }) => resourceId)).toEqual([two.id]);
});

it('is of its person alone', async () => {
  const [person, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
  const { id } = await makeClass(test, VIDEOS);
  await save(person, id);
  expect((await list(other)).total).toBe(0);
  expect(await state(other, id)).toBe(false);
  await save(other, id, { isSaved: false });
  expect(await state(person, id)).toBe(true);
});

it('keeps the place of what is no longer shown, without telling what it was, and lets it be removed', async () => {
  const person = await makePerson(test, 'member');
  const { id } = await makeClass(test, VIDEOS);
  await save(person, id);
  await change(id, { status: 'draft' });
  expect((await list(person)).items).toMatchObject([{ resourceId: id, card: null }]);
  expect((await save(person, id, { isSaved: false })).statusCode).toBe(200);
  expect((await save(person, id)).statusCode).toBe(404);
  expect((await list(person)).total).toBe(0);
});

it('saves nothing that is not shown to who asks, and nothing under the name of another school', async () => {
  const [guest, member] = [await makePerson(test), await makePerson(test, 'member')];
  const { id } = await makeClass(test, VIDEOS);
  await change(id, { audience: 2 });
  expect((await save(guest, id)).statusCode).toBe(403);
  expect((await save(member, id)).statusCode).toBe(200);
  expect((await save(member, id, { school: SCHOOL.arabic })).statusCode).toBe(404);
  expect((await save(member, '1999999999999999999')).statusCode).toBe(404);
});

it('is there for who never joined the open school, who is then among the schools', async () => {
  const guest = await makePerson(test);
  const { id } = await makeClass(test, VIDEOS);
  await save(guest, id);
  const page = await list(guest);
  expect(page.items).toMatchObject([{ resourceId: id, card: { id } }]);
  expect(page.schools.map((school) => school.id)).toEqual([SCHOOL.open]);
  expect((await list(guest, `&schoolId=${SCHOOL.open}`)).total).toBe(1);
  expect((await list(guest, `&schoolId=${SCHOOL.company}`)).total).toBe(0);
});
