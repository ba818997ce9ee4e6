import type { TestApp } from '../../testing/test-app.ts';

/** Registers somebody from the test's own address. */
export const registering = (headers: () => Record<string, string>) => (test: TestApp, json: object) =>
  test.call('POST', '/api/accounts/open/register', {
    json: { agreed: true, nickName: 'Ada', ...json },
    headers: headers(),
  });
