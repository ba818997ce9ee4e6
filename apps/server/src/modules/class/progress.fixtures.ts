import { expect } from 'vitest';
import { SCHOOL, type TestApp } from '../../testing/test-app.ts';
import { classCalls, makeClass, makePerson, type ClassOptions } from './class.fixtures.ts';

export const VIDEOS: ClassOptions = { lessons: [{ kind: 'video' }, { kind: 'video' }] };

/** How the tests of a file learn: what they save was done before the file began. */
export function learnerCalls(test: TestApp) {
  const { enroll } = classCalls(test);
  const now = Date.now();
  const at = (secondsAgo: number) => new Date(now - secondsAgo * 1000).toISOString();
  const save = (
    lessonId: string | undefined,
    token: string | undefined,
    json: object,
    schoolId: string = SCHOOL.open,
  ) =>
    test.call('PUT', `/api/class/v1/lessons/${lessonId}/progress`, {
      token,
      headers: { tenantid: schoolId },
      json: { deviceId: 'device-one', clientUpdatedAt: at(0), ...json },
    });
  async function makeLearner(options: ClassOptions = VIDEOS) {
    const made = await makeClass(test, options);
    const person = await makePerson(test, 'member');
    expect((await enroll(made.id, person.token)).statusCode).toBe(200);
    return { ...made, person, token: person.token };
  }
  return { at, save, enroll, makeLearner };
}
