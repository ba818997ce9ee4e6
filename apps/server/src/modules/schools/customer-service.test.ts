import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { schoolCalls } from './schools.fixtures.ts';

const test = useTestApp();
const PATH = '/api/school/biz/customerService';
const headers = { tenantid: SCHOOL.open };
const save = (token: string, json: object) => test.call('PUT', PATH, { token, headers, json });
const read = (token?: string) => test.call('GET', PATH, { headers, ...(token ? { token } : {}) });
const versionOf = async (token: string): Promise<number> => (await read(token)).json().data.version;
const WAYS = { servicePhone: '400-1', serviceEmail: 'help@stoa.example', serviceWeChat: '' };
const NONE = { servicePhone: '', serviceEmail: '', serviceWeChat: ' ' };

it('is written and read by those who run the school, and told to everybody while it is shown (B047, C051)', async () => {
  const admin = await test.signIn('admin@stoa.example');
  const version = await versionOf(admin);
  const saved = await save(admin, { version, switch: '0', ...WAYS, servicePhone: ' 400-1 ' });
  expect(saved.json().data).toEqual({ version: version + 1, switch: '0', ...WAYS });
  expect((await read(admin)).json().data).toEqual(saved.json().data);
  await save(admin, { version: version + 1, switch: '1', ...WAYS });
  const types = 'CUSTOMER_SERVICE_INFORMATION_SWITCH,CUSTOMER_SERVICE_INFORMATION';
  const reported = await test.call(
    'GET',
    `/api/school/biz/queryConfig?configTypes=${types}&tenantId=${SCHOOL.open}`,
  );
  const [shown, information] = reported.json().data as { configValue: string }[];
  expect([shown?.configValue, JSON.parse(information?.configValue ?? '')]).toEqual(['1', WAYS]);
});

it('is refused where somebody else has saved since it was read, and nothing of it is kept', async () => {
  const admin = await test.signIn('admin@stoa.example');
  const version = await versionOf(admin);
  const ofEach = ['1', '2'].map((servicePhone) => ({ version, switch: '1', ...WAYS, servicePhone }));
  const answers = await Promise.all(ofEach.map((settings) => save(admin, settings)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(answers[1 - winner]?.json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { currentVersion: String(version + 1) },
  });
  expect((await save(admin, { version: 0, switch: '0', ...WAYS })).statusCode).toBe(409);
  expect((await read(admin)).json().data).toEqual({ ...ofEach[winner], version: version + 1 });
});

it('can be said for the first time', async () => {
  const admin = await test.signIn('admin@stoa.example');
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx.deleteFrom('school_config').where('school_id', '=', SCHOOL.open).execute(),
  );
  expect((await read(admin)).json().data).toMatchObject({ version: 0, switch: '0', servicePhone: '' });
  expect((await save(admin, { version: 3, switch: '0', ...WAYS })).statusCode).toBe(409);
  expect((await save(admin, { version: 0, switch: '1', ...WAYS })).json().data.version).toBe(1);
});

it('is not shown without a way to reach anybody, and is nobody else’s business', async () => {
  const admin = await test.signIn('admin@stoa.example');
  const version = await versionOf(admin);
  for (const wrong of [
    { switch: '1', ...NONE },
    { switch: '2', ...WAYS },
    { switch: '0', ...WAYS, serviceEmail: 'nobody' },
    { switch: '0', ...WAYS, servicePhone: 'javascript:alert(1)' },
  ])
    expect((await save(admin, { version, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400);
  const { token } = await makePerson(test, 'member');
  expect([(await read()).statusCode, (await read(token)).statusCode]).toEqual([401, 403]);
  expect((await save(token, { version, switch: '1', ...WAYS })).statusCode).toBe(403);
});

describe('settings of a school (C051)', () => {
  const { get, dataOf, addSchool } = schoolCalls(test);
  let extra: string;
  beforeAll(async () => {
    extra = (await addSchool({})).id;
  });

  it('are those two alone, JSON where they are more than a switch', async () => {
    const types = 'CUSTOMER_SERVICE_INFORMATION_SWITCH,CUSTOMER_SERVICE_INFORMATION';
    const values = await dataOf('school/biz/queryConfig', { configTypes: types, tenantId: SCHOOL.open });
    expect(values.map(({ configType }: { configType: string }) => configType).join()).toBe(types);
    expect(['0', '1']).toContain(values[0].configValue);
    expect(typeof JSON.parse(values[1].configValue)).toBe('object');
    expect(
      (
        await dataOf('school/biz/queryConfig', {
          configTypes: 'CUSTOMER_SERVICE_INFORMATION',
          tenantId: extra,
        })
      )[0].configValue,
    ).toBe('{}');
  });

  it.each([
    'JWT_SECRET',
    'SMTP_PASSWORD',
    '%',
    'footer',
    'oath2Config',
    'CUSTOMER_SERVICE_INFORMATION,footer',
    '',
    Array(11).fill('CUSTOMER_SERVICE_INFORMATION').join(),
  ])('do not answer %j', async (configTypes) => {
    expect((await get('school/biz/queryConfig', { configTypes, tenantId: SCHOOL.open })).statusCode).toBe(
      400,
    );
  });
});
