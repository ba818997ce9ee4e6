import { beforeAll, describe, expect, it } from 'vitest';
import type { DynamicEntry } from '@stoa/api/schema';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { classCalls, makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { peopleCalls } from './people.fixtures.ts';

const test = useTestApp();
const { get, follow, counts, setting } = peopleCalls(test);
const { enroll } = classCalls(test);
const reported = (answer: { json(): { data: { items: DynamicEntry[] } } }) =>
  answer.json().data.items.map(({ kind }) => kind);
let [teacher, ana, bo, classId, lessons] = [] as unknown as [Someone, Someone, Someone, string, string[]];

const finish = (lessonId: string, token: string) =>
  test.call('PUT', `/api/class/v1/lessons/${lessonId}/progress`, {
    token,
    headers: { tenantid: SCHOOL.open },
    json: { completed: true, deviceId: 'device-one', clientUpdatedAt: new Date().toISOString() },
  });
const publish = (authorId: string, values: object = {}) =>
  test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .insertInto('resource')
      .values({
        school_id: SCHOOL.open,
        type: 3,
        slug: crypto.randomUUID(),
        title: JSON.stringify({ en_US: 'A written thing' }),
        summary: '{}',
        author_id: authorId,
        status: 'published',
        published_at: new Date(Date.now() - 1000),
        starts_at: null,
        ends_at: null,
        minutes: null,
        price: null,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  ana = await makePerson(test, 'member');
  bo = await makePerson(test, 'member');
  ({ id: classId, lessons } = await makeClass(test, { teachers: [teacher.id] }));
  await enroll(classId, ana.token);
  await finish(lessons[0] as string, ana.token);
  await follow(ana.token, teacher.id);
});

describe('what a person did', () => {
  it('is told with what it was done to, the latest first', async () => {
    const answer = await get('dynamics', ana.token);
    expect(reported(answer)).toEqual(['followed', 'completedLesson', 'enrolled', 'joinedSchool']);
    const [followed, completed, enrolled] = answer.json().data.items as DynamicEntry[];
    expect(followed).toMatchObject({ person: { id: teacher.id }, resource: null, lesson: null });
    expect(completed).toMatchObject({
      resource: { id: classId, title: 'A class' },
      lesson: { id: lessons[0], title: 'Lesson 1' },
    });
    expect(enrolled).toMatchObject({ resource: { id: classId }, person: null });
    expect(answer.json().data.total).toBe(4);
  });

  it('goes on after a cursor without a gap', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = (await get('dynamics', ana.token, { pageSize: 1, cursor })).json().data;
      seen.push(...(items as DynamicEntry[]).map(({ kind }) => kind));
      cursor = next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['followed', 'completedLesson', 'enrolled', 'joinedSchool']);
  });

  it('tells others nothing of what is hidden, and counts as many as it lists', async () => {
    const agree = async (expected: string[]) => {
      const answer = await get('dynamics', bo.token, { userId: ana.id });
      expect(reported(answer)).toEqual(expected);
      expect(answer.json().data.total).toBe(expected.length);
      expect((await counts(ana.id, bo.token)).json().data.dynamics.total).toBe(expected.length);
    };
    await agree(['followed', 'joinedSchool']);
    await setting(ana.token, { showLearning: 'members' });
    await agree(['followed', 'completedLesson', 'enrolled', 'joinedSchool']);
    await setting(ana.token, { hiddenKinds: ['completedLesson', 'joinedSchool'], showFollows: 'nobody' });
    await agree(['enrolled']);
    await setting(ana.token, { hiddenKinds: ['enrolled', 'completedLesson', 'joinedSchool'] });
    await agree([]);
    await setting(ana.token, { hiddenKinds: [], showFollows: 'members', showLearning: 'nobody' });
  });

  it('tells visitors nothing of what is for members', async () => {
    await setting(teacher.token, { showDynamics: 'all' });
    const forMembers = await publish(teacher.id, { audience: 2 });
    const draft = await publish(teacher.id, { status: 'draft' });
    const later = await publish(teacher.id, { published_at: new Date(Date.now() + 86_400_000) });
    const forAll = await publish(teacher.id);
    const listed = async (token?: string) =>
      ((await get('dynamics', token, { userId: teacher.id })).json().data.items as DynamicEntry[]).flatMap(
        ({ resource }) => resource?.id ?? [],
      );
    expect(await listed()).toEqual([forAll.id]);
    expect((await listed(bo.token)).sort()).toEqual([forMembers.id, forAll.id].sort());
    expect(await listed(teacher.token)).not.toContain(draft.id);
    expect(await listed(teacher.token)).not.toContain(later.id);
  });
});

describe('what a person learns', () => {
  it('is told with how far they are (C142)', async () => {
    const answer = (await get('findStudyProcess', ana.token)).json().data;
    expect(answer).toMatchObject({
      items: [
        {
          resource: { id: classId, enrollment: 1 },
          progress: { completed: 1, total: 2, remainingMinutes: 10 },
          learnedMinutes: 10,
          completedAt: null,
        },
      ],
      total: 1,
      learnedMinutes: 10,
    });
    expect((await counts(undefined, ana.token)).json().data.learningProcess.total).toBe(1);
  });

  it('is told by what is done and what is not', async () => {
    const person = await makePerson(test, 'member');
    const other = await makeClass(test);
    const done = await makeClass(test);
    for (const { id } of [other, done]) await enroll(id, person.token);
    for (const lesson of done.lessons) await finish(lesson, person.token);
    const ids = async (status: string) =>
      (
        (await get('findStudyProcess', person.token, { status })).json().data.items as {
          resource: { id: string };
          completedAt: string | null;
        }[]
      ).map(({ resource, completedAt }) => [resource.id, completedAt !== null]);
    expect(await ids('completed')).toEqual([[done.id, true]]);
    expect(await ids('learning')).toEqual([[other.id, false]]);
    expect(await ids('all')).toEqual([
      [done.id, true],
      [other.id, false],
    ]);
  });

  it('is for nobody else until its person says so', async () => {
    const look = () => get('findStudyProcess', bo.token, { userId: ana.id });
    expect(codeOf(await look())).toBe('NOT_FOUND');
    await setting(ana.token, { showLearning: 'members' });
    expect((await look()).json().data.items[0].resource.enrollment).toBe(0);
    await setting(ana.token, { showLearning: 'nobody' });
  });
});

describe('what a person made', () => {
  it('is listed by kind, what they teach among it, as far as the viewer may see it (C144)', async () => {
    const author = await makePerson(test, 'teacher');
    const article = await publish(author.id);
    const exam = await publish(author.id, { type: 2 });
    const forMembers = await publish(author.id, { audience: 2 });
    await publish(author.id, { status: 'draft' });
    const taught = await makeClass(test, { teachers: [author.id] });
    const ids = async (kind: string, token?: string) =>
      ((await get(`works/${kind}`, token, { userId: author.id })).json().data.items as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await ids('knowledge')).toEqual([article.id]);
    expect((await ids('knowledge', bo.token)).sort()).toEqual([article.id, forMembers.id].sort());
    expect(await ids('exams')).toEqual([exam.id]);
    expect(await ids('courses')).toEqual([taught.id]);
    expect(await ids('videos')).toEqual([]);
    const works = async (token?: string) => (await counts(author.id, token)).json().data.works.total;
    expect([await works(), await works(bo.token)]).toEqual([3, 4]);
  });
});
