import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { communityCalls } from '../community/community.fixtures.ts';
import { chatCalls } from '../live/chat/chat.fixtures.ts';
import { peopleCalls } from './people.fixtures.ts';

const test = useTestApp();
const { get, post, follow, space, counts, setting } = peopleCalls(test);
const community = communityCalls(test);
const NOBODY = '1234567890123456789';
const BASE = '/api/personal-center';

type Answer = { json(): { data: { items: { person: { id: string } }[] } } };
const peopleOf = (answer: Answer) => answer.json().data.items.map(({ person }) => person.id);
const trio = async () => (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
const hide = (who: Someone, whom: Someone, kind: 'block' | 'mute' = 'block') =>
  post('blockPerson', who.token, { userId: whom.id, kind });
const show = (who: Someone, whom: Someone, kind: 'block' | 'mute' = 'block') =>
  test.call('POST', `${BASE}/unblockPerson`, { token: who.token, json: { userId: whom.id, kind } });
const blocked = (who: Someone) => test.call('GET', `${BASE}/blockedPeople`, { token: who.token });
const postsOf = async (who: Someone) =>
  (await community.list(who.token)).json().data.items.map(({ id }: { id: string }) => id) as string[];

describe('blocking', () => {
  it('ends following both ways and hides each from the other, in spaces and lists', async () => {
    const [ana, bo, cem] = await trio();
    await follow(ana.token, bo.id);
    await follow(bo.token, ana.id);
    await follow(ana.token, cem.id);
    await follow(bo.token, cem.id);
    await post('addOrUpdateVisitor', bo.token, { userId: ana.id });
    expect((await hide(ana, bo)).statusCode).toBe(200);
    expect((await hide(ana, bo)).statusCode).toBe(200);

    expect(codeOf(await space(ana.id, bo.token))).toBe('NOT_FOUND');
    expect(codeOf(await counts(ana.id, bo.token))).toBe('NOT_FOUND');
    expect(codeOf(await follow(bo.token, ana.id))).toBe('NOT_FOUND');
    expect(codeOf(await follow(ana.token, bo.id))).toBe('NOT_FOUND');
    expect(codeOf(await post('addOrUpdateVisitor', bo.token, { userId: ana.id }))).toBe('NOT_FOUND');
    // Who blocked finds a name alone, so that it can be undone.
    expect((await space(bo.id, ana.token)).json().data).toMatchObject({
      userInfo: null,
      links: [],
      coverUrl: null,
      blocked: true,
      visible: { works: false, learningProcess: false, follows: false, dynamics: false },
    });
    for (const [who, whom] of [
      [ana, bo],
      [bo, ana],
    ] as const) {
      expect(peopleOf(await get('getFansList', who.token))).not.toContain(whom.id);
      expect(peopleOf(await get('getFocusUserIdList', who.token))).not.toContain(whom.id);
      expect(peopleOf(await get('getFansList', who.token, { userId: cem.id }))).not.toContain(whom.id);
      expect((await get('isFocus', who.token, { userId: cem.id })).json().data.fans.total).toBe(1);
      expect(peopleOf(await get('getVisitorList', who.token))).not.toContain(whom.id);
    }
    // Everybody else still finds both.
    expect(peopleOf(await get('getFansList', cem.token)).sort()).toEqual([ana.id, bo.id].sort());
  });

  it('hides what a person did to whom one does not find', async () => {
    const [ana, bo, cem] = await trio();
    await setting(cem.token, { showFollows: 'all', showDynamics: 'all' });
    await follow(cem.token, bo.id);
    const reported = async () =>
      (await get('dynamics', ana.token, { userId: cem.id }))
        .json()
        .data.items.map(({ kind }: { kind: string }) => kind) as string[];
    expect(await reported()).toContain('followed');
    await hide(ana, bo);
    expect(await reported()).not.toContain('followed');
  });

  it('hides posts and replies both ways, from nobody who runs the school', async () => {
    const [ana, bo, cem] = await trio();
    const admin = await makePerson(test, 'admin');
    const idOf = async (answer: Promise<{ json(): { data: { id: string } } }>) =>
      (await answer).json().data.id;
    const [hers, his, other] = [
      await idOf(community.post(ana.token)),
      await idOf(community.post(bo.token)),
      await idOf(community.post(cem.token)),
    ];
    const reply = await idOf(community.reply(bo.token, other));
    await hide(ana, bo);
    await hide(admin, bo);
    expect(await postsOf(ana)).not.toContain(his);
    expect(await postsOf(bo)).not.toContain(hers);
    expect(await postsOf(bo)).toContain(other);
    expect(codeOf(await community.get(his, ana.token))).toBe('NOT_FOUND');
    expect(codeOf(await community.get(hers, bo.token))).toBe('NOT_FOUND');
    expect(codeOf(await community.reply(bo.token, hers))).toBe('NOT_FOUND');
    const repliesFor = async (who: Someone) =>
      (await community.replies(other, who.token)).json().data.items.map(({ id }: { id: string }) => id);
    expect(await repliesFor(ana)).toEqual([]);
    expect(await repliesFor(cem)).toEqual([reply]);
    expect(await repliesFor(admin)).toEqual([reply]);
    expect(await postsOf(admin)).toContain(his);
    expect((await community.get(his, admin.token)).statusCode).toBe(200);
  });

  it('hides what is said in a live session, and leaves it to who holds it', async () => {
    const chat = chatCalls(test);
    const { host, id } = await chat.openRoom({ audience: 2 });
    const [ana, bo, cem] = await trio();
    await chat.say(bo, id, 'From Bo');
    await hide(ana, bo);
    await hide(host, bo);
    expect(await chat.textsOf(ana.token, id)).toEqual([]);
    expect(await chat.textsOf(cem.token, id)).toEqual(['From Bo']);
    expect(await chat.textsOf(host.token, id)).toEqual(['From Bo']);
  });

  it('is listed for oneself in all schools, and undone there', async () => {
    const [ana, bo, cem] = await trio();
    await hide(ana, bo);
    await hide(ana, cem, 'mute');
    expect((await blocked(ana)).json().data).toMatchObject({
      total: 2,
      items: [
        { person: { id: cem.id }, kind: 'mute' },
        { person: { id: bo.id }, kind: 'block' },
      ],
    });
    expect((await blocked(bo)).json().data.items).toEqual([]);
    for (let time = 0; time < 2; time++) expect((await show(ana, bo)).statusCode).toBe(200);
    // Who was blocked cannot undo it.
    await hide(ana, bo);
    await show(bo, ana);
    expect(codeOf(await space(ana.id, bo.token))).toBe('NOT_FOUND');
    await show(ana, bo);
    expect((await space(ana.id, bo.token)).statusCode).toBe(200);
    expect((await follow(bo.token, ana.id)).statusCode).toBe(200);
  });

  it('of oneself, of nobody, of who is elsewhere or blocked one is refused', async () => {
    const [ana, bo] = await trio();
    const abroad = await makePerson(test, 'member', SCHOOL.overseas);
    expect(codeOf(await hide(ana, ana))).toBe('OWN_PERSON');
    expect(codeOf(await hide(ana, { ...bo, id: NOBODY }))).toBe('NOT_FOUND');
    expect(codeOf(await hide(ana, abroad))).toBe('NOT_FOUND');
    expect(codeOf(await hide(abroad, ana))).toBe('NOT_A_MEMBER');
    await hide(bo, ana);
    expect(codeOf(await hide(ana, bo))).toBe('NOT_FOUND');
  });

  it('holds in every school that both belong to', async () => {
    const [ana, bo] = await trio();
    for (const { id } of [ana, bo])
      await test.database.write({ schoolId: SCHOOL.overseas }, (tx) =>
        tx
          .insertInto('membership')
          .values({ school_id: SCHOOL.overseas, account_id: id, role: 'member', status: 'valid' })
          .execute(),
      );
    await follow(bo.token, ana.id, SCHOOL.overseas);
    await hide(ana, bo);
    expect(codeOf(await space(ana.id, bo.token, SCHOOL.overseas))).toBe('NOT_FOUND');
    const left = await test.database.read({ schoolId: SCHOOL.overseas }, (tx) =>
      tx.selectFrom('follow').select('id').where('follower_id', '=', bo.id).execute(),
    );
    expect(left).toEqual([]);
  });

  it('costs no statement a row', async () => {
    const [ana, ...others] = (await makePeople(test, 9, 'member')) as [Someone, ...Someone[]];
    const [first, ...more] = others as [Someone, ...Someone[]];
    const ask = async () => {
      const before = test.database.statements;
      await get('getFansList', ana.token);
      await community.list(ana.token);
      return test.database.statements - before;
    };
    await follow(first.token, ana.id);
    await hide(ana, more[0] as Someone);
    const one = await ask();
    for (const other of more.slice(1)) await follow(other.token, ana.id);
    for (const other of more.slice(1, 4)) await hide(ana, other);
    // Less where what is left fits on a page, since nothing is counted then.
    expect(await ask()).toBeLessThanOrEqual(one);
  });
});

describe('where a school says who made, teaches or holds something', () => {
  const TEACHER = { id: '1710000000000000003', name: '温若兰', avatarUrl: '/media/seed/avatars/03.svg' };
  const CLASS = '1770000000000000001';
  /** Objects of an answer that are about the teacher. */
  const aboutTeacher = (value: unknown): Record<string, unknown>[] =>
    typeof value !== 'object' || value === null
      ? []
      : 'id' in value && value.id === TEACHER.id
        ? [value as Record<string, unknown>]
        : Object.values(value).flatMap(aboutTeacher);
  const asked = async (who: Someone, address: string) => {
    const answer = await test.call('GET', address, { token: who.token });
    expect(answer.statusCode, address).toBe(200);
    return { data: answer.json().data as Record<string, never[]>, text: answer.body };
  };
  const LISTS = [
    `/api/portal/api/v1/portal/class-search-resource?schoolId=${SCHOOL.open}&pageSize=50`,
    `/api/search/v1/resources?schoolId=${SCHOOL.open}&pageSize=50`,
    `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL.open}`,
  ];
  const PAGE = `/api/class/v1/open/classes/${CLASS}?schoolId=${SCHOOL.open}`;

  it.each(['block', 'mute'] as const)(
    'tells no more than the name after a %s, and cards nothing',
    async (kind) => {
      const [ana, bo] = await trio();
      for (const address of LISTS) expect(aboutTeacher((await asked(ana, address)).data)).not.toEqual([]);
      await post('blockPerson', ana.token, { userId: TEACHER.id, kind });
      for (const address of LISTS) {
        const { data, text } = await asked(ana, address);
        expect(aboutTeacher(data), address).toEqual([]);
        expect(text).not.toContain(TEACHER.avatarUrl);
      }
      const { data, text } = await asked(ana, PAGE);
      expect(data.teachers?.[0]).toEqual({
        person: { id: TEACHER.id, name: TEACHER.name, avatarUrl: null, title: null, isHidden: true },
        bio: null,
      });
      expect(text).not.toContain(TEACHER.avatarUrl);
      // What is kept for all is as it was for everybody else.
      expect((await asked(bo, PAGE)).text).toContain(TEACHER.avatarUrl);
      for (const address of LISTS) expect(aboutTeacher((await asked(bo, address)).data)).not.toEqual([]);
    },
  );

  it('is told again once nobody is hidden', async () => {
    const [ana] = await trio();
    await hide(ana, TEACHER as unknown as Someone);
    await show(ana, TEACHER as unknown as Someone);
    expect(JSON.stringify((await asked(ana, PAGE)).data)).toContain(TEACHER.avatarUrl);
  });
});

describe('muting', () => {
  it('hides one side, who is muted notices nothing', async () => {
    const [ana, bo] = await trio();
    await follow(ana.token, bo.id);
    await follow(bo.token, ana.id);
    const his = (await community.post(bo.token)).json().data.id;
    const hers = (await community.post(ana.token)).json().data.id;
    await hide(ana, bo, 'mute');
    expect(await postsOf(ana)).not.toContain(his);
    expect(peopleOf(await get('getFansList', ana.token))).toEqual([]);
    expect((await space(bo.id, ana.token)).json().data).toMatchObject({ blocked: false, muted: true });
    expect(await postsOf(bo)).toContain(hers);
    expect((await space(ana.id, bo.token)).json().data).toMatchObject({ focusType: 2 });
    expect((await space(ana.id, bo.token)).json().data).not.toHaveProperty('muted');
    // Nothing that they write is news.
    const newsOf = () => test.call('GET', '/api/accounts/notifications?sxz-lang=en_US', { token: ana.token });
    const before = (await newsOf()).json().data.items.length;
    expect((await community.reply(bo.token, hers)).statusCode).toBe(200);
    expect((await newsOf()).json().data.items).toHaveLength(before);
  });
});

describe('reporting a space', () => {
  const report = (who: Someone, whom: Someone, more: object = {}) =>
    post('reportSpace', who.token, { userId: whom.id, reason: 'spam', text: 'Sells things', ...more });
  const queue = (who: Someone, status = 'open', schoolId: string = SCHOOL.open) =>
    test.call('GET', `${BASE}/spaceReports?status=${status}`, {
      token: who.token,
      headers: { tenantid: schoolId },
    });
  const decide = (who: Someone, reportId: string, decision: string, schoolId: string = SCHOOL.open) =>
    test.call('PUT', `${BASE}/spaceReports/${reportId}`, {
      token: who.token,
      headers: { tenantid: schoolId },
      json: { decision },
    });
  const caseOf = async (admin: Someone, person: Someone, status = 'open') =>
    (await queue(admin, status))
      .json()
      .data.items.find((entry: { person: { id: string } }) => entry.person.id === person.id);

  it('comes into the queue once a person, and of the school alone', async () => {
    const [ana, bo, cem] = await trio();
    const admin = await makePerson(test, 'admin');
    const elsewhere = await makePerson(test, 'admin', SCHOOL.overseas);
    await post('addOrUpdatePersonSpace', bo.token, { userInfo: 'Buy my course' });
    for (let time = 0; time < 2; time++) expect((await report(ana, bo)).statusCode).toBe(200);
    await report(cem, bo, { reason: 'illegal', text: '' });
    const found = await caseOf(admin, bo);
    expect(found).toMatchObject({
      status: 'open',
      userInfo: 'Buy my course',
      role: 'member',
      isWithheld: false,
      reportCount: 2,
    });
    expect(codeOf(await queue(ana))).toBe('FORBIDDEN');
    expect(codeOf(await queue(elsewhere))).toBe('NOT_FOUND');
    expect((await queue(elsewhere, 'open', SCHOOL.overseas)).json().data.items).toEqual([]);
    expect(codeOf(await decide(elsewhere, found.id, 'hide', SCHOOL.overseas))).toBe('NOT_FOUND');
    expect(codeOf(await report(ana, ana))).toBe('OWN_PERSON');
    expect(codeOf(await report(ana, { ...bo, id: NOBODY }))).toBe('NOT_FOUND');
  });

  it('is decided: what is hidden is for oneself alone, and shown again when it is dismissed', async () => {
    const [ana, bo, cem] = await trio();
    const admin = await makePerson(test, 'admin');
    await post('addOrUpdatePersonSpace', bo.token, { userInfo: 'Buy my course' });
    await report(ana, bo);
    const { id } = await caseOf(admin, bo);
    expect((await decide(admin, id, 'hide')).statusCode).toBe(200);
    expect((await space(bo.id, ana.token)).json().data.userInfo).toBeNull();
    expect((await space(bo.id, bo.token)).json().data).toMatchObject({
      userInfo: 'Buy my course',
      withheld: true,
    });
    // Other words do not end it.
    await post('addOrUpdatePersonSpace', bo.token, { userInfo: 'Buy it now' });
    expect((await space(bo.id, ana.token)).json().data.userInfo).toBeNull();
    expect(await caseOf(admin, bo)).toBeUndefined();
    expect(await caseOf(admin, bo, 'decided')).toMatchObject({
      status: 'hidden',
      decidedBy: { id: admin.id },
    });
    await report(ana, bo);
    expect(await caseOf(admin, bo)).toBeUndefined();
    await report(cem, bo);
    expect((await caseOf(admin, bo)).reportCount).toBe(2);
    await decide(admin, id, 'dismiss');
    expect((await space(bo.id, ana.token)).json().data.userInfo).toBe('Buy it now');
    const news = await test.call('GET', '/api/accounts/notifications?sxz-lang=en_US', { token: bo.token });
    expect(news.json().data.items[0].text).toContain('are hidden from others. It was taken for advertising');
  });

  it('warns, and ends the membership of nobody who stands higher', async () => {
    const [ana, bo] = await trio();
    const admin = await makePerson(test, 'admin');
    const owner = await makePerson(test, 'owner');
    await report(ana, bo);
    await report(ana, owner);
    await report(ana, admin);
    const { id } = await caseOf(admin, bo);
    await decide(admin, id, 'warn');
    const news = await test.call('GET', '/api/accounts/notifications?sxz-lang=en_US', { token: bo.token });
    expect(news.json().data.items[0].text).toContain('asks you to change it');
    expect((await decide(admin, id, 'end')).statusCode).toBe(200);
    expect(codeOf(await space(bo.id, ana.token))).toBe('NOT_FOUND');
    expect(await caseOf(admin, bo, 'decided')).toMatchObject({ status: 'ended', role: null });
    expect(codeOf(await decide(admin, (await caseOf(admin, owner)).id, 'end'))).toBe('ROLE_TOO_HIGH');
    expect(codeOf(await decide(admin, (await caseOf(admin, admin)).id, 'hide'))).toBe('OWN_PERSON');
    expect(codeOf(await decide(admin, NOBODY, 'dismiss'))).toBe('NOT_FOUND');
  });
});
