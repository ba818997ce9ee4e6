import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { learnerCalls } from '../class/progress.fixtures.ts';

const test = useTestApp();
const { save, enroll } = learnerCalls(test);
let admin: Someone;

beforeAll(async () => {
  admin = await makePerson(test, 'admin');
});

const overview = (who: Someone, of: Someone, tenantId: string = SCHOOL.open) =>
  test.call('GET', `/api/school/members/${of.id}/overview/`, { token: who.token, headers: { tenantId } });

describe('the page of a member', () => {
  it('tells of classes, exams and when they were last active, for those who run the school', async () => {
    const person = await makePerson(test, 'member');
    const empty = (await overview(admin, person)).json().data;
    expect(empty).toMatchObject({
      lastActiveAt: null,
      joinedBy: 'self',
      inviter: null,
      classes: [],
      exams: [],
    });
    const { id, lessons } = await makeClass(test);
    await enroll(id, person.token);
    await save(lessons[0] as string, person.token, { completed: true, fraction: 1 });
    const { lastActiveAt, classes, member } = (await overview(admin, person)).json().data;
    expect(Date.parse(lastActiveAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(classes).toMatchObject([{ id, title: 'A class', completed: 1, total: 2 }]);
    expect(member).toMatchObject({ userId: person.id, abilities: { disable: true } });
  });

  it('takes the same statements, however much they did', async () => {
    const count = async (of: Someone) => {
      const before = test.database.statements;
      await overview(admin, of);
      return test.database.statements - before;
    };
    const idle = await makePerson(test, 'member');
    const busy = await makePerson(test, 'member');
    for (let index = 0; index < 3; index++) await enroll((await makeClass(test)).id, busy.token);
    await count(idle);
    expect(await count(busy)).toBe(await count(idle));
  });

  it('is nobody else’s business, and not that of another school', async () => {
    const person = await makePerson(test, 'member');
    const teacher = await makePerson(test, 'teacher');
    const stranger = await makePerson(test, 'owner', SCHOOL.company);
    expect(await codeOf(overview(person, person))).toBe('FORBIDDEN');
    expect(await codeOf(overview(teacher, person))).toBe('FORBIDDEN');
    expect(await codeOf(overview(stranger, person, SCHOOL.company))).toBe('NOT_FOUND');
  });
});
