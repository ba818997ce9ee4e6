import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { classCalls, makeClass, makePerson } from '../class/class.fixtures.ts';
import { schoolCalls } from './schools.fixtures.ts';

const test = useTestApp();
const { get, dataOf, addSchool } = schoolCalls(test);

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

  it('does not name a closed sub-school of an open one, but to its own people', async () => {
    const name = JSON.stringify({ en_US: 'Quay' });
    const { id: parentId } = await addSchool({ name });
    const { id } = await addSchool({ name, parent_id: parentId, is_open: false });
    const childrenOf = async (path: string, token?: string) => {
      const { items } = await dataOf(path, { pageSize: '100' }, token ? { token } : {});
      const parent = items.find((item: { id: string }) => item.id === parentId);
      return parent.subSchools.map((school: { id: string }) => school.id);
    };
    expect(await childrenOf(DIRECTORY)).toEqual([]);
    const { token } = await makePerson(test, 'member', id);
    expect(await childrenOf('ischool/v1/schools/open-school-permission', token)).toEqual([id]);
    const other = await makePerson(test, 'member');
    expect(await childrenOf('ischool/v1/schools/open-school-permission', other.token)).toEqual([]);
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

  it('takes as many statements for one school as for two, and counts nothing where all are shown', async () => {
    const cost = async (pageSize: string) => {
      const before = test.database.statements;
      await dataOf(DIRECTORY, { pageSize });
      return test.database.statements - before;
    };
    expect([await cost('1'), await cost('2'), await cost('50')]).toEqual([3, 3, 2]);
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

describe('where people belong (C050, C056, C060, C065, C070)', () => {
  const OPEN = '1700000000000000001';
  it('is told with their roles', async () => {
    const person = await makePerson(test, 'admin', OPEN);
    const get = async (url: string) => (await test.call('GET', url, { token: person.token })).json().data;
    expect((await get('/api/ischool/v1/schools/first-schools-all-page')).items).toMatchObject([{ id: OPEN }]);
    expect(await get(`/api/ischool/v1/schools/open-school-user?schoolId=${OPEN}`)).toMatchObject({
      userId: person.id,
      status: { status: 'member', role: 'admin' },
    });
    expect(await get('/api/ischool/v1/open/jump-school-from-config')).toMatchObject({ reason: 'openSchool' });
    const open = `/api/school/schools/open/schoolDetails?schoolId=${OPEN}&sxz-lang=en_US`;
    expect((await test.call('GET', open)).json().data).toMatchObject({ id: OPEN, name: 'Stoa Open School' });
    const keyword = encodeURIComponent('%%');
    expect(
      await get(`/api/assist/open/member/queryEnterpriseSchoolByNameOrDomain?keyword=${keyword}`),
    ).toEqual({ items: [] });
  });
});

describe('the school to begin with (C065)', () => {
  const JUMP = 'ischool/v1/open/jump-school-from-config';

  it('is the one that was visited last, else the configured one, closed or not', async () => {
    await test.database.write({}, (tx) =>
      tx
        .insertInto('runtime_config')
        .values({ id: 'jumpSchool', value: JSON.stringify({ schoolId: SCHOOL.company }) })
        .execute(),
    );
    expect(await dataOf(JUMP, { 'sxz-lang': 'en_US' })).toEqual({
      school: expect.objectContaining({ id: SCHOOL.company, name: 'Halden Works Academy' }),
      url: `/portal/${SCHOOL.company}`,
      reason: 'configured',
    });
    const { id, token } = await makePerson(test);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ last_school_id: SCHOOL.arabic }).where('id', '=', id).execute(),
    );
    expect(await dataOf(JUMP, {}, { token })).toMatchObject({
      school: { id: SCHOOL.arabic },
      reason: 'lastVisited',
    });
    await test.database.write({}, (tx) =>
      tx.deleteFrom('runtime_config').where('id', '=', 'jumpSchool').execute(),
    );
    expect(await dataOf(JUMP)).toMatchObject({ school: { id: SCHOOL.open }, reason: 'openSchool' });
  });
});

describe('the school of a company (C070)', () => {
  it('is found by a part of its name, and by its whole domain once that is proved', async () => {
    const { id } = await addSchool({
      name: JSON.stringify({ en_US: 'Quarry Lane Works' }),
      type: 'company',
      is_open: false,
      domain: 'quarry-lane.example',
      domain_verified_at: new Date(),
    });
    const unproved = await addSchool({ type: 'company', domain: 'unproved.example' });
    const find = async (keyword: string) => {
      const { items } = await dataOf('assist/open/member/queryEnterpriseSchoolByNameOrDomain', {
        keyword,
        'sxz-lang': 'en_US',
      });
      return items.map((item: { school: { id: string }; domain: string | null }) => [
        item.school.id,
        item.domain,
      ]);
    };
    const found = [[id, 'quarry-lane.example']];
    expect(await find('quarry')).toEqual(found);
    expect(await find('QUARRY-LANE.example')).toEqual(found);
    expect(await find('quarry-lane')).toEqual([]);
    expect(await find('unproved.example')).toEqual([]);
    expect(await find('100%')).toEqual([[unproved.id, null]]);
    // Schools that are no company's are found in the directory.
    expect(await find('Stoa Open School')).toEqual([]);
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

describe('leaving', () => {
  const leave = (token: string, tenantId: string) =>
    test.call('POST', '/api/school/members/leave', { token, json: { tenantId } });
  const space = (token: string, userId: string) =>
    get('personal-center/selectUserInfo', { schoolId: SCHOOL.open, userId }, { token });
  const follow = (token: string, tenantId: string, userId: string) =>
    test.call('POST', '/api/personal-center/follow', {
      token,
      headers: { tenantid: tenantId },
      json: { userId },
    });

  it('ends the membership, the space and who follows whom, and keeps what was learned', async () => {
    const [leaver, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    const { id: classId } = await makeClass(test);
    await classCalls(test).enroll(classId, leaver.token);
    await follow(other.token, SCHOOL.open, leaver.id);
    expect((await space(other.token, leaver.id)).statusCode).toBe(200);
    const before = await dataOf(`school/schools/${SCHOOL.open}`);

    const left = [await leave(leaver.token, SCHOOL.open), await leave(leaver.token, SCHOOL.open)];
    expect(left.map((answer) => [answer.statusCode, answer.json().data.status])).toEqual(
      Array(2).fill([200, 'none']),
    );
    expect((await space(other.token, leaver.id)).statusCode).toBe(404);
    const { learners } = (await dataOf(`school/schools/${SCHOOL.open}`)).counts;
    expect(learners).toBe(before.counts.learners - 1);
    const kept = await test.database.read({ schoolId: SCHOOL.open }, async (tx) => ({
      enrolled: await tx
        .selectFrom('enrollment')
        .select('class_id')
        .where('account_id', '=', leaver.id)
        .execute(),
      follows: await tx.selectFrom('follow').select('id').where('person_id', '=', leaver.id).execute(),
    }));
    expect(kept).toEqual({ enrolled: [{ class_id: classId }], follows: [] });

    await test.call('POST', '/api/school/members/join', {
      token: leaver.token,
      json: { tenantId: SCHOOL.open },
    });
    expect((await space(other.token, leaver.id)).statusCode).toBe(200);
  });

  it('is not for the last owner, nor a way around being shut out', async () => {
    const { id: owned } = await addSchool({});
    const owner = await makePerson(test, 'owner', owned);
    expect((await leave(owner.token, owned)).json().code).toBe('LAST_OWNER');
    await makePerson(test, 'owner', owned);
    expect((await leave(owner.token, owned)).statusCode).toBe(200);
    const { token, id } = await makePerson(test, 'member', owned);
    await test.database.write({ schoolId: owned }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', id).execute(),
    );
    expect((await leave(token, owned)).json().code).toBe('ACCOUNT_DISABLED');
    expect((await leave(token, '1234567890123456789')).statusCode).toBe(404);
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
