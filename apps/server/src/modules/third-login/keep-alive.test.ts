import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const PATH = '/api/auth/open/sso/time-update';
let admin: Someone;
const configure = (value: object) =>
  test.database.pool.query(
    `insert into runtime_config (id, value) values ('sso-keep-alive', $1)
     on conflict (id) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
beforeAll(async () => {
  admin = await makePerson(test, 'admin');
});

it('gives nothing as long as the operator has named no address (B078, C147)', async () => {
  for (const query of ['', '?provider=uniportal']) {
    const answer = await test.call('GET', `${PATH}${query}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  }
});

it('gives a frame that loads that address and nothing else, without a token (B078, TRUST 77)', async () => {
  await configure({ uniportal: 'https://sso.example.com/time-update?a=1&b="><script>' });
  const answer = await test.call('GET', `${PATH}?provider=uniportal`, { token: admin.token });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(answer.body).toBe(
    '<!doctype html><title>Keep alive</title><img alt="" referrerpolicy="no-referrer" src="https://sso.example.com/time-update?a=1&amp;b=%22%3E%3Cscript%3E">',
  );
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; img-src https://sso.example.com; frame-ancestors 'self'; sandbox",
  );
  expect([answer.headers['x-frame-options'], answer.headers['referrer-policy']]).toEqual([
    'SAMEORIGIN',
    'no-referrer',
  ]);
  expect(answer.body).not.toContain(admin.token);
  expect((await test.call('GET', `${PATH}?provider=imc`)).statusCode).toBe(204);
  expect((await test.call('GET', `${PATH}?provider=https://evil.example`)).statusCode).toBe(400);
  expect((await test.call('GET', `${PATH}?provider=uniportal&url=https://evil.example`)).statusCode).toBe(
    400,
  );
});

it('belongs to the operator: a school without the provider has none, and private or plain addresses none (TRUST 77)', async () => {
  await configure({ uniportal: 'https://sso.example.com/time-update' });
  expect((await test.call('GET', `${PATH}?provider=uniportal&tenantId=${SCHOOL.open}`)).statusCode).toBe(204);
  for (const address of [
    'http://sso.example.com/',
    'https://10.0.0.1/',
    'https://me:secret@sso.example.com/',
    'javascript:alert(1)',
    7,
  ]) {
    await configure({ uniportal: address });
    expect((await test.call('GET', `${PATH}?provider=uniportal`)).statusCode).toBe(204);
  }
  const written = await test.call(
    'PUT',
    '/api/foundation/configProperty/open/value/page/version/sso-keep-alive',
    {
      token: admin.token,
      json: {},
    },
  );
  const read = await test.call(
    'GET',
    '/api/foundation/configProperty/open/value/page/version/sso-keep-alive',
  );
  expect([written.statusCode, read.statusCode]).toEqual([404, 404]);
});
