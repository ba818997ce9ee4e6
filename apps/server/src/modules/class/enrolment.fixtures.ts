import { SCHOOL, type CallOptions, type TestApp } from '../../testing/test-app.ts';

/** How the tests of a file enrol people and let them leave, with a key of a click where one is given. */
export function enrolmentCalls(test: TestApp) {
  const post = (
    what: 'enroll' | 'leave',
    classId: string,
    token: string | undefined,
    { headers, ...options }: CallOptions = {},
  ) =>
    test.call('POST', `/api/class/${what}`, {
      token,
      json: { classId },
      headers: { tenantid: SCHOOL.open, ...headers },
      ...options,
    });
  return {
    enroll: (classId: string, token: string | undefined, options?: CallOptions) =>
      post('enroll', classId, token, options),
    leave: (classId: string, token: string | undefined, options?: CallOptions) =>
      post('leave', classId, token, options),
  };
}
