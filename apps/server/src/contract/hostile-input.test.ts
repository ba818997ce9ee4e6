import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();
const NOWHERE = '1234567890123456789';
const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { code: unknown }).code,
];

describe('input that looks like something else', () => {
  it('is no key of an object: constructor and its like are words (TRUST 92)', async () => {
    const token = await test.signIn('learner@stoa.example');
    for (const word of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
      const found = await test.call(
        'GET',
        `/api/search/v1/resources?schoolId=${SCHOOL.open}&cardType=${word}`,
      );
      expect([word, found.statusCode], found.body).toEqual([word, 200]);
      const query = new URLSearchParams({
        fileName: `a.${word}`,
        bucketName: 'klt-static-content',
        size: '10',
        module: 'feedback',
      });
      const address = await test.call('GET', `/api/school/v1/files/get-upload-url?${query}`, {
        token,
        headers: { tenantid: SCHOOL.open },
      });
      expect([word, address.statusCode], address.body).toEqual([word, 400]);
    }
  });

  it('is no number that nothing can hold', async () => {
    const token = await test.signIn('owner@stoa.example');
    for (const version of [1e308, 2 ** 31 - 1, 2 ** 53]) {
      const answer = await test.call('PUT', '/api/moderation/v1/words', {
        token,
        headers: { tenantid: SCHOOL.open },
        json: { version, words: [] },
      });
      expect([version, ...codeOf(answer)]).toEqual([version, 400, 'VALIDATION_FAILED']);
    }
  });

  it('is no school that there is not, for who runs the platform neither', async () => {
    const token = await test.signIn('owner@stoa.example');
    const headers = { tenantid: NOWHERE };
    const words = await test.call('PUT', '/api/moderation/v1/words', {
      token,
      headers,
      json: { version: 0, words: ['word'] },
    });
    expect(codeOf(words)).toEqual([404, 'NOT_FOUND']);
    const people = await test.call('POST', '/api/school/member-imports', {
      token,
      headers,
      json: { csv: 'email\na@b.example', dryRun: true },
    });
    expect(codeOf(people)).toEqual([404, 'NOT_FOUND']);
  });

  it('is answered in the shape of every failure when a part of the path is too long (TRUST 94)', async () => {
    const long = 'a'.repeat(5000);
    for (const method of ['PUT', 'POST', 'DELETE'] as const) {
      const url = {
        PUT: `/api/accounts/users/passkeys/${long}`,
        POST: `/api/accounts/notifications/${long}/silence`,
        DELETE: `/api/accounts/notification-sources/${long}`,
      }[method];
      const token = await test.signIn('learner@stoa.example');
      const answer = await test.call(method, url, {
        token,
        ...(method === 'PUT' ? { json: { name: 'x' } } : {}),
      });
      expect([method, ...codeOf(answer)]).toEqual([method, 400, 'VALIDATION_FAILED']);
      expect(answer.body).not.toContain('FST_');
    }
  });
});
