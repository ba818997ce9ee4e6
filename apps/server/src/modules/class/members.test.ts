import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePeople, makePerson } from './class.fixtures.ts';

const test = useTestApp();

const list = (classId: string, token: string | undefined, page = 1, size = 20) =>
  test.call(
    'GET',
    `/api/class/v1/classes/${classId}/members?schoolId=${SCHOOL.open}&pageNumber=${page}&pageSize=${size}&sxz-lang=en_US`,
    { token },
  );
const enroll = (classId: string, token: string) =>
  test.call('POST', '/api/class/enroll', { token, headers: { tenantid: SCHOOL.open }, json: { classId } });
type Member = {
  person: { id: string; name: string };
  role: string;
  progress: object | null;
  isViewer: boolean;
};

describe('who is in a class', () => {
  it('is paged, teachers first, then by name, and hides how far others are from learners', async () => {
    const teacher = await makePerson(test, 'teacher');
    const { id, lessons } = await makeClass(test, { teachers: [teacher.id] });
    const learners = await makePeople(test, 5, 'member');
    for (const { token } of learners) await enroll(id, token);
    const [me] = learners;
    await test.call('PUT', `/api/class/v1/lessons/${lessons[0]}/progress`, {
      token: me?.token,
      headers: { tenantid: SCHOOL.open },
      json: { completed: true, deviceId: 'device-one', clientUpdatedAt: new Date().toISOString() },
    });

    const first = (await list(id, me?.token, 1, 4)).json().data as { items: Member[]; total: number };
    const second = (await list(id, me?.token, 2, 4)).json().data as { items: Member[] };
    expect(first.total).toBe(6);
    expect([...first.items, ...second.items].map((item) => item.person.id)).toEqual([
      teacher.id,
      ...learners.map((learner) => learner.id),
    ]);
    expect(first.items[0]).toMatchObject({
      role: 'teacher',
      enrolledAt: null,
      progress: null,
      isViewer: false,
    });
    expect(first.items[1]).toMatchObject({
      role: 'learner',
      progress: { completed: 1, total: 2, remainingMinutes: 10 },
      isViewer: true,
    });
    expect(first.items[2]?.progress).toBeNull();
    expect((await list(id, me?.token, 9, 4)).json().data).toMatchObject({
      items: [],
      total: 6,
      pageNumber: 9,
    });

    const seen = (await list(id, teacher.token)).json().data.items as Member[];
    expect(seen.slice(1).map((item) => item.progress)).toEqual([
      { completed: 1, total: 2, remainingMinutes: 10 },
      ...Array.from({ length: 4 }, () => ({ completed: 0, total: 2, remainingMinutes: 20 })),
    ]);
    expect(JSON.stringify(seen)).not.toContain('@');
  });

  it('is for who is in it', async () => {
    const { id } = await makeClass(test);
    const member = await makePerson(test, 'member');
    const otherTeacher = await makePerson(test, 'teacher');
    const admin = await makePerson(test, 'admin');
    const abroad = await makePerson(test, 'admin', SCHOOL.overseas);
    expect((await list(id, undefined)).statusCode).toBe(401);
    for (const { token } of [member, otherTeacher, abroad])
      expect((await list(id, token)).json().code).toBe('NOT_ENROLLED');
    expect((await list(id, admin.token)).statusCode).toBe(200);
    const elsewhere = await makeClass(test, { schoolId: SCHOOL.overseas });
    expect((await list(elsewhere.id, admin.token)).json().code).toBe('NOT_FOUND');
    const draft = await makeClass(test, { status: 'draft' });
    expect((await list(draft.id, admin.token)).json().code).toBe('NOT_FOUND');
    for (const hostile of ['9999999999999999999', '0', "'"])
      expect([400, 404]).toContain((await list(encodeURIComponent(hostile), admin.token)).statusCode);
  });

  it('takes as many statements for many people as for one', async () => {
    const admin = await makePerson(test, 'admin');
    const { id } = await makeClass(test);
    const count = async () => {
      const before = test.database.statements;
      await list(id, admin.token);
      return test.database.statements - before;
    };
    const none = await count();
    for (const { token } of await makePeople(test, 8, 'member')) await enroll(id, token);
    expect(await count()).toBe(none);
  });
});
