import type { TestApp } from '../../testing/test-app.ts';
import type { Someone } from '../class/class.fixtures.ts';

export const ME = '/api/accounts/users/me';

export const emailOf = async (test: TestApp, person: Someone) =>
  (
    await test.database.read({}, (tx) =>
      tx.selectFrom('account').select('email').where('id', '=', person.id).executeTakeFirstOrThrow(),
    )
  ).email as string;
