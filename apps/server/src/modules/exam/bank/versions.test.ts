import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { makePerson } from '../../class/class.fixtures.ts';
import { bankCalls, choiceInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);

const versionsOf = (token: string, id: string, version = '', tenantid: string = SCHOOL.open) =>
  test.call('GET', `/api/exam/v1/manage/questions/${id}/versions${version}`, {
    token,
    headers: { tenantid },
  });

it('says who saved what of a question when, gives each version back, and saves an old one as the newest (C078)', async () => {
  const { token, id: teacherId } = await makePerson(test, 'teacher');
  const first = choiceInput({ text: { en_US: 'First?' }, folder: 'One' });
  const { id, version } = (await bank.create(token, first)).json().data;
  const other = await makePerson(test, 'teacher');
  const [right, wrong] = first.options;
  const changed = {
    ...first,
    folder: 'Two',
    text: { en_US: 'Second?' },
    options: [
      { text: right?.text, right: false },
      { text: wrong?.text, right: true },
    ],
  };
  expect((await bank.save(other.token, id, { ...changed, version })).statusCode).toBe(200);
  // Where it is kept is no version.
  await bank.save(other.token, id, { ...changed, folder: 'Three', version: version + 1 });

  const { items } = (await versionsOf(token, id)).json().data;
  expect(items).toMatchObject([
    { version: 2, savedBy: { id: other.id }, isCurrent: true, changed: ['text', 'key'] },
    { version: 1, savedBy: { id: teacherId }, isCurrent: false, changed: [] },
  ]);
  const old = (await versionsOf(token, id, '/1')).json().data;
  expect(old).toMatchObject({
    version: 1,
    savedAt: items[1].savedAt,
    question: { folder: 'Three', text: { en_US: 'First?' }, options: [{ right: true }, { right: false }] },
  });

  expect((await bank.save(token, id, { ...old.question, version: version + 2 })).statusCode).toBe(200);
  const after = (await versionsOf(token, id)).json().data.items;
  expect(after.map((one: { version: number }) => one.version)).toEqual([3, 2, 1]);
  expect((await bank.read(token, id)).json().data).toMatchObject({
    text: { en_US: 'First?' },
    folder: 'Three',
  });
});

it('keeps versions from those who do not teach there, and knows no others', async () => {
  const { token } = await makePerson(test, 'teacher');
  const { id } = (await bank.create(token, choiceInput())).json().data;
  const member = await makePerson(test, 'member');
  expect((await versionsOf(member.token, id)).statusCode).toBe(403);
  expect((await versionsOf(member.token, id, '/1')).statusCode).toBe(403);
  expect((await versionsOf(token, id, '/2')).statusCode).toBe(404);
  expect((await versionsOf(token, '1999999999999999999')).statusCode).toBe(404);
  const elsewhere = await makePerson(test, 'teacher', SCHOOL.arabic);
  expect((await versionsOf(elsewhere.token, id, '', SCHOOL.arabic)).statusCode).toBe(404);
  expect((await versionsOf(elsewhere.token, id, '/1', SCHOOL.arabic)).statusCode).toBe(404);
});
