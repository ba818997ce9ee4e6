import { beforeAll } from 'vitest';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { notify } from './notify.ts';

export const PATH = '/api/accounts/notifications';

/** Two people of a school for a file, what they ask about what they are told, and what tells them. */
export function useNotices(test: TestApp) {
  const people = {} as { me: Someone; admin: Someone };
  beforeAll(async () => {
    people.me = await makePerson(test, 'member', SCHOOL.company);
    people.admin = await makePerson(test, 'owner', SCHOOL.company);
  });
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    json?: object,
    who: Someone = people.me,
  ) => test.call(method, path.startsWith('/api') ? path : `${PATH}${path}`, { token: who.token, json });
  const sendNotice = (who: Someone, answer = 'Thank you.') =>
    test.database.write({ schoolId: SCHOOL.company, accountId: people.admin.id }, (tx) =>
      notify(tx, {
        accountId: who.id,
        schoolId: SCHOOL.company,
        kind: 'feedbackAnswered',
        params: { answer },
        now: new Date(),
      }),
    );
  return { people, call, sendNotice };
}
