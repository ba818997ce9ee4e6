import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';

const test = useTestApp();
const PATH = '/api/school/biz/customerService';
const headers = { tenantid: SCHOOL.open };
const save = (token: string, json: object) => test.call('PUT', PATH, { token, headers, json });
const read = (token?: string) => test.call('GET', PATH, { headers, ...(token ? { token } : {}) });
const WAYS = { servicePhone: '400-1', serviceEmail: 'help@stoa.example', serviceWeChat: '' };

it('is written and read by those who run the school, and told to everybody while it is shown (B047, C051)', async () => {
  const admin = await test.signIn('admin@stoa.example');
  expect((await save(admin, { switch: '0', ...WAYS, servicePhone: ' 400-1 ' })).statusCode).toBe(200);
  expect((await read(admin)).json().data).toEqual({ switch: '0', ...WAYS });
  await save(admin, { switch: '1', ...WAYS });
  const types = 'CUSTOMER_SERVICE_INFORMATION_SWITCH,CUSTOMER_SERVICE_INFORMATION';
  const told = await test.call(
    'GET',
    `/api/school/biz/queryConfig?configTypes=${types}&tenantId=${SCHOOL.open}`,
  );
  const [shown, information] = told.json().data as { configValue: string }[];
  expect([shown?.configValue, JSON.parse(information?.configValue ?? '')]).toEqual(['1', WAYS]);
});

it('is not shown without a way to reach anybody, and is nobody else’s business', async () => {
  const admin = await test.signIn('admin@stoa.example');
  const none = { servicePhone: '', serviceEmail: '', serviceWeChat: ' ' };
  expect((await save(admin, { switch: '1', ...none })).statusCode).toBe(400);
  expect((await save(admin, { switch: '0', ...WAYS, servicePhone: 'call me' })).statusCode).toBe(400);
  const { token } = await makePerson(test, 'member');
  expect([(await read()).statusCode, (await read(token)).statusCode]).toEqual([401, 403]);
  expect((await save(token, { switch: '1', ...WAYS })).statusCode).toBe(403);
});
