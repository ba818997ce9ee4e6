import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const LINKS = '/api/accounts/third_user';

/** Links an identity, as coming back from a provider does. */
async function linkTo(person: Someone, subject: string): Promise<string> {
  const row = await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .insertInto('account_identity')
      .values({
        account_id: person.id,
        school_id: SCHOOL.open,
        provider: 'uniportal',
        issuer: 'https://sso.example',
        service: 'a-service',
        subject,
        display_name: 'Lin Wei',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

const linksOf = async (person: Someone) =>
  (await test.call('GET', LINKS, { token: person.token })).json().data.items as { id: string }[];

it('lists one’s own links and no others, and takes one away (TRUST 25)', async () => {
  const [person, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
  const id = await linkTo(person, 'lin');
  expect(await linksOf(person)).toEqual([
    {
      id,
      provider: 'uniportal',
      school: expect.objectContaining({ id: SCHOOL.open }),
      displayName: 'Lin Wei',
      linkedAt: expect.any(String),
    },
  ]);
  expect(await linksOf(other)).toEqual([]);
  const stolen = await test.call('DELETE', `${LINKS}/${id}`, { token: other.token });
  expect([stolen.statusCode, stolen.json().code]).toEqual([404, 'NOT_FOUND']);
  expect(await linksOf(person)).toHaveLength(1);
  expect((await test.call('DELETE', `${LINKS}/${id}`, { token: person.token })).statusCode).toBe(200);
  expect(await linksOf(person)).toEqual([]);
});

it('wants a fresh proof (TRUST 25)', async () => {
  const person = await makePerson(test, 'member');
  const id = await linkTo(person, 'stale');
  await test.database.write({ accountId: person.id }, (tx) =>
    tx
      .updateTable('session')
      .set({ proved_at: new Date(0) })
      .where('account_id', '=', person.id)
      .execute(),
  );
  const refused = await test.call('DELETE', `${LINKS}/${id}`, { token: person.token });
  expect(refused.json().code).toBe('REAUTHENTICATION_REQUIRED');
  expect(await linksOf(person)).toHaveLength(1);
});
