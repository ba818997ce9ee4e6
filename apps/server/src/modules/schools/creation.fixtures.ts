import { expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Someone } from '../class/class.fixtures.ts';

/** How the tests of a file create schools and wait until they are ready. */
export function creationCalls(test: TestApp) {
  const create = (person: Someone, json: object = {}, headers: Record<string, string> = {}) =>
    test.call('POST', '/api/school/schools/', {
      token: person.token,
      headers,
      json: {
        kind: 'academy',
        name: 'Harbour School',
        defaultLanguage: 'en_US',
        agreementVersion: '2026-10',
        agreed: true,
        ...json,
      },
    });
  const creationOf = async (person: Someone, schoolId: string) =>
    (await test.call('GET', `/api/school/schools/${schoolId}/creation`, { token: person.token })).json().data;
  const ready = (person: Someone, schoolId: string) =>
    eventually(async () => {
      const creation = await creationOf(person, schoolId);
      expect(creation.status).toBe('ready');
      return creation;
    });
  return { create, creationOf, ready };
}
