import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { schoolCalls } from './schools.fixtures.ts';

const test = useTestApp();
const { get, dataOf, addSchool } = schoolCalls(test);
const notify = (schoolId: string) =>
  test.database.pool.query(`select pg_notify('stoa', $1)`, [
    JSON.stringify({ type: 'school.changed', schoolId }),
  ]);

let extra: string;
let disabled: string;
beforeAll(async () => {
  extra = (await addSchool({})).id;
  disabled = (await addSchool({ status: 'disabled' })).id;
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
    const gone = await get('portal/api/v1/portal/open/layout', { schoolId: disabled });
    expect([gone.statusCode, gone.json().code]).toEqual([403, 'SCHOOL_DISABLED']);
    const none = await get('portal/api/v1/portal/open/layout', { schoolId: '1234567890123456789' });
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
    await eventually(async () =>
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
      (await dataOf('portal/api/v1/portal/open/layout', { schoolId: extra, 'sxz-lang': 'en_US' })).school
        .name;
    expect(await name()).toContain('Quill');
    await test.database.write({}, (tx) =>
      tx
        .updateTable('school')
        .set({ name: JSON.stringify({ en_US: 'Renamed' }) })
        .where('id', '=', extra)
        .execute(),
    );
    await notify(extra);
    await expect.poll(name).toBe('Renamed');
  });

  it('tells nobody of the person before them', async () => {
    const layout = (token?: string) =>
      dataOf('portal/api/v1/portal/open/layout', { schoolId: extra, 'sxz-lang': 'de_DE' }, { token });
    const outsider = await makePerson(test);
    const member = await makePerson(test, 'member', extra);
    expect((await layout(outsider.token)).school.viewer).toEqual({ role: null, canJoin: true });
    expect((await layout()).school.viewer).toBe(null);
    expect((await layout(member.token)).school.viewer).toEqual({ role: 'member', canJoin: false });
    expect((await layout(await test.signIn('owner@stoa.example'))).school.viewer.role).toBe(null);
    expect((await layout(outsider.token)).school.viewer).toEqual({ role: null, canJoin: true });
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
