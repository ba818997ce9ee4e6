import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { breach, NO_ID, OPERATIONS, PLANNED, prepare, SERVED } from './operations.ts';

const test = useTestApp();
/** The address as the router writes it. */
const route = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, '');
const someone = () => test.signIn('learner@stoa.example');

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
  it.each(PLANNED.map((operation) => [operation.operationId, operation] as const))(
    '%s is not found',
    async (_name, operation) => {
      const { method, url, headers } = prepare(operation);
      const answer = await test.call(method, url, {
        headers,
        ...(operation.body?.contentType === 'application/json' ? { json: {} } : {}),
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('bad input, on every operation', () => {
  // What is taken as it comes has tests of its own, beside its handler.
  const withBody = SERVED.filter((operation) => operation.body && !operation.body.isStreamed);
  const signedIn = { token: '' };

  it.each(SERVED.map((operation) => [operation.operationId, operation] as const))(
    '%s refuses an unknown or doubled query parameter',
    async (_name, operation) => {
      signedIn.token ||= await someone();
      const { method, url, headers } = prepare(operation);
      for (const extra of [
        'unknown=1',
        '__proto__=1',
        'constructor=1',
        'unknown[]=1',
        'sxz-lang=a&unknown=1',
      ]) {
        const answer = await test.call(method, `${url}${url.includes('?') ? '&' : '?'}${extra}`, {
          ...signedIn,
          headers,
        });
        expect([extra, answer.statusCode, answer.json().code]).toEqual([extra, 400, 'VALIDATION_FAILED']);
        expect(breach(operation, answer)).toBeUndefined();
      }
      const doubled = await test.call(
        method,
        `${url}${url.includes('?') ? '&' : '?'}sxz-lang=de_DE&sxz-lang=fr_FR`,
        { ...signedIn, headers },
      );
      expect([doubled.statusCode, doubled.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );

  const places = SERVED.flatMap((operation) =>
    operation.parameters
      .filter(({ schema }) => (schema as { $ref?: string }).$ref?.endsWith('/Id'))
      .map((parameter) => [operation.operationId, parameter.name, parameter.in, operation] as const),
  );
  it.each(places)('%s refuses a malformed %s in the %s (B005)', async (_name, name, place, operation) => {
    signedIn.token ||= await someone();
    for (const id of [
      '1',
      '170000000000000000A',
      '17000000000000000011',
      '-700000000000000001',
      '1700000000000000001 ',
      '１７０００００００００００００００００１',
      "1' or '1'='1",
      '1.7e18',
      '\u0000',
    ]) {
      const values = { [name]: id };
      const prepared = prepare(operation, values);
      if (place === 'header' && !/^[\x20-\x7e]*$/.test(id)) continue;
      const url =
        place === 'query' && !prepared.url.includes(`${name}=`)
          ? `${prepared.url}${prepared.url.includes('?') ? '&' : '?'}${new URLSearchParams(values)}`
          : prepared.url;
      const headers = place === 'header' ? { ...prepared.headers, [name]: id } : prepared.headers;
      const answer = await test.call(prepared.method, url, { ...signedIn, headers });
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 400, 'VALIDATION_FAILED']);
      expect(breach(operation, answer)).toBeUndefined();
    }
  });

  it.each(places)(
    '%s answers a %s that is too large for an id as one that names nothing',
    async (_name, name, place, operation) => {
      signedIn.token ||= await someone();
      const largest = '9999999999999999999';
      const prepared = prepare(operation, { [name]: largest });
      const url =
        place === 'query' && !prepared.url.includes(`${name}=`)
          ? `${prepared.url}${prepared.url.includes('?') ? '&' : '?'}${name}=${largest}`
          : prepared.url;
      const answer = await test.call(prepared.method, url, {
        ...signedIn,
        headers: place === 'header' ? { ...prepared.headers, [name]: largest } : prepared.headers,
      });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(breach(operation, answer)).toBeUndefined();
    },
  );

  it.each(withBody.map((operation) => [operation.operationId, operation] as const))(
    '%s refuses bodies that it does not describe',
    async (_name, operation) => {
      signedIn.token ||= await someone();
      const { method, url, headers } = prepare(operation);
      const type = operation.body?.contentType as string;
      const isJson = type === 'application/json';
      const send = async (contentType: string, payload: string | Buffer) =>
        test.app.inject({
          method,
          url,
          headers: { ...headers, authorization: `Bearer ${signedIn.token}`, 'content-type': contentType },
          payload,
        });
      const maybeNone = operation.body?.required ? [400] : [200, 400, 404];
      const refused: [string, string, string | Buffer, number[]][] = [
        ['unknown field', type, isJson ? '{"unknownField":1}' : 'unknownField=1', [400]],
        ['__proto__', type, isJson ? '{"__proto__":{"isSuperuser":true}}' : '__proto__=1', [400]],
        [
          'constructor.prototype',
          type,
          isJson ? '{"constructor":{"prototype":{"x":1}}}' : 'constructor.prototype=1',
          [400],
        ],
        // Where a body is a choice, none at all is one, and an empty form is none.
        ['nothing', type, '', maybeNone],
        ['no object', type, isJson ? '[]' : '&&&', isJson ? [400] : maybeNone],
        ['null', type, isJson ? 'null' : '=', isJson ? maybeNone : [400]],
        [
          'depth 10,000',
          type,
          isJson ? `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` : `a${'[a]'.repeat(3000)}=1`,
          [400],
        ],
        ['garbage', type, isJson ? '{"a":' : '%%%=%', [400]],
        ['2 MiB', type, Buffer.alloc(2 * 1024 * 1024, 'a'), [413]],
        [
          'another type',
          isJson ? 'application/x-www-form-urlencoded' : 'application/json',
          isJson ? 'a=1' : '{"a":1}',
          [415],
        ],
        ['text', 'text/plain', 'a=1', [415]],
        ['no known type', 'application/jsonx', '{}', [415]],
      ];
      for (const [what, contentType, payload, statuses] of refused) {
        const answer = await send(contentType, payload);
        expect(statuses, `${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`).toContain(
          answer.statusCode,
        );
        expect(breach(operation, answer), what).toBeUndefined();
      }
      for (const sloppy of [
        'application/json\t x',
        ' application/json',
        'application/json;',
        'application/json; charset=utf-7',
        'application/json, text/plain',
        '; x',
        'multipart/form-data',
      ]) {
        const answer = await send(sloppy, '{"unknownField":1}');
        expect([400, 415], `${sloppy}: ${answer.statusCode}`).toContain(answer.statusCode);
      }
    },
  );

  it('refuses text that no database holds', async () => {
    for (const url of [
      '/api/search/v1/resources?schoolId=1700000000000000001&keyword=%00',
      '/api/ischool/v1/open/open-schools?keyword=a%00b',
    ]) {
      const answer = await test.call('GET', url);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    for (const nickName of ['a\0b', '\ud83d']) {
      const json = { channel: 'email', target: 'new@stoa.example', code: '123456', nickName, agreed: true };
      const answer = await test.call('POST', '/api/accounts/open/register', { json });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('refuses numbers where ids are strings of 19 digits (TRUST 50)', async () => {
    const token = await someone();
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/class/enroll',
      headers: {
        authorization: `Bearer ${token}`,
        tenantId: '1700000000000000001',
        'content-type': 'application/json',
      },
      payload: '{"classId":1700000000000000789}',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('what is not there (TRUST 67)', () => {
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
