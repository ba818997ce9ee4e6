import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { NO_ID, OPERATIONS, PLANNED, prepare, SERVED } from './operations.ts';

const test = useTestApp();
/** The address as the router writes it. */
const route = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '');

describe('what is routed', () => {
  it('is every operation that is not planned', () => {
    const missing = SERVED.filter(
      ({ method, path }) => !test.app.hasRoute({ method: method.toUpperCase() as 'GET', url: route(path) }),
    );
    expect(missing.map(({ operationId }) => operationId)).toEqual([]);
    expect(SERVED.length).toBeGreaterThan(60);
  });

  it('is nothing else at the addresses of the contract', () => {
    const served = new Set(SERVED.map(({ method, path }) => `${method} ${route(path)}`));
    const addresses = [...new Set(OPERATIONS.map(({ path }) => route(path)))];
    const wrong = addresses.flatMap((url) =>
      (['get', 'put', 'post', 'delete', 'patch'] as const)
        .filter(
          (method) =>
            test.app.hasRoute({ method: method.toUpperCase() as 'GET', url }) !==
            served.has(`${method} ${url}`),
        )
        .map((method) => `${method} ${url}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has names and addresses that are used once', () => {
    for (const list of [
      OPERATIONS.map((operation) => operation.operationId),
      OPERATIONS.map(({ method, path }) => `${method} ${route(path)}`),
    ]) {
      expect(list.filter((entry, index) => list.indexOf(entry) !== index)).toEqual([]);
    }
  });
});

describe('what is planned', () => {
  // All in one: there are times when nothing is.
  it('is not found', async () => {
    for (const operation of PLANNED) {
      const { method, url, headers } = prepare(operation);
      const answer = await test.call(method, url, {
        headers,
        ...(operation.body?.contentType === 'application/json' ? { json: {} } : {}),
      });
      expect(answer.statusCode, operation.operationId).toBe(404);
      expect(answer.json(), operation.operationId).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('what is not there (TRUST 67, 94)', () => {
  it.each([
    '/api/nope',
    '/api/%',
    '/api/%E0%A4%A?a=%',
    '/api',
    '/api/',
    '/api/accounts/users/me/x.css',
    '/api/..%2f..%2fetc%2fpasswd',
    `/api/class/v1/open/classes/${NO_ID}/nope`,
  ])('%s is a JSON 404 with a request id', async (url) => {
    const answer = await test.call('GET', url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({
      code: 'NOT_FOUND',
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.body).not.toMatch(/\/work|node_modules|select |\.ts/);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    '%s to an address that is only read is a JSON 404',
    async (method) => {
      const answer = await test.call(method, '/api/portal/api/v1/portal/open/home');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('says so in the language that is asked for (B003)', async () => {
    const german = await test.call('GET', '/api/nope?sxz-lang=de_DE');
    const arabic = await test.call('GET', '/api/nope', {
      headers: { 'accept-language': 'ar;q=0.9, en;q=0.1' },
    });
    const english = await test.call('GET', '/api/nope?sxz-lang=en_US');
    expect(new Set([german, arabic, english].map((answer) => answer.json().message)).size).toBe(3);
    expect(arabic.json().message).toMatch(/\p{Script=Arabic}/u);
  });
});
