import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { hashPassword } from './passwords.ts';

const test = useTestApp();
const PEOPLE = 18;
const ROUNDS = 3;

beforeAll(async () => {
  const password_hash = await hashPassword('the-right-password');
  await test.database.write({}, (tx) =>
    tx
      .insertInto('account')
      .values(Array.from({ length: PEOPLE }, (_, n) => ({ email: `known${n}@test.example`, password_hash })))
      .execute(),
  );
});

let asked = 0;
async function tryOnce(username: string) {
  asked++;
  const began = performance.now();
  const answer = await test.call('POST', '/api/auth/oauth/token', {
    form: { grant_type: 'password', username, password: 'a-wrong-password' },
    headers: { 'x-forwarded-for': `10.7.${Math.floor(asked / 250)}.${asked % 250}` },
  });
  const { requestId: _own, ...body } = answer.json();
  return { ms: performance.now() - began, body: JSON.stringify(body), status: answer.statusCode };
}
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

it('an unknown account and a wrong password answer the same in the same time (TRUST 2)', async () => {
  const differences: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < PEOPLE; n++) {
      // By turns, so that whatever else the machine does falls on both.
      const wrong = await tryOnce(`known${n}@test.example`);
      const nobody = await tryOnce(`nobody${round}-${n}@test.example`);
      expect([wrong.status, wrong.body]).toEqual([400, nobody.body]);
      known.push(wrong.ms);
      unknown.push(nobody.ms);
    }
    differences.push(Math.abs(median(known) / median(unknown) - 1));
  }
  expect(Math.min(...differences)).toBeLessThan(0.1);
});
