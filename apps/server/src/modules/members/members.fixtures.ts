import type { TestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

/** Makes a school with one person of every role, and somebody who owns another. */
export async function makeStaffedSchool(test: TestApp) {
  const schoolId = await test.database.write({}, async (tx) => {
    const row = await tx
      .insertInto('school')
      .values({
        name: JSON.stringify({ en_US: 'Harbour' }),
        summary: '{}',
        languages: ['en_US' as const],
        default_language: 'en_US',
        parent_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
  return {
    schoolId,
    owner: await makePerson(test, 'owner', schoolId),
    admin: await makePerson(test, 'admin', schoolId),
    teacher: await makePerson(test, 'teacher', schoolId),
    member: await makePerson(test, 'member', schoolId),
    stranger: await makePerson(test, 'owner'),
  };
}

/** Lets a school be a year old: it may send more mails than a new one. */
export const makeEstablished = (test: TestApp, schoolId: string) =>
  test.database.pool.query(`update school set created_at = created_at - interval '1 year' where id = $1`, [
    schoolId,
  ]);

export type SchoolRequest = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: object];

/** Asks in a school. */
export const callIn = (
  test: TestApp,
  schoolId: string,
  who: Someone,
  ...[method, path, json]: SchoolRequest
) =>
  test.call(method, `/api/school/${path}`, {
    token: who.token,
    headers: { tenantId: schoolId },
    ...(json ? { json } : {}),
  });
