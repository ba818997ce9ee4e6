import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { makePerson } from '../class/class.fixtures.ts';

const test = useTestApp();
const get = (
  path: string,
  query: Record<string, string> = {},
  options: Parameters<typeof test.call>[2] = {},
) => test.call('GET', `/api/${path}?${new URLSearchParams(query)}`, options);
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
const tell = (schoolId: string) =>
  test.database.pool.query(`select pg_notify('stoa', $1)`, [
    JSON.stringify({ type: 'school.changed', schoolId }),
  ]);

let extra: string;
let disabled: string;
beforeAll(async () => {
  extra = (await addSchool({})).id;
  disabled = (await addSchool({ status: 'disabled' })).id;
});

describe('the directory of open schools (C058, C059, B059)', () => {
  const DIRECTORY = 'ischool/v1/open/open-schools';

  it('has the open schools in their order with their sub-schools, and no closed or disabled one', async () => {
    const { items, total } = await dataOf(DIRECTORY, { 'sxz-lang': 'en_US' });
    const ids = items.map((item: { id: string }) => item.id);
    expect(ids[0]).toBe(SCHOOL.open);
    expect(ids).toContain(extra);
    expect(ids).not.toContain(SCHOOL.company);
    expect(ids).not.toContain(disabled);
    expect(total).toBe(ids.length);
    expect(items[0]).toMatchObject({ subSchoolTotal: 4, role: null, url: `/portal/${SCHOOL.open}` });
    expect(items[0].subSchools.map((school: { id: string }) => school.id)).toEqual([
      '1700000000000000011',
      '1700000000000000012',
      '1700000000000000013',
      '1700000000000000014',
    ]);
  });

  it('comes in pages of schools and of sub-schools', async () => {
    const whole = await dataOf(DIRECTORY);
    const second = await dataOf(DIRECTORY, { pageSize: '1', pageNumber: '2', childPageSize: '2' });
    expect(second).toMatchObject({ total: whole.total, pageNumber: 2, pageSize: 1 });
    expect(second.items.map((item: { id: string }) => item.id)).toEqual([whole.items[1].id]);
    const [first] = (await dataOf(DIRECTORY, { pageSize: '1', childPageSize: '2' })).items;
    expect(first).toMatchObject({
      subSchoolTotal: 4,
      subSchools: [{ id: '1700000000000000011' }, { id: '1700000000000000012' }],
    });
    expect((await dataOf(DIRECTORY, { pageNumber: '1000' })).items).toEqual([]);
  });

  it.each([
    'pageSize=1000000000',
    'pageSize=0',
    'pageSize=-1',
    'pageSize=1.5',
    'pageSize=abc',
    'pageSize=101',
    'pageNumber=0',
    'pageNumber=-1',
    'pageNumber=1e99',
    'childPageSize=101',
    'childPageSize=-1',
    'pageSize=',
    `keyword=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) =>
    expect((await test.call('GET', `/api/${DIRECTORY}?${query}`)).statusCode).toBe(400),
  );

  it.each([
    ['quill', true],
    ['引号', true],
    ['"Quill"', true],
    ['100%', true],
    ['  QUILL  ', true],
    ['en_US', false],
    ['zh_CN', false],
    ['":', false],
    ['%', true],
    ['_', false],
    ["' or 1=1 --", false],
  ])('finds by the names alone: %j', async (keyword, found) => {
    const { items } = await dataOf(DIRECTORY, { keyword });
    expect(items.some((item: { id: string }) => item.id === extra)).toBe(found);
    if (keyword === '%') expect(items.length).toBe(1);
  });

  it('also has their own closed schools for who is signed in, with their roles', async () => {
    const person = await makePerson(test, 'teacher', SCHOOL.company);
    const permitted = await dataOf('ischool/v1/schools/open-school-permission', {}, { token: person.token });
    expect(permitted.items.find((item: { id: string }) => item.id === SCHOOL.company)).toMatchObject({
      role: 'teacher',
      open: false,
    });
    const others = await dataOf(
      'ischool/v1/schools/open-school-permission',
      {},
      { token: (await makePerson(test)).token },
    );
    expect(others.items.map((item: { id: string }) => item.id)).not.toContain(SCHOOL.company);
  });

  it('takes as many statements for one school as for all', async () => {
    const cost = async (pageSize: string) => {
      const before = test.database.statements;
      await dataOf(DIRECTORY, { pageSize });
      return test.database.statements - before;
    };
    expect([await cost('1'), await cost('50')]).toEqual([3, 3]);
  });
});

describe('sub-schools (R04)', () => {
  it('are those of the school, whose addresses are below it', async () => {
    const { items, total } = await dataOf('ischool/v1/open/sub-schools', {
      schoolId: SCHOOL.open,
      'sxz-lang': 'fr_FR',
    });
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      id: '1700000000000000011',
      url: `/portal/${SCHOOL.open}/sub-school/1700000000000000011`,
    });
    expect((await dataOf('ischool/v1/open/sub-schools', { schoolId: extra })).items).toEqual([]);
  });
});

describe('one school (C036, C038, C061, C062, C063, C064)', () => {
  it('is told in the language that is asked for, or in its own', async () => {
    const names = await Promise.all(
      ['zh_CN', 'ar_SA', undefined].map(
        async (language) =>
          (
            await dataOf('ischool/v1/open/schools/school-details', {
              schoolId: SCHOOL.open,
              ...(language ? { 'sxz-lang': language } : {}),
            })
          ).name,
      ),
    );
    expect(new Set(names.slice(0, 2)).size).toBe(2);
    expect(names[2]).toBe(names[0]);
  });

  it('falls back to what there is, and says which language that is', async () => {
    expect(
      await dataOf('ischool/v1/open/schools/school-details', { schoolId: extra, 'sxz-lang': 'de_DE' }),
    ).toMatchObject({ name: 'Quoted "Quill" 100% Academy', lang: 'en_US', defaultLanguage: 'en_US' });
  });

  it('that is closed is called by its name to everybody, and is open to its members alone', async () => {
    expect(
      await dataOf('ischool/v1/open/schools/school-details', { schoolId: SCHOOL.company }),
    ).toMatchObject({ id: SCHOOL.company, open: false, loginMethod: '4', viewer: null });
    const closed = await get(`school/schools/${SCHOOL.company}/`);
    expect([closed.statusCode, closed.json().code]).toEqual([403, 'SCHOOL_CLOSED']);
    expect(
      (
        await get(
          `school/schools/${SCHOOL.company}/`,
          {},
          { token: (await makePerson(test, 'member', SCHOOL.company)).token },
        )
      ).statusCode,
    ).toBe(200);
    expect(
      (await get(`school/schools/${SCHOOL.company}`, {}, { token: await test.signIn('owner@stoa.example') }))
        .statusCode,
    ).toBe(200);
  });

  it('that is disabled or that there is not is told apart', async () => {
    const gone = await get('portal/api/v1/portal/open/frame', { schoolId: disabled });
    expect([gone.statusCode, gone.json().code]).toEqual([403, 'SCHOOL_DISABLED']);
    const none = await get('portal/api/v1/portal/open/frame', { schoolId: '1234567890123456789' });
    expect([none.statusCode, none.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('tells how to sign in, and no secret (C063)', async () => {
    const config = await dataOf('ischool/v1/open/schools/select-school-config', { schoolId: SCHOOL.company });
    expect(Object.keys(config).sort()).toEqual([
      'id',
      'loginMethod',
      'oath2Config',
      'openSchool',
      'registrationOpen',
      'schoolId',
      'tenantId',
    ]);
    expect(config).toMatchObject({ schoolId: SCHOOL.company, loginMethod: '4', openSchool: '0' });
    expect(
      (await dataOf('ischool/v1/open/schools/select-school-config', { schoolId: SCHOOL.open })).openSchool,
    ).toBe('1');
  });

  it('tells what surroundings it runs in (C064)', async () => {
    const answer = await test.call('POST', '/api/ischool/v1/open/schools/common-current', {
      json: { tenantId: SCHOOL.overseas, terminal: 'pc', bundleId: 'portal' },
    });
    expect(answer.json().data).toMatchObject({
      environment: 'cn',
      site: 'overseas',
      tenantId: SCHOOL.overseas,
      lang: 'en_US',
    });
    const home = await test.call('POST', '/api/ischool/v1/open/schools/common-current', {
      json: { tenantId: SCHOOL.open, lang: 'ja_JP' },
    });
    expect(home.json().data).toMatchObject({ site: 'cn', lang: 'ja_JP' });
  });

  it('is the last one a person was in (C061), and theirs are all listed (C036)', async () => {
    const person = await makePerson(test, 'member');
    expect((await dataOf('ischool/v1/schools/last-school-detail', {}, { token: person.token })).id).toBe(
      SCHOOL.open,
    );
    expect(
      (await dataOf('school/schools/', {}, { token: person.token })).items.map(
        (item: { id: string }) => item.id,
      ),
    ).toEqual([SCHOOL.open]);
    expect(
      await dataOf('ischool/v1/schools/last-school-detail', {}, { token: (await makePerson(test)).token }),
    ).toBe(null);
  });
});

describe('languages of a school (C052, C053, B001)', () => {
  it('are those it has, its own first, each by its own name and direction', async () => {
    const setting = await dataOf('school/language/setting/open', { tenantId: SCHOOL.arabic });
    expect(setting).toMatchObject({ schoolId: SCHOOL.arabic, defaultLanguage: 'ar_SA' });
    expect(setting.languages[0]).toEqual({ code: 'ar_SA', name: 'العربية', dir: 'rtl' });
    expect(setting.languages.map(({ code }: { code: string }) => code).sort()).toEqual([...LANGUAGES].sort());
    expect(setting.languages.filter(({ dir }: { dir: string }) => dir === 'rtl').length).toBe(1);
    expect(
      (await dataOf('school/language/setting/open', { tenantId: extra })).languages.map(
        ({ code }: { code: string }) => code,
      ),
    ).toEqual(['en_US', 'zh_CN']);
  });

  it('start from one', async () => {
    expect(await dataOf('school/biz/open/schoolLanguage', { tenantId: SCHOOL.overseas })).toEqual({
      schoolId: SCHOOL.overseas,
      language: 'en_US',
    });
  });

  it('that nobody knows are no failure (B002)', async () => {
    expect(
      (await dataOf('ischool/v1/open/schools/school-details', { schoolId: SCHOOL.open, 'sxz-lang': 'xx_XX' }))
        .lang,
    ).toBe('zh_CN');
    expect(
      (await dataOf('ischool/v1/open/schools/school-details', { schoolId: SCHOOL.open, 'sxz-lang': 'fr-CA' }))
        .lang,
    ).toBe('fr_FR');
  });
});

describe('settings of a school (C051)', () => {
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

describe('joining (C042)', () => {
  const join = (token: string, tenantId: string) =>
    test.call('POST', '/api/school/members/join', { token, json: { tenantId } });
  const statusIn = (token: string, tenantId: string) =>
    dataOf('school/members/selectMemberStatus', { tenantId }, { token });

  it('an open school makes a member, once', async () => {
    const { token, id } = await makePerson(test);
    expect(await statusIn(token, extra)).toEqual({
      status: 'none',
      role: null,
      isValid: 0,
      joinedAt: null,
      canJoin: true,
    });
    const answers = await Promise.all([join(token, extra), join(token, extra), join(token, extra)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().data.status])).toEqual(
      Array(3).fill([200, 'member']),
    );
    expect(await statusIn(token, extra)).toMatchObject({
      status: 'member',
      role: 'member',
      isValid: 1,
      canJoin: false,
    });
    const rows = await test.database.read({ schoolId: extra }, (tx) =>
      tx.selectFrom('membership').select('role').where('account_id', '=', id).execute(),
    );
    expect(rows).toEqual([{ role: 'member' }]);
  });

  it('a closed, disabled or unknown school does not', async () => {
    const { token } = await makePerson(test);
    expect((await join(token, SCHOOL.company)).json().code).toBe('JOINING_NOT_ALLOWED');
    expect((await join(token, disabled)).json().code).toBe('SCHOOL_DISABLED');
    expect((await join(token, '1234567890123456789')).statusCode).toBe(404);
  });

  it('again does not bring back whom the school has shut out', async () => {
    const { token, id } = await makePerson(test, 'member', extra);
    await test.database.write({ schoolId: extra }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', id).execute(),
    );
    expect((await join(token, extra)).json().data).toMatchObject({
      status: 'disabled',
      isValid: 0,
      canJoin: false,
    });
    expect(await statusIn(token, extra)).toMatchObject({ status: 'disabled' });
  });
});

describe('permissions (C129, B058)', () => {
  const may = async (
    email: string,
    schoolId: string,
    operationCode: string,
    headers: Record<string, string> = {},
  ) =>
    (
      await dataOf(
        'acl/v1/operation/hasPermissions',
        { operationCode },
        { token: await test.signIn(email), headers: { 'School-Id': schoolId, ...headers } },
      )
    ).hasPermission;

  it('belong to the role in the school', async () => {
    expect(await may('learner@stoa.example', SCHOOL.open, 'TRAINING_CENTER')).toBe(false);
    expect(await may('teacher@stoa.example', SCHOOL.open, 'TRAINING_CENTER')).toBe(true);
    expect(await may('teacher@stoa.example', SCHOOL.open, 'PORTAL_DECORATION')).toBe(false);
    expect(await may('admin@stoa.example', SCHOOL.open, 'PORTAL_DECORATION')).toBe(true);
    expect(await may('admin@stoa.example', SCHOOL.company, 'PORTAL_DECORATION')).toBe(false);
    expect(await may('owner@stoa.example', SCHOOL.company, 'PORTAL_DECORATION')).toBe(true);
  });

  it('belong to who asks, whoever a header says that is (TRUST 48)', async () => {
    const admin = await makePerson(test, 'admin');
    const headers = { user_id: admin.id };
    expect(await may('learner@stoa.example', SCHOOL.open, 'TRAINING_CENTER', headers)).toBe(false);
    expect(await may('learner@stoa.example', SCHOOL.open, 'PORTAL_DECORATION', headers)).toBe(false);
  });

  it('are the token’s, whatever the header says', async () => {
    const { user_id } = (
      await get('accounts/users/me', {}, { token: await test.signIn('admin@stoa.example') })
    ).json().data;
    expect(await may('learner@stoa.example', SCHOOL.open, 'TRAINING_CENTER', { user_id })).toBe(false);
  });
});

describe('runtime configuration (C035, B054, B073)', () => {
  const value = (id: string) => get(`foundation/configProperty/open/value/page/version/${id}`);

  it.each([
    ['page-switch', { v1PagesWhiteList: [], v2PagesWhiteList: [], mainSwitch: 1 }],
    ['heartbeat', { intervalMs: 300_000 }],
    ['logout', { reloadHosts: [] }],
    ['store-variant', { enabled: false }],
  ])('%s has a safe default', async (id, expected) => {
    expect((await value(id)).json().data).toEqual({ id, version: 0, value: expected });
  });

  it('is what was configured, where something was', async () => {
    await test.database.write({}, (tx) =>
      tx
        .insertInto('runtime_config')
        .values({ id: 'heartbeat', value: JSON.stringify({ intervalMs: 60_000 }), version: 3 })
        .execute(),
    );
    // It is heard of a moment later.
    await vi.waitFor(async () =>
      expect((await value('heartbeat')).json().data).toEqual({
        id: 'heartbeat',
        version: 3,
        value: { intervalMs: 60_000 },
      }),
    );
  });

  it.each(['smtp', 'jwt-secret', 'signing-key', 'constructor', 'tostring'])(
    '%s is nobody’s business',
    async (id) => {
      await test.database.write({}, (tx) =>
        tx
          .insertInto('runtime_config')
          .values({ id, value: JSON.stringify({ secret: 'MARK' }) })
          .execute(),
      );
      const answer = await value(id);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('MARK');
    },
  );
});

describe('what visitors are shown from memory', () => {
  it('is forgotten when the school changes', async () => {
    const name = async () =>
      (await dataOf('portal/api/v1/portal/open/frame', { schoolId: extra, 'sxz-lang': 'en_US' })).school.name;
    expect(await name()).toContain('Quill');
    await test.database.write({}, (tx) =>
      tx
        .updateTable('school')
        .set({ name: JSON.stringify({ en_US: 'Renamed' }) })
        .where('id', '=', extra)
        .execute(),
    );
    await tell(extra);
    await expect.poll(name).toBe('Renamed');
  });

  it('tells nobody of the person before them', async () => {
    const frame = (token?: string) =>
      dataOf('portal/api/v1/portal/open/frame', { schoolId: extra, 'sxz-lang': 'de_DE' }, { token });
    const outsider = await makePerson(test);
    const member = await makePerson(test, 'member', extra);
    expect((await frame(outsider.token)).school.viewer).toEqual({ role: null, canJoin: true });
    expect((await frame()).school.viewer).toBe(null);
    expect((await frame(member.token)).school.viewer).toEqual({ role: 'member', canJoin: false });
    expect((await frame(await test.signIn('owner@stoa.example'))).school.viewer.role).toBe(null);
    expect((await frame(outsider.token)).school.viewer).toEqual({ role: null, canJoin: true });
  });
});

describe('an id', () => {
  it('names itself and not its neighbour, whose id differs in the last digit (TRUST 50)', async () => {
    const ids = ['1700000000000000788', '1700000000000000789'];
    for (const id of ids) await addSchool({ id, name: JSON.stringify({ en_US: `School ${id.slice(-3)}` }) });
    for (const id of ids)
      expect(await dataOf('ischool/v1/open/schools/school-details', { schoolId: id })).toMatchObject({
        id,
        name: `School ${id.slice(-3)}`,
      });
    const unquoted = await test.app.inject({
      method: 'POST',
      url: '/api/school/v2/open/schools/',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'stoa' },
      payload: '{"ids":[1700000000000000789]}',
    });
    expect(unquoted.statusCode).toBe(400);
  });
});
