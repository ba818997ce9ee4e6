import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makeClass, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { learnerCalls } from '../class/progress.fixtures.ts';
import { sendPicture, sendUpload } from '../uploads/uploads.fixtures.ts';
import { givesToAll, givesToPerson } from './rules.service.ts';

const test = useTestApp();
const { save, enroll } = learnerCalls(test);
const schoolId = SCHOOL.open;
const headers = { tenantId: schoolId };
const BADGES = '/api/points/v1/badges';
let admin: Someone;

beforeAll(async () => {
  admin = await makePerson(test, 'admin');
});

const input = (rule: object = { kind: 'hand' }, name = 'Bridge builder') => ({
  name: { en_US: name, ar_SA: 'باني الجسور' },
  text: { en_US: 'Helps others' },
  look: { shape: 'star', fill: 'ochre', mark: 'primary' },
  rule,
});
const request = (who: Someone, method: 'GET' | 'POST' | 'PUT', path: string, json?: object) =>
  test.call(method, `${BADGES}${path}`, { token: who.token, headers, ...(json ? { json } : {}) });
const make = async (rule?: object, name?: string) => {
  const answer = await request(admin, 'POST', '', input(rule, name));
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { id: string; version: number };
};
const award = (who: Someone, badgeId: string, userIds: string[], reason = 'Explained the plan') =>
  request(who, 'POST', `/${badgeId}/awards`, { userIds, reason });
const awards = async (badgeId: string) =>
  (await request(admin, 'GET', `/${badgeId}/awards?pageSize=100`)).json().data.items as {
    id: string;
    person: { id: string };
    isByRule: boolean;
    takenBack: { reason: string } | null;
  }[];
const held = async (who: Someone, userId?: string) =>
  test.call(
    'GET',
    `/api/personal-center/findBadges?schoolId=${schoolId}${userId ? `&userId=${userId}` : ''}`,
    { token: who.token },
  );
/** Badges of the demo begin so. */
const OF_DEMO = '1716';
const heldIds = async (who: Someone) =>
  (await held(who))
    .json()
    .data.items.map(({ id }: { id: string }) => id)
    .filter((id: string) => !id.startsWith(OF_DEMO));
const notices = async (who: Someone) =>
  (await test.call('GET', '/api/accounts/notifications', { token: who.token })).json().data.items as {
    kind: string;
    text: string;
  }[];
const give = (to: Someone, points: number) =>
  test.call('POST', `/api/points/v1/members/${to.id}`, {
    token: admin.token,
    headers,
    json: { points, note: 'Helped' },
  });

describe('badges', () => {
  it('are given by hand with a reason, told of, and taken back by a row', async () => {
    const { id } = await make();
    const [one, two] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const outside = await makePerson(test, 'member', SCHOOL.company);
    expect((await award(admin, id, [one.id, two.id, outside.id])).json().data).toEqual({ given: 2 });
    expect((await award(admin, id, [one.id])).json().data).toEqual({ given: 0 });
    expect((await held(one)).json().data.items).toMatchObject([
      { id, name: 'Bridge builder', reason: 'Explained the plan', look: { shape: 'star', fill: 'ochre' } },
    ]);
    expect((await notices(one)).map(({ kind, text }) => [kind, text])).toEqual([
      ['badgeEarned', expect.stringContaining('Bridge builder')],
    ]);
    const mine = (await awards(id)).find(({ person }) => person.id === one.id);
    const path = `/${id}/awards/${mine?.id}/withdrawal`;
    expect(await codeOf(request(admin, 'PUT', path, { reason: ' ' }))).toBe('VALIDATION_FAILED');
    for (let n = 0; n < 2; n++)
      expect((await request(admin, 'PUT', path, { reason: 'Wrong person' })).statusCode).toBe(200);
    expect(await heldIds(one)).toEqual([]);
    expect((await notices(one)).map(({ kind }) => kind)).toEqual(['badgeTakenBack', 'badgeEarned']);
    // Nothing is gone, and it can be given anew.
    expect((await award(admin, id, [one.id])).json().data).toEqual({ given: 1 });
    expect((await awards(id)).filter(({ person }) => person.id === one.id)).toMatchObject([
      { takenBack: null },
      { id: mine?.id, takenBack: { reason: 'Wrong person' } },
    ]);
  });

  it('are shown to whom their person shows what they learn, without the reason', async () => {
    const { id } = await make();
    const [one, two] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    await award(admin, id, [one.id]);
    expect((await held(two, one.id)).statusCode).toBe(404);
    await test.call('POST', '/api/personal-center/updatePersonSetting', {
      token: one.token,
      headers,
      json: { showLearning: 'members' },
    });
    expect((await held(two, one.id)).json().data.items).toMatchObject([{ id, reason: null }]);
    const visitor = await test.call(
      'GET',
      `/api/personal-center/findBadges?schoolId=${schoolId}&userId=${one.id}`,
    );
    expect(visitor.statusCode).toBe(404);
  });

  it('are given by their rules, once, and not again after they were taken back', async () => {
    const { id: classId, lessons } = await makeClass(test);
    const points = await make({ kind: 'points', count: 500 }, 'Five hundred');
    const finished = await make({ kind: 'class', classId }, 'Finisher');
    const person = await makePerson(test, 'member');
    await give(person, 499);
    await enroll(classId, person.token);
    await save(lessons[0] as string, person.token, { completed: true, fraction: 1 });
    // 509 by now: the points came with the lesson.
    await eventually(async () => expect(await heldIds(person)).toEqual([points.id]));
    for (const lesson of lessons) await save(lesson, person.token, { completed: true, fraction: 1 });
    await eventually(async () => expect(await heldIds(person)).toEqual([finished.id, points.id]));
    const [mine] = await awards(points.id);
    expect(mine).toMatchObject({ isByRule: true });
    await request(admin, 'PUT', `/${points.id}/awards/${mine?.id}/withdrawal`, { reason: 'Wrong' });
    await give(person, 10);
    await runFor(person);
    expect(await heldIds(person)).toEqual([finished.id]);
  });

  it('are given for learning so many days in a row', async () => {
    const { id } = await make({ kind: 'streak', count: 3 }, 'Three days');
    const [three, two] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    for (const [who, days] of [
      [three, 3],
      [two, 2],
    ] as const)
      for (let day = 0; day < days; day++)
        await test.database.pool.query(
          `insert into learning_moment values ($1, date_bin('15 minutes', now() - make_interval(days => $2), 'epoch'))`,
          [who.id, day],
        );
    await runFor(three);
    await runFor(two);
    expect(await heldIds(three)).toEqual([id]);
    expect(await heldIds(two)).toEqual([]);
  });

  it('are given to all who fulfil the rule already, each once though two processes look at once', async () => {
    const people = await makePeople(test, 60, 'member');
    for (const person of people.slice(0, 55)) await give(person, 7000);
    const { id } = await make({ kind: 'points', count: 7000 }, 'Seven thousand');
    await Promise.all([1, 2].map(() => runForAll()));
    await eventually(async () => expect(await awards(id)).toHaveLength(55));
    const reported = await Promise.all(people.slice(0, 55).map(notices));
    expect(
      reported.map((items) => items.filter(({ text }) => text.includes('Seven thousand')).length),
    ).toEqual(Array.from({ length: 55 }, () => 1));
  });

  it('are given to nobody once archived, and kept by who has them', async () => {
    const { id, version } = await make({ kind: 'points', count: 9000 });
    const [one, two] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    await award(admin, id, [one.id]);
    for (let n = 0; n < 2; n++)
      expect((await request(admin, 'PUT', `/${id}/archive`, { isArchived: true })).statusCode).toBe(200);
    expect(await codeOf(award(admin, id, [two.id]))).toBe('CONFLICT');
    await give(two, 9000);
    await runFor(two);
    expect(await heldIds(two)).not.toContain(id);
    expect(await heldIds(one)).toEqual([id]);
    expect(await codeOf(request(admin, 'PUT', `/${id}`, { version, badge: input() }))).toBe(
      'VERSION_CONFLICT',
    );
    await request(admin, 'PUT', `/${id}/archive`, { isArchived: false });
    await eventually(async () => expect(await heldIds(two)).toContain(id));
  });

  it.each([
    ['no name', { name: { en_US: ' ' } }, 'body/name'],
    ['points without a number', { rule: { kind: 'points' } }, 'body/rule/count'],
    ['a number by hand', { rule: { kind: 'hand', count: 3 } }, 'body/rule/count'],
    ['a streak of two years', { rule: { kind: 'streak', count: 700 } }, 'body/rule/count'],
    ['a class without a class', { rule: { kind: 'class' } }, 'body/rule/classId'],
    [
      'a class that is not there',
      { rule: { kind: 'class', classId: '1700000000000999999' } },
      'body/rule/classId',
    ],
  ])('refuse %s', async (_what, part, path) => {
    const answer = await request(admin, 'POST', '', { ...input(), ...part });
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: { fields: [{ path }] } });
  });

  it('are the business of those who run the school, and of that school alone', async () => {
    const { id } = await make();
    const teacher = await makePerson(test, 'teacher');
    const person = await makePerson(test, 'member');
    const outside = await makePerson(test, 'owner', SCHOOL.company);
    expect((await award(teacher, id, [person.id])).statusCode).toBe(403);
    expect((await request(teacher, 'POST', '', input())).statusCode).toBe(403);
    expect(await codeOf(award(admin, id, [admin.id]))).toBe('OWN_PERSON');
    const elsewhere = { token: outside.token, headers: { tenantId: SCHOOL.company } };
    expect((await test.call('GET', `${BADGES}/${id}/awards`, elsewhere)).statusCode).toBe(404);
    const json = { userIds: [person.id], reason: 'Why' };
    expect((await test.call('POST', `${BADGES}/${id}/awards`, { ...elsewhere, json })).statusCode).toBe(404);
    expect(await heldIds(person)).toEqual([]);
  });

  describe('with a picture of the school', () => {
    const saved = (id: string, version: number, look: object, who = admin) =>
      request(who, 'PUT', `/${id}`, { version, badge: { ...input(), look: { ...input().look, ...look } } });

    it('show it to everybody who sees them, and the drawing again without it', async () => {
      const { static_url: first } = await sendPicture(test, admin.token);
      const { static_url: second } = await sendPicture(test, admin.token);
      const made = await request(admin, 'POST', '', {
        ...input(),
        look: { ...input().look, pictureUrl: first },
      });
      const { id } = made.json().data as { id: string };
      expect(made.json().data.look).toEqual({ ...input().look, pictureUrl: first });
      const person = await makePerson(test, 'member');
      await award(admin, id, [person.id]);
      expect((await held(person)).json().data.items).toMatchObject([{ look: { pictureUrl: first } }]);
      // Without signing in, as the logo of a school.
      expect((await test.call('GET', first)).statusCode).toBe(200);
      // Whoever else designs badges leaves it as it is, or takes it for another badge.
      const other = await makePerson(test, 'admin');
      expect((await saved(id, 1, { pictureUrl: first }, other)).statusCode).toBe(200);
      const twin = await make();
      expect((await saved(twin.id, 1, { pictureUrl: first }, other)).statusCode).toBe(200);
      expect((await saved(id, 2, { pictureUrl: second })).json().data.look.pictureUrl).toBe(second);
      expect((await test.call('GET', first)).statusCode).toBe(200);
      expect((await saved(twin.id, 2, {})).json().data.look).toEqual(input().look);
      expect((await test.call('GET', first)).statusCode).toBe(401);
      expect((await saved(id, 3, {})).json().data.look).toEqual(input().look);
      expect((await test.call('GET', second)).statusCode).toBe(401);
      expect((await held(person)).json().data.items[0].look).toEqual(input().look);
    });

    it('keep its file for as long as they have it', async () => {
      const { static_url: url } = await sendPicture(test, admin.token);
      const { id } = await make();
      await saved(id, 1, { pictureUrl: url });
      const usedAt = async () => {
        const { rows } = await test.database.pool.query('select used_at from upload where name = $1', [
          url.split('/').at(-1),
        ]);
        return rows[0]?.used_at as Date | null;
      };
      expect(await usedAt()).not.toBeNull();
      // What was refused changes nothing.
      expect(await codeOf(saved(id, 1, {}))).toBe('VERSION_CONFLICT');
      expect(await usedAt()).not.toBeNull();
      await saved(id, 2, {});
      expect(await usedAt()).toBeNull();
    });

    it('take none of another school, of another person, or from elsewhere', async () => {
      const owner = await makePerson(test, 'owner', SCHOOL.company);
      const { static_url: foreign } = await sendPicture(test, owner.token, undefined, SCHOOL.company);
      const member = await makePerson(test, 'member');
      const { static_url: another } = await sendPicture(test, member.token);
      const { id } = await make();
      for (const pictureUrl of [foreign, another]) {
        expect(await codeOf(saved(id, 1, { pictureUrl }))).toBe('UPLOAD_NOT_OWNED');
        const look = { ...input().look, pictureUrl };
        expect(await codeOf(request(admin, 'POST', '', { ...input(), look }))).toBe('UPLOAD_NOT_OWNED');
      }
      for (const pictureUrl of ['https://example.org/a.png', 'data:,', '/media/a.svg', '/files/1/2'])
        expect((await saved(id, 1, { pictureUrl })).json()).toMatchObject({
          code: 'VALIDATION_FAILED',
          details: { fields: [{ path: 'body/badge/look/pictureUrl' }] },
        });
    });

    it('take pictures alone', async () => {
      const { static_url: pictureUrl } = await sendUpload(test, admin.token, {
        contentType: 'application/pdf',
        fileName: 'plan.pdf',
        payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
      });
      const { id } = await make();
      expect(await codeOf(saved(id, 1, { pictureUrl }))).toBe('UPLOAD_NOT_OWNED');
    });
  });

  it('come once however often a request is sent', async () => {
    const key = crypto.randomUUID();
    const send = () =>
      test.call('POST', BADGES, {
        token: admin.token,
        headers: { ...headers, 'idempotency-key': key },
        json: input(undefined, 'Only one'),
      });
    const [first, second] = [await send(), await send()];
    expect(second.json().data.id).toBe(first.json().data.id);
  });
});

describe('points by hand', () => {
  it('are told of with their reason', async () => {
    const person = await makePerson(test, 'member');
    await give(person, 20);
    const [entry] = (await test.call('GET', '/api/points/v1/own', { token: person.token, headers })).json()
      .data.items;
    const back = { token: admin.token, headers, json: { note: 'By mistake' } };
    for (let n = 0; n < 2; n++)
      await test.call('PUT', `/api/points/v1/members/${person.id}/entries/${entry.id}/reversal`, back);
    const reported = (await notices(person)).filter(({ kind }) => kind === 'pointsChanged');
    expect(reported.map(({ text }) => text)).toEqual([
      expect.stringContaining('By mistake'),
      expect.stringContaining('20'),
    ]);
  });
});

const noSave = async () => undefined;
const jobOf = (accountId: string) => ({
  id: '',
  kind: '',
  accountId,
  schoolId,
  input: {},
  state: {},
  status: 'running' as const,
});
const services = () => ({ database: test.database, clock: { now: () => new Date() } });
const runFor = (who: Someone) => givesToPerson(services())(jobOf(who.id), noSave);
async function runForAll() {
  let state = {};
  const run = givesToAll(services());
  const step = () => run({ ...jobOf(admin.id), state }, async (next) => void (state = next));
  while (await step());
}
