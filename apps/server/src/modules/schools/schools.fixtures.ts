import { expect } from 'vitest';
import type { CallOptions, TestApp } from '../../testing/test-app.ts';

/** How the tests of a file ask about schools and make some of their own. */
export function schoolCalls(test: TestApp) {
  const get = (path: string, query: Record<string, string> = {}, options: CallOptions = {}) =>
    test.call('GET', `/api/${path}?${new URLSearchParams(query)}`, options);
  const dataOf = async (...args: Parameters<typeof get>) => {
    const answer = await get(...args);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const addSchool = (values: object) =>
    test.database.write({}, (tx) =>
      tx
        .insertInto('school')
        .values({
          name: JSON.stringify({ en_US: 'Quoted "Quill" 100% Academy', zh_CN: '引号学院' }),
          summary: '{}',
          languages: ['en_US', 'zh_CN'],
          default_language: 'en_US',
          is_open: true,
          parent_id: null,
          position: 90,
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  return { get, dataOf, addSchool };
}
