import { beforeAll, describe, expect, it } from 'vitest';
import type { SchoolUnions } from '@stoa/api/schema';
import { eventually } from '../../testing/eventually.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { makeExam } from '../exam/exam.fixtures.ts';
import { schoolCalls } from '../schools/schools.fixtures.ts';

const test = useTestApp({ UNION_LEADER_OFF: 'partner.example' });
const { addSchool, dataOf } = schoolCalls(test);
const BASE = '/api/school/unions';
const TEXTS = {
  name: { en_US: 'Schools of the Harbour', de_DE: 'Schulen am Hafen' },
  terms: { en_US: 'Who shares a class answers its learners.' },
  isListed: true,
};

interface Member {
  id: string;
  owner: Someone;
}
async function makeSchool(name: string, values: object = {}): Promise<Member> {
  const { id } = await addSchool({ name: JSON.stringify({ en_US: name }), ...values });
  return { id, owner: await makePerson(test, 'owner', id) };
}
const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { id, owner }: Member,
  json?: object,
  token = owner.token,
) =>
  test.call(method, `${BASE}${path}`, {
    token,
    headers: { tenantid: id, 'sxz-lang': 'en_US' },
    ...(json ? { json } : {}),
  });
const done = async (...args: Parameters<typeof ask>): Promise<SchoolUnions> => {
  const answer = await ask(...args);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as SchoolUnions;
};
/** A union of two schools. */
async function union(values: object = {}) {
  const first = await makeSchool('First');
  const second = await makeSchool('Second', values);
  const founded = await done('POST', '', first, TEXTS);
  const unionId = founded.unions[0]?.unionId as string;
  await done('PUT', `/${unionId}/candidates/${second.id}`, first);
  await done('PUT', `/${unionId}/membership`, second, { termsVersion: 1 });
  return { first, second, unionId };
}
const listed = async (schoolId: string, type?: number) =>
  (
    (await dataOf('portal/api/v1/portal/resource', {
      schoolId,
      ...(type ? { type: String(type) } : {}),
    })) as {
      items: { id: string; title: string; type: number; url: string }[];
    }
  ).items;

let third: Member;
beforeAll(async () => {
  third = await makeSchool('Third');
});

describe('a union of schools (C049, C057, C067)', () => {
  it('is founded by an owner, whose school leads it and agrees to its terms', async () => {
    const school = await makeSchool('Founder');
    const { unions } = await done('POST', '', school, TEXTS);
    expect(unions).toMatchObject([
      {
        title: 'Schools of the Harbour',
        version: 1,
        termsVersion: 1,
        termsText: TEXTS.terms.en_US,
        isLeader: true,
        agreedVersion: 1,
        schools: [{ school: { id: school.id }, isLeader: true, agreedVersion: 1 }],
        candidates: [],
        shares: [],
      },
    ]);
    const admin = await makePerson(test, 'admin', school.id);
    expect((await ask('POST', '', school, TEXTS, admin.token)).statusCode).toBe(403);
    expect(await codeOf(ask('POST', '', school, { ...TEXTS, name: { en_US: '   ' } }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('is joined with agreement to the terms in force by whom it invites', async () => {
    const first = await makeSchool('Inviting');
    const second = await makeSchool('Invited');
    const unionId = (await done('POST', '', first, { ...TEXTS, isListed: false })).unions[0]?.unionId ?? '';
    expect(await codeOf(ask('PUT', `/${unionId}/membership`, second, { termsVersion: 1 }))).toBe('NOT_FOUND');
    const invited = await done('PUT', `/${unionId}/candidates/${second.id}`, first);
    expect(invited.unions[0]?.candidates).toMatchObject([{ school: { id: second.id }, kind: 'invitation' }]);
    expect((await done('GET', '', second)).proposals).toMatchObject([
      { kind: 'invitation', union: { unionId, termsText: TEXTS.terms.en_US } },
    ]);
    expect(await codeOf(ask('PUT', `/${unionId}/membership`, second, { termsVersion: 2 }))).toBe(
      'VERSION_CONFLICT',
    );
    const joined = await done('PUT', `/${unionId}/membership`, second, { termsVersion: 1 });
    expect(joined.proposals).toEqual([]);
    expect(joined.unions[0]).toMatchObject({ unionId, isLeader: false, agreedVersion: 1, candidates: [] });
    const agreement = await test.database.read({ schoolId: second.id }, (tx) =>
      tx.selectFrom('union_agreement').selectAll().where('school_id', '=', second.id).execute(),
    );
    expect(agreement).toMatchObject([{ union_id: unionId, version: 1, account_id: second.owner.id }]);
    expect(
      await dataOf('ischool/v1/open/tenant-union/check-join-union-as-member', { tenantId: second.id }),
    ).toEqual({ isMember: true, unionId, leaderSchoolId: first.id });
    const mine = await dataOf('ischool/v1/tenant-union/my-join-union-list-merges', {}, second.owner);
    expect(mine).toMatchObject({ total: 1, items: [{ unionId, schoolUnionLeader: '0' }] });
    expect(mine.items[0].schools.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    expect(await dataOf('ischool/v1/tenant-union/my-join-union-list-merges', {}, third.owner)).toMatchObject({
      total: 0,
      items: [],
    });
  });

  it('answers requests, but not of who agreed to other terms than those in force', async () => {
    const first = await makeSchool('Asked');
    const second = await makeSchool('Asking');
    const unionId = (await done('POST', '', first, TEXTS)).unions[0]?.unionId ?? '';
    const open = await ask('GET', '/open?keyword=HARBOUR', second);
    expect(open.json().data.items.map((one: { unionId: string }) => one.unionId)).toContain(unionId);
    const asking = await done('PUT', `/${unionId}/membership`, second, { termsVersion: 1 });
    expect(asking).toMatchObject({ unions: [], proposals: [{ kind: 'request', union: { unionId } }] });
    await done('PUT', `/${unionId}`, first, { ...TEXTS, terms: { en_US: 'Other terms.' }, version: 1 });
    expect(await codeOf(ask('PUT', `/${unionId}/candidates/${second.id}`, first))).toBe('VERSION_CONFLICT');
    await done('PUT', `/${unionId}/membership`, second, { termsVersion: 2 });
    const accepted = await done('PUT', `/${unionId}/candidates/${second.id}`, first);
    expect(accepted.unions[0]).toMatchObject({ candidates: [], schools: [{}, { agreedVersion: 2 }] });
  });

  it('tells its schools of new terms, and keeps what they agreed to before', async () => {
    const { first, second, unionId } = await union();
    expect(await codeOf(ask('PUT', `/${unionId}`, second, { ...TEXTS, version: 1 }))).toBe('FORBIDDEN');
    await done('PUT', `/${unionId}`, first, { ...TEXTS, isListed: false, version: 1 });
    expect((await done('GET', '', first)).unions[0]).toMatchObject({ version: 2, termsVersion: 1 });
    expect(await codeOf(ask('PUT', `/${unionId}`, first, { ...TEXTS, version: 1 }))).toBe('VERSION_CONFLICT');
    await done('PUT', `/${unionId}`, first, { ...TEXTS, terms: { en_US: 'Other.' }, version: 2 });
    expect((await done('GET', '', second)).unions[0]).toMatchObject({ termsVersion: 2, agreedVersion: 1 });
    expect(
      (await done('PUT', `/${unionId}/membership`, second, { termsVersion: 2 })).unions[0],
    ).toMatchObject({
      agreedVersion: 2,
    });
  });

  it('is handed over, left, and remembered', async () => {
    const { first, second, unionId } = await union();
    expect(await codeOf(ask('DELETE', `/${unionId}/schools/${first.id}`, first))).toBe('CONFLICT');
    expect(await codeOf(ask('PUT', `/${unionId}/leader`, first, { schoolId: third.id }))).toBe('NOT_FOUND');
    const handed = await done('PUT', `/${unionId}/leader`, first, { schoolId: second.id });
    expect(handed.unions[0]).toMatchObject({ isLeader: false, leader: { id: second.id } });
    expect((await done('DELETE', `/${unionId}/schools/${first.id}`, first)).unions).toEqual([]);
    const ever = (tenantId: string) => dataOf('school/tenantUnion/v1/open/checkJoinUnionEver', { tenantId });
    expect(await ever(first.id)).toEqual({ joinedEver: true, joinedNow: false });
    expect(await ever(second.id)).toEqual({ joinedEver: true, joinedNow: true });
    expect(await ever(third.id)).toEqual({ joinedEver: false, joinedNow: false });
    expect(await codeOf(ask('DELETE', `/${unionId}`, first))).toBe('NOT_FOUND');
    expect((await done('DELETE', `/${unionId}`, second)).unions).toEqual([]);
    expect(await ever(second.id)).toEqual({ joinedEver: true, joinedNow: false });
  });

  it('is led by who looks after the school that leads it, except on hosts where nobody leads (B057)', async () => {
    const { first, second } = await union();
    const admin = await makePerson(test, 'admin', first.id);
    const teacher = await makePerson(test, 'teacher', first.id);
    const leads = async (token: string, host = 'school.example') =>
      (await test.call('GET', '/api/accounts/users/me', { token, headers: { host } })).json().data
        .schoolUnionLeader;
    expect(await leads(first.owner.token)).toBe('1');
    expect(await leads(admin.token)).toBe('1');
    expect(await leads(teacher.token)).toBe('0');
    expect(await leads(second.owner.token)).toBe('0');
    expect(await leads(first.owner.token, 'partner.example')).toBe('0');
  });

  it('is not there for a third school', async () => {
    const { first, second, unionId } = await union();
    const tried = [
      ask('PUT', `/${unionId}`, third, { ...TEXTS, version: 1 }),
      ask('DELETE', `/${unionId}`, third),
      ask('PUT', `/${unionId}/leader`, third, { schoolId: third.id }),
      ask('DELETE', `/${unionId}/schools/${second.id}`, third),
      ask('PUT', `/${unionId}/candidates/${third.id}`, third),
      ask('DELETE', `/${unionId}/candidates/${second.id}`, third),
      ask('PUT', `/${unionId}/shares/1234567890123456789`, third),
      ask('GET', '', first, undefined, third.owner.token),
    ];
    expect((await Promise.all(tried)).map((answer) => answer.statusCode)).toEqual(Array(8).fill(404));
    expect(await done('GET', '', third)).toEqual({ isOwner: true, unions: [], proposals: [] });
  });
});

describe('what is shared in a union (spec 2.12: types 11 and 12)', () => {
  it('stands in the lists and the search of the others, and leads to the school that shares it', async () => {
    const { first, second, unionId } = await union();
    const { id: classId } = await makeClass(test, { schoolId: second.id, lessons: [{}, {}] });
    const { id: examId } = await makeExam(test, { schoolId: second.id });
    await done('PUT', `/${unionId}/shares/${classId}`, second);
    const shared = await done('PUT', `/${unionId}/shares/${examId}`, second);
    await done('PUT', `/${unionId}/shares/${examId}`, second);
    expect(
      shared.unions[0]?.shares.map(({ resourceId, isExam, isOwn }) => [resourceId, isExam, isOwn]),
    ).toEqual(
      expect.arrayContaining([
        [classId, false, true],
        [examId, true, true],
      ]),
    );
    const [course] = await listed(first.id, 11);
    expect(course).toMatchObject({
      url: `/classInfo/${second.id}/class-view/${classId}`,
      schoolId: first.id,
    });
    const [exam] = await listed(first.id, 12);
    expect(exam?.url).toContain(`/portal/${second.id}/`);
    expect(exam?.url).toContain(examId);
    // Whoever opens the copy by its own address is led on too.
    const whole = await dataOf(`portal/api/v1/portal/open/resource/${exam?.id}`, { schoolId: first.id });
    expect(whole).toMatchObject({ kind: 'class', card: { url: exam?.url } });
    expect(await listed(second.id, 11)).toEqual([]);
    expect(await listed(third.id, 11)).toEqual([]);
    // A learner of the first school takes it under the rules of the second.
    const learner = await makePerson(test, 'member', first.id);
    const taken = await test.call('POST', '/api/class/enroll', {
      token: learner.token,
      headers: { tenantid: second.id },
      json: { classId },
    });
    expect(taken.statusCode, taken.body).toBe(200);
    // The copy is no content of the first school.
    const contents = await test.call('GET', '/api/portal/api/v1/authoring/contents', {
      token: first.owner.token,
      headers: { tenantid: first.id },
    });
    expect(contents.json().data.items).toEqual([]);

    // It is taken back, and who is in it stays.
    const back = await done('DELETE', `/${unionId}/shares/${classId}`, second);
    expect(back.unions[0]?.shares.map(({ resourceId }) => resourceId)).toEqual([examId]);
    await eventually(async () => expect(await listed(first.id, 11)).toEqual([]));
    const still = await test.call('GET', `/api/class/v1/open/classes/${classId}?schoolId=${second.id}`, {
      token: learner.token,
    });
    expect(still.json().data.abilities.learn).toBe(true);
  });

  it('follows what it is made of, and goes when a school leaves', async () => {
    const { first, second, unionId } = await union();
    const { id: classId } = await makeClass(test, { schoolId: second.id });
    const { id: ownId } = await makeClass(test, { schoolId: first.id });
    await done('PUT', `/${unionId}/shares/${classId}`, second);
    await done('PUT', `/${unionId}/shares/${ownId}`, first);
    const change = (values: object) =>
      test.database.write({ schoolId: second.id }, (tx) =>
        tx.updateTable('resource').set(values).where('id', '=', classId).execute(),
      );
    const copies = (schoolId: string) =>
      test.database.read({ schoolId }, (tx) =>
        tx.selectFrom('resource').select(['title', 'status']).where('share_id', 'is not', null).execute(),
      );
    await change({ title: JSON.stringify({ en_US: 'Renamed' }) });
    expect(await copies(first.id)).toEqual([{ title: { en_US: 'Renamed' }, status: 'published' }]);
    await change({ status: 'withdrawn' });
    expect(await copies(first.id)).toMatchObject([{ status: 'withdrawn' }]);
    await change({ status: 'published' });
    // Who joins later gets what is shared already.
    const late = await makeSchool('Late');
    await done('PUT', `/${unionId}/candidates/${late.id}`, first);
    await done('PUT', `/${unionId}/membership`, late, { termsVersion: 1 });
    expect(await copies(late.id)).toHaveLength(2);
    expect((await done('GET', '', late)).unions[0]?.shares).toHaveLength(2);

    expect((await done('DELETE', `/${unionId}/schools/${second.id}`, second)).unions).toEqual([]);
    expect(await copies(first.id)).toEqual([]);
    expect(await copies(second.id)).toEqual([]);
    expect(await copies(late.id)).toHaveLength(1);
    await done('DELETE', `/${unionId}/schools/${late.id}`, first);
    expect(await copies(late.id)).toEqual([]);
    expect((await done('GET', '', first)).unions[0]?.schools).toHaveLength(1);
    const tried = [
      ask('PUT', `/${unionId}/shares/${classId}`, second),
      ask('PUT', `/${unionId}/candidates/${third.id}`, second),
      ask('DELETE', `/${unionId}/shares/${ownId}`, late),
    ];
    expect((await Promise.all(tried)).map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
  });

  it('goes with what it is made of', async () => {
    const { first, second, unionId } = await union();
    const { id: classId } = await makeClass(test, { schoolId: second.id });
    await done('PUT', `/${unionId}/shares/${classId}`, second);
    await test.database.write({ schoolId: second.id }, (tx) =>
      tx.deleteFrom('resource').where('id', '=', classId).execute(),
    );
    expect(await listed(first.id)).toEqual([]);
  });

  it('is one’s own, published, and of an open school', async () => {
    const { first, second, unionId } = await union({ is_open: false });
    const { id: closedId } = await makeClass(test, { schoolId: second.id });
    const { id: draftId } = await makeClass(test, { schoolId: first.id, status: 'draft' });
    expect(await codeOf(ask('PUT', `/${unionId}/shares/${closedId}`, second))).toBe('SCHOOL_CLOSED');
    expect(await codeOf(ask('PUT', `/${unionId}/shares/${draftId}`, first))).toBe('NOT_FOUND');
    expect(await codeOf(ask('PUT', `/${unionId}/shares/${closedId}`, first))).toBe('NOT_FOUND');
  });

  it('costs as many statements for many schools as for few', async () => {
    const { first, unionId } = await union();
    const { id } = await makeClass(test, { schoolId: first.id });
    const cost = async () => {
      const before = test.database.statements;
      await done('PUT', `/${unionId}/shares/${id}`, first);
      const after = test.database.statements - before;
      await done('DELETE', `/${unionId}/shares/${id}`, first);
      return after;
    };
    const few = await cost();
    for (const name of ['More', 'Still more']) {
      const school = await makeSchool(name);
      await done('PUT', `/${unionId}/candidates/${school.id}`, first);
      await done('PUT', `/${unionId}/membership`, school, { termsVersion: 1 });
    }
    expect(await cost()).toBe(few);
  });
});
