import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { classCalls, codeOf, makeClass, makePerson, type ClassOptions } from './class.fixtures.ts';

const test = useTestApp();
const { getClass, getLesson } = classCalls(test);

const SILK_ROAD = '1770000000000000011';
const PURCHASE = '1770000000000000014';
const ENDED = '1770000000000000015';

describe('the page of a class (R11)', () => {
  it('shows a visitor the outline, what is locked and the first step', async () => {
    const { id, lessons } = await makeClass(test, { capacity: 3 });
    const answer = await getClass(id);
    expect(answer.headers['cache-control']).toContain('public');
    const { data } = answer.json();
    expect(data).toMatchObject({
      id,
      type: 5,
      title: 'A class',
      seats: { capacity: 3, taken: 0, left: 3 },
      lessonCount: 2,
      minutes: 20,
      enrollment: 0,
      enrolledAt: null,
      progress: null,
      activityStatus: null,
      nextLesson: { lesson: { id: lessons[0] }, started: false, positionSeconds: null },
      abilities: {
        enroll: false,
        leave: false,
        learn: false,
        seeMembers: false,
        reasons: ['SIGN_IN', 'NOT_ENROLLED'],
      },
      url: `/classInfo/${SCHOOL.open}/class-view/${id}`,
    });
    expect(data.sections).toMatchObject([
      {
        title: 'A section',
        lessons: [
          { id: lessons[0], preview: true, locked: false, seconds: null },
          { id: lessons[1], preview: false, locked: true, seconds: 100 },
        ],
      },
    ]);
    expect(answer.body).not.toMatch(/secret/i);
  });

  it('shows a learner of the demo how far they are and where to go on', async () => {
    const token = await test.signIn('learner@stoa.example');
    const { data } = (await getClass('1770000000000000001', token)).json();
    expect(data.enrollment).toBe(1);
    expect(data.progress.completed).toBe(3);
    expect(data.nextLesson).toMatchObject({ lesson: { id: '1780000000000000004' }, started: false });
    expect(data.abilities).toEqual({
      enroll: false,
      leave: true,
      learn: true,
      seeMembers: true,
      reasons: ['ALREADY_ENROLLED'],
    });
    expect(data.teachers[0].person.name).toBe('温若兰');
    expect(data.categories.length).toBeGreaterThan(0);
    expect(data.related.length).toBeGreaterThan(0);
    expect(data.related.map((card: { id: string }) => card.id)).not.toContain(data.id);
  });

  it('says unstarted, ongoing and ended (B064), and why enrolling does not go', async () => {
    const { token } = await makePerson(test, 'member');
    const look = async (options: ClassOptions) =>
      (await getClass((await makeClass(test, options)).id, token)).json().data;
    expect(await look({ startsInDays: 2, endsInDays: 4 })).toMatchObject({
      activityStatus: 1,
      abilities: { enroll: true, reasons: ['NOT_ENROLLED', 'CLASS_NOT_STARTED'] },
    });
    expect(await look({ startsInDays: -2, endsInDays: 4 })).toMatchObject({
      activityStatus: 2,
      abilities: { enroll: true, reasons: ['NOT_ENROLLED'] },
    });
    expect(await look({ startsInDays: -4, endsInDays: -2 })).toMatchObject({
      activityStatus: 3,
      abilities: { enroll: false, reasons: ['CLASS_ENDED', 'NOT_ENROLLED'] },
    });
    expect(await look({ price: { amount: 100, currency: 'CNY' } })).toMatchObject({
      abilities: { enroll: false, reasons: ['PURCHASE_REQUIRED', 'NOT_ENROLLED'] },
    });
    expect((await getClass(ENDED, token)).json().data.activityStatus).toBe(3);
    expect((await getClass(PURCHASE, token)).json().data.price).toEqual({ amount: 19900, currency: 'CNY' });
  });

  it('takes as many statements for a long class as for a short one', async () => {
    const { token } = await makePerson(test, 'member');
    const count = async (lessons: number) => {
      const { id } = await makeClass(test, { lessons: Array.from({ length: lessons }, () => ({})) });
      const before = test.database.statements;
      expect((await getClass(id, token)).statusCode).toBe(200);
      return test.database.statements - before;
    };
    expect(await count(40)).toBe(await count(1));
  });
});

describe('for whom a class is (B056)', () => {
  it('keeps classes for members from others and classes for visitors from members', async () => {
    const member = await makePerson(test, 'member');
    const outsider = await makePerson(test);
    const members = await makeClass(test, { audience: 2 });
    const visitors = await makeClass(test, { audience: 3 });
    expect(await codeOf(getClass(members.id))).toBe('MEMBERS_ONLY');
    expect(await codeOf(getClass(members.id, outsider.token))).toBe('MEMBERS_ONLY');
    expect(await codeOf(getClass(members.id, member.token))).toBe(200);
    expect(await codeOf(getClass(visitors.id))).toBe(200);
    expect(await codeOf(getClass(visitors.id, outsider.token))).toBe(200);
    expect(await codeOf(getClass(visitors.id, member.token))).toBe('VISITORS_ONLY');
    expect(await codeOf(getLesson(members.lessons[0] ?? '', outsider.token))).toBe('MEMBERS_ONLY');
    const admin = await makePerson(test, 'admin');
    expect(await codeOf(getClass(visitors.id, admin.token))).toBe(200);
  });

  it('knows nothing of drafts, of what comes later, of articles and of other schools', async () => {
    const { token } = await makePerson(test, 'admin');
    const draft = await makeClass(test, { status: 'draft' });
    const later = await makeClass(test, { publishedInDays: 2 });
    const elsewhere = await makeClass(test, { schoolId: SCHOOL.overseas });
    for (const { id, lessons } of [draft, later, elsewhere]) {
      expect(await codeOf(getClass(id, token))).toBe('NOT_FOUND');
      expect(await codeOf(getLesson(lessons[0] ?? '', token))).toBe('NOT_FOUND');
    }
    expect(await codeOf(getClass(SCHOOL.open, token))).toBe('NOT_FOUND');
    expect(await codeOf(getClass(SILK_ROAD, token, '1799999999999999999'))).toBe('NOT_FOUND');
    const abroad = await makePerson(test, 'member', SCHOOL.overseas);
    expect(await codeOf(getClass(elsewhere.id, abroad.token))).toBe('NOT_FOUND');
    expect(await codeOf(getClass(elsewhere.id, abroad.token, SCHOOL.overseas))).toBe(200);
  });

  it('lets only members into a closed school', async () => {
    const closed = await makeClass(test, { schoolId: SCHOOL.company });
    const outsider = await makePerson(test);
    const member = await makePerson(test, 'member', SCHOOL.company);
    expect(await codeOf(getClass(closed.id, undefined, SCHOOL.company))).toBe('SCHOOL_CLOSED');
    expect(await codeOf(getClass(closed.id, outsider.token, SCHOOL.company))).toBe('SCHOOL_CLOSED');
    expect(await codeOf(getLesson(closed.lessons[0] ?? '', outsider.token, SCHOOL.company))).toBe(
      'SCHOOL_CLOSED',
    );
    expect(await codeOf(getClass(closed.id, member.token, SCHOOL.company))).toBe(200);
  });

  it.each([
    "1' or '1'='1",
    '../1',
    '0',
    '99999999999999999999',
    '9999999999999999999',
    '-170000000000000000',
    '%00',
    '１７７００００００００００００００１１',
  ])('refuses the id %s', async (id) => {
    const answer = await getClass(encodeURIComponent(id));
    expect([400, 404]).toContain(answer.statusCode);
    expect([400, 404]).toContain((await getLesson(encodeURIComponent(id))).statusCode);
  });
});
