import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';

const test = useTestApp();
const home = `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL.open}`;

async function configure(id: 'sign-in' | 'school-networks', value: object): Promise<void> {
  await test.database.write({}, async (tx) => {
    const row = { id, value: JSON.stringify(value) };
    await tx
      .insertInto('runtime_config')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet({ value: row.value }))
      .execute();
  });
}
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { code: unknown }).code,
];

afterEach(async () => {
  await configure('sign-in', { enabled: true });
  await configure('school-networks', {});
});

describe('networks of a school (R65)', () => {
  it('are the only ones from which the school can be opened, by its pages and by the API', async () => {
    await configure('school-networks', { [SCHOOL.open]: ['203.0.113.0/24', '2001:db8::/32'] });
    await eventually(async () =>
      expect(codeOf(await test.call('GET', home))).toEqual([403, 'SCHOOL_NETWORK_NOT_ALLOWED']),
    );
    const page = await test.app.inject({ method: 'GET', url: `/portal/${SCHOOL.open}` });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/disableNetwork']);
    const token = await test.signIn('learner@stoa.example');
    const named = await test.call('GET', '/api/school/members/', {
      token,
      headers: { tenantid: SCHOOL.open },
    });
    expect(codeOf(named)).toEqual([403, 'SCHOOL_NETWORK_NOT_ALLOWED']);
  });

  it('hold the address of who asks, and leave other schools alone', async () => {
    await configure('school-networks', { [SCHOOL.open]: ['127.0.0.0/8'], [SCHOOL.company]: ['203.0.113.7'] });
    const company = `/api/school/schools/${SCHOOL.company}`;
    await eventually(async () =>
      expect(codeOf(await test.call('GET', company))).toEqual([403, 'SCHOOL_NETWORK_NOT_ALLOWED']),
    );
    expect((await test.call('GET', home)).statusCode).toBe(200);
    expect((await test.call('GET', `/api/school/schools/${SCHOOL.arabic}`)).statusCode).toBe(200);
  });

  it('mean nothing where one of them is none', async () => {
    await configure('school-networks', { [SCHOOL.open]: ['203.0.113.0/24'] });
    await eventually(async () => expect((await test.call('GET', home)).statusCode).toBe(403));
    await configure('school-networks', { [SCHOOL.open]: ['203.0.113.0/64'] });
    await eventually(async () => expect((await test.call('GET', home)).statusCode).toBe(200));
  });
});

describe('sign-in that is turned off (R64)', () => {
  it('lets nobody in or register, and leads their pages to the notice', async () => {
    const token = await test.signIn('learner@stoa.example');
    await configure('sign-in', { enabled: false });
    await eventually(async () => {
      const init = await test.call('POST', '/api/auth/login/init', { json: {} });
      expect(codeOf(init)).toEqual([403, 'SIGN_IN_DISABLED']);
    });
    await expect(test.signIn('learner@stoa.example')).rejects.toThrow();
    for (const url of ['/login/index', '/register/index']) {
      const page = await test.app.inject({ method: 'GET', url });
      expect([url, page.statusCode, page.headers.location]).toEqual([url, 302, '/disableLogin']);
    }
    // Who is in stays in.
    expect((await test.call('GET', '/api/accounts/users/me', { token })).statusCode).toBe(200);
  });
});
