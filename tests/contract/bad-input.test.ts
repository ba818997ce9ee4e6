import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { breach, prepare, SERVED } from './operations.ts';

const test = useTestApp();
const someone = () => test.signIn('learner@stoa.example');

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
      // More than a 64-bit number.
      '9999999999999999999',
      // Longer than the router takes by itself: it answered 414 in a shape of its own.
      '7'.repeat(300),
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
    '%s answers the largest %s as one that names nothing',
    async (_name, name, place, operation) => {
      signedIn.token ||= await someone();
      const largest = '8999999999999999999';
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
    '%s refuses bodies that it does not describe (TRUST 92)',
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
