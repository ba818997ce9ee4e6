import { expect } from 'vitest';
import type { CallOptions, TestApp } from '../../testing/test-app.ts';

export const DAY_MS = 86_400_000;
export const PORTAL = '/api/portal/api/v1/portal';

/** How the tests of a file read a portal and count what that costs. */
export function portalCalls(test: TestApp) {
  const get = (path: string, query: Record<string, string> = {}, options: CallOptions = {}) =>
    test.call('GET', `${PORTAL}/${path}?${new URLSearchParams(query)}`, options);
  const dataOf = async (...args: Parameters<typeof get>) => {
    const answer = await get(...args);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  /** Empties what the server remembers of a school, and waits until it has. */
  const changed = async (schoolId: string, seen: () => Promise<boolean>) => {
    await test.database.pool.query(`select pg_notify('stoa', $1)`, [
      JSON.stringify({ type: 'school.changed', schoolId }),
    ]);
    await expect.poll(seen).toBe(true);
  };
  const cost = async (work: () => Promise<unknown>) => {
    const before = test.database.statements;
    await work();
    return test.database.statements - before;
  };
  return { get, dataOf, changed, cost };
}
