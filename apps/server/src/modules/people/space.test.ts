import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { sendPicture } from '../uploads/uploads.fixtures.ts';
import { disable, peopleCalls } from './people.fixtures.ts';

const test = useTestApp();
const { get, post, follow, space, counts, setting } = peopleCalls(test);
const pair = async () => (await makePeople(test, 2, 'member')) as [Someone, Someone];
const save = (token: string, change: object, schoolId?: string) =>
  post('addOrUpdatePersonSpace', token, change, schoolId);
const VISITORS = 'getVisitorList';

describe('a space', () => {
  it('is shown as its person set it, and to themselves without an id (C140, C143)', async () => {
    const [ana, bo] = await pair();
    const saved = await save(ana.token, {
      userInfo: '  Draws maps.\r\nAnd \u202Ereads them. ',
      links: [{ label: ' My  notes ', url: 'https://example.org/notes' }],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const seen = (await space(ana.id, bo.token)).json().data;
    expect(seen).toMatchObject({
      person: { id: ana.id, name: 'Person 1' },
      role: 'member',
      userInfo: 'Draws maps.\nAnd reads them.',
      links: [{ url: 'https://example.org/notes' }],
      points: null,
      isSelf: false,
      visible: { works: true, learningProcess: false, follows: true, dynamics: true },
    });
    expect((await space(undefined, ana.token)).json().data).toMatchObject({
      points: 0,
      isSelf: true,
      visible: { learningProcess: true },
    });
    expect((await space(undefined)).statusCode).toBe(401);
    await save(ana.token, { userInfo: '' });
    expect((await space(ana.id, bo.token)).json().data).toMatchObject({
      userInfo: null,
      links: [{ url: 'https://example.org/notes' }],
    });
  });

  it('is another one in each school', async () => {
    const ana = await makePerson(test, 'member');
    await test.database.write({ schoolId: SCHOOL.arabic }, (tx) =>
      tx
        .insertInto('membership')
        .values({ school_id: SCHOOL.arabic, account_id: ana.id, role: 'teacher' })
        .execute(),
    );
    await save(ana.token, { userInfo: 'Learns here.' });
    expect((await space(undefined, ana.token, SCHOOL.arabic)).json().data).toMatchObject({
      role: 'teacher',
      userInfo: null,
    });
  });

  it.each([
    ['javascript:alert(1)'],
    ['http://example.org'],
    ['https://user:secret@example.org'],
    ['https://'],
    ['//example.org'],
  ])('takes no link to %s', async (url) => {
    const ana = await makePerson(test, 'member');
    expect(codeOf(await save(ana.token, { links: [{ label: 'Notes', url }] }))).toBe('VALIDATION_FAILED');
  });

  it('takes no link without a name, and no words that the school does not accept', async () => {
    const ana = await makePerson(test, 'member');
    const url = 'https://example.org/';
    expect(codeOf(await save(ana.token, { links: [{ label: '\u200B', url }] }))).toBe('VALIDATION_FAILED');
    const strict = await makePerson(test, 'member', SCHOOL.overseas);
    await test.database.write({ schoolId: SCHOOL.overseas }, (tx) =>
      tx
        .insertInto('moderation_words')
        .values({ school_id: SCHOOL.overseas, words: ['zebracorn'], version: 1 })
        .execute(),
    );
    for (const change of [{ userInfo: 'A zebracorn!' }, { links: [{ label: 'Zebracorn', url }] }])
      expect(codeOf(await save(strict.token, change, SCHOOL.overseas))).toBe('MODERATION_REJECTED');
  });

  it('has a picture on top that its person sent to the school, seen by all', async () => {
    const [ana, bo] = await pair();
    const { static_url: first } = await sendPicture(test, ana.token);
    const { static_url: second } = await sendPicture(test, ana.token);
    expect(codeOf(await save(bo.token, { coverUrl: first }))).toBe('UPLOAD_NOT_OWNED');
    for (const hostile of ['https://example.org/a.png', '/files/1/2', 'data:,'])
      expect(codeOf(await save(ana.token, { coverUrl: hostile }))).toBe('UPLOAD_NOT_OWNED');
    expect((await save(ana.token, { coverUrl: first })).json().data.coverUrl).toBe(first);
    expect((await save(ana.token, { coverUrl: first, userInfo: 'Same' })).statusCode).toBe(200);
    expect((await test.call('GET', first)).statusCode).toBe(200);
    await save(ana.token, { coverUrl: second });
    expect((await test.call('GET', first)).statusCode).toBe(401);
    expect((await save(ana.token, { coverUrl: '' })).json().data.coverUrl).toBeNull();
    expect((await test.call('GET', second)).statusCode).toBe(401);
  });
});

describe('privacy settings', () => {
  it('are read and changed one by one (C138, C139)', async () => {
    const [teacher, ana] = [await makePerson(test, 'teacher'), await makePerson(test, 'member')];
    const of = async ({ token }: Someone) => (await get('selectPersonSetting', token)).json().data;
    const initial = {
      showWorks: 'members',
      showLearning: 'nobody',
      showFollows: 'members',
      showDynamics: 'members',
      hiddenKinds: [],
      leaveVisits: true,
      onLeaderboards: true,
      inSearchEngines: false,
    };
    expect(await of(ana)).toEqual(initial);
    expect(await of(teacher)).toEqual({ ...initial, showWorks: 'all' });
    const changed = await setting(ana.token, { showLearning: 'all', hiddenKinds: ['followed'] });
    expect(changed.json().data).toEqual({ ...initial, showLearning: 'all', hiddenKinds: ['followed'] });
    await setting(ana.token, { showWorks: 'followers' });
    expect(await of(ana)).toEqual({
      ...initial,
      showLearning: 'all',
      hiddenKinds: ['followed'],
      showWorks: 'followers',
    });
    for (const bad of [
      {},
      { showWorks: 'friends' },
      { hiddenKinds: ['followed', 'followed'] },
      { role: 'owner' },
    ])
      expect(codeOf(await setting(ana.token, bad as never))).toBe('VALIDATION_FAILED');
  });

  it('hide a space as if nobody were there, from each of its lists (TRUST 51, 63)', async () => {
    const [ana, bo] = await pair();
    await setting(ana.token, { showWorks: 'nobody', showFollows: 'nobody', showDynamics: 'nobody' });
    const NOBODY = '1234567890123456789';
    for (const name of [
      'selectUserInfo',
      'getTabCount',
      'getFansList',
      'getFocusUserIdList',
      'findStudyProcess',
      'dynamics',
      'works/knowledge',
      'works/videos',
      'works/courses',
      'works/exams',
    ]) {
      const strip = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
      const [hidden, nobody] = [
        await get(name, bo.token, { userId: ana.id }),
        await get(name, bo.token, { userId: NOBODY }),
      ];
      expect([name, hidden.statusCode, strip(hidden.body)]).toEqual([name, 404, strip(nobody.body)]);
      expect([name, (await get(name, ana.token)).statusCode]).toEqual([name, 200]);
    }
    expect(codeOf(await follow(bo.token, ana.id))).toBe('NOT_FOUND');
  });

  it('leave null in the counts of what is hidden', async () => {
    const [ana, bo] = await pair();
    await setting(ana.token, { showFollows: 'nobody' });
    expect((await counts(ana.id, bo.token)).json().data).toMatchObject({
      learningProcess: null,
      fan: null,
      follow: null,
      visitors: null,
      works: { total: 0, totalIsExact: true },
    });
  });

  it('are asked for from visitors too, and from who was shut out', async () => {
    const [teacher, ana] = [await makePerson(test, 'teacher'), await makePerson(test, 'member')];
    expect((await space(teacher.id)).json().data.visible).toEqual({
      works: true,
      learningProcess: false,
      follows: false,
      dynamics: false,
    });
    expect((await space(ana.id)).statusCode).toBe(404);
    await disable(test, teacher.id);
    expect((await space(teacher.id)).statusCode).toBe(404);
    expect(codeOf(await space(undefined, teacher.token))).toBe('NOT_FOUND');
  });
});

describe('visits', () => {
  const visit = (token: string, userId: string) => post('addOrUpdateVisitor', token, { userId });

  it('are counted once a day and seen by whose space it is (C136, C137)', async () => {
    const [ana, bo] = await pair();
    expect((await visit(bo.token, ana.id)).json().data).toEqual({ recorded: true });
    expect((await visit(bo.token, ana.id)).json().data).toEqual({ recorded: false });
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('space_visit')
        .set({ visited_at: new Date(Date.now() - 86_400_000) })
        .where('owner_id', '=', ana.id)
        .execute(),
    );
    expect((await visit(bo.token, ana.id)).json().data).toEqual({ recorded: true });
    const seen = (await get(VISITORS, ana.token)).json().data;
    expect(seen).toMatchObject({
      items: [{ person: { id: bo.id }, visitCount: 2, focusType: 0, hasSpace: true }],
      total: 1,
    });
    expect((await counts(undefined, ana.token)).json().data.visitors).toEqual({
      total: 1,
      totalIsExact: true,
    });
    expect((await get(VISITORS, bo.token)).json().data.total).toBe(0);
  });

  it('of oneself and of spaces that are hidden are none', async () => {
    const [ana, bo] = await pair();
    expect((await visit(ana.token, ana.id)).json().data).toEqual({ recorded: false });
    await setting(ana.token, { showWorks: 'nobody', showFollows: 'nobody', showDynamics: 'nobody' });
    expect(codeOf(await visit(bo.token, ana.id))).toBe('NOT_FOUND');
    const teacher = await makePerson(test, 'teacher');
    const guest = await makePerson(test);
    expect((await visit(guest.token, teacher.id)).json().data).toEqual({ recorded: false });
  });

  it('leave no trace where their person wants none, earlier ones included', async () => {
    const [ana, bo] = await pair();
    await visit(bo.token, ana.id);
    await setting(bo.token, { leaveVisits: false });
    expect((await get(VISITORS, ana.token)).json().data.total).toBe(0);
    expect((await visit(bo.token, ana.id)).json().data).toEqual({ recorded: false });
  });
});
