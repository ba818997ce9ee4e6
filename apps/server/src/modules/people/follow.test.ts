import { describe, expect, it } from 'vitest';
import type { FollowEntry } from '@stoa/api/schema';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { disable, peopleCalls } from './people.fixtures.ts';

const test = useTestApp();
const { get, post, follow, unfollow, space, counts, setting } = peopleCalls(test);
const [NOBODY, FANS, FOLLOWED] = ['1234567890123456789', 'getFansList', 'getFocusUserIdList'];
const listed = (answer: { json(): { data: { items: FollowEntry[] } } }) =>
  answer.json().data.items.map(({ person }) => person.id);
const pair = async () => (await makePeople(test, 2, 'member')) as [Someone, Someone];

describe('following', () => {
  it('is answered with who follows whom, and changes nothing a second time (C131, C132, C133)', async () => {
    const [ana, bo] = await pair();
    const one = { total: 1, totalIsExact: true };
    for (let time = 0; time < 2; time++)
      expect((await follow(ana.token, bo.id)).json().data).toEqual({
        userId: bo.id,
        focusType: 1,
        fans: one,
      });
    expect((await follow(bo.token, ana.id)).json().data.focusType).toBe(2);
    expect((await get('isFocus', ana.token, { userId: bo.id })).json().data.focusType).toBe(2);
    expect((await space(bo.id, ana.token)).json().data.focusType).toBe(2);
    for (let time = 0; time < 2; time++)
      expect((await unfollow(ana.token, bo.id)).json().data).toEqual({
        userId: bo.id,
        focusType: 0,
        fans: { total: 0, totalIsExact: true },
      });
    expect((await get('isFocus', bo.token, { userId: ana.id })).json().data.focusType).toBe(1);
  });

  it('is kept once where it is asked for at once', async () => {
    const [ana, bo] = await pair();
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow(ana.token, bo.id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(listed(await get(FANS, bo.token))).toEqual([ana.id]);
  });

  it('of oneself, of nobody, of who is elsewhere or shut out is refused (TRUST 63)', async () => {
    const [ana, bo] = await pair();
    const [abroad, erased] = [
      await makePerson(test, 'member', SCHOOL.overseas),
      await makePerson(test, 'member'),
    ];
    expect(codeOf(await follow(ana.token, ana.id))).toBe('OWN_PERSON');
    await disable(test, bo.id);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ is_valid: false }).where('id', '=', erased.id).execute(),
    );
    for (const id of [NOBODY, abroad.id, bo.id, erased.id]) {
      expect(codeOf(await follow(ana.token, id)), id).toBe('NOT_FOUND');
      expect(codeOf(await space(id, ana.token)), id).toBe('NOT_FOUND');
      expect(codeOf(await get('isFocus', ana.token, { userId: id })), id).toBe('NOT_FOUND');
    }
    expect(codeOf(await follow(abroad.token, ana.id))).toBe('NOT_A_MEMBER');
    expect(codeOf(await follow(ana.token, abroad.id, SCHOOL.overseas))).toBe('NOT_A_MEMBER');
    expect((await follow(undefined, ana.id)).statusCode).toBe(401);
  });

  it('takes sixty an hour, and more of what is followed already', async () => {
    const [ana, ...others] = (await makePeople(test, 63, 'member')) as [Someone, ...Someone[]];
    const codes = [];
    for (const { id } of others) codes.push((await follow(ana.token, id)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(60);
    expect(codes.slice(60)).toEqual([429, 429]);
    expect((await follow(ana.token, (others[0] as Someone).id)).statusCode).toBe(200);
  });

  it('holds for the school too (R17)', async () => {
    const [ana, bo] = await pair();
    const school = { userId: SCHOOL.arabic, targetType: 'school' };
    const members = await makePeople(test, 2, 'member', SCHOOL.arabic);
    const [first] = members as [Someone, Someone];
    for (const { token } of members)
      expect((await post('addFocus', token, school, SCHOOL.arabic)).json().data.focusType).toBe(1);
    const fans = await get(FANS, first.token, { schoolId: SCHOOL.arabic, targetType: 'school' });
    expect(listed(fans).sort()).toEqual(members.map(({ id }) => id).sort());
    expect(fans.json().data.total).toBe(2);
    expect(codeOf(await post('addFocus', ana.token, school))).toBe('NOT_FOUND');
    expect(codeOf(await post('addFocus', bo.token, school, SCHOOL.arabic))).toBe('NOT_A_MEMBER');
    expect((await post('cancelFocus', first.token, school, SCHOOL.arabic)).json().data).toMatchObject({
      focusType: 0,
      fans: { total: 1 },
    });
  });
});

describe('lists of follows', () => {
  it('are read page by page, the latest first, with as many as are counted (C134, C135, C141)', async () => {
    const [ana, ...others] = (await makePeople(test, 6, 'member')) as [Someone, ...Someone[]];
    for (const { token } of others) await follow(token, ana.id);
    const latest = others.map(({ id }) => id).reverse();
    const first = await get(FANS, ana.token, { pageSize: 3 });
    const { next, total, previous } = first.json().data;
    expect([listed(first), total, previous]).toEqual([latest.slice(0, 3), 5, null]);
    const second = await get(FANS, ana.token, { pageSize: 3, cursor: next });
    expect([listed(second), second.json().data.next]).toEqual([latest.slice(3), null]);
    const back = await get(FANS, ana.token, { pageSize: 3, cursor: second.json().data.previous });
    expect(listed(back)).toEqual(latest.slice(0, 3));
    expect((await counts(undefined, ana.token)).json().data).toMatchObject({
      fan: { total: 5 },
      follow: { total: 0 },
    });
    const [fan] = others as [Someone];
    expect(listed(await get(FOLLOWED, ana.token, { userId: fan.id }))).toEqual([ana.id]);
  });

  it('find followed people by the name that the school sees, and by nothing else of theirs', async () => {
    const [ana, lin, wei, dot] = (await makePeople(test, 4, 'member')) as [
      Someone,
      Someone,
      Someone,
      Someone,
    ];
    const name = (id: string, nick_name: string, real_name = '') =>
      test.database.write({}, (tx) =>
        tx.updateTable('account').set({ nick_name, real_name }).where('id', '=', id).execute(),
      );
    await name(lin.id, 'Quillfeather');
    await name(wei.id, 'hidden-nick', '魏清禾');
    await name(dot.id, '100%_Dot');
    for (const { id } of [lin, wei, dot]) await follow(ana.token, id);
    const found = async (keyword: string) => listed(await get(FOLLOWED, ana.token, { keyword }));
    expect(await found(' quill ')).toEqual([lin.id]);
    expect(await found('清')).toEqual([wei.id]);
    expect(await found('hidden-nick')).toEqual([]);
    expect(await found('0%_d')).toEqual([dot.id]);
    expect(await found('%')).toEqual([dot.id]);
    expect(await found('@')).toEqual([]);
    expect(await found('')).toEqual([dot.id, wei.id, lin.id]);
    expect((await get(FOLLOWED, ana.token, { keyword: 'quill' })).json().data.total).toBe(1);
  });

  it('leave out who was shut out or has left, and count without them', async () => {
    const [ana, bo] = await pair();
    const gone = await makePerson(test, 'member');
    for (const fan of [bo, gone]) await follow(fan.token, ana.id);
    await disable(test, bo.id);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.deleteFrom('membership').where('account_id', '=', gone.id).execute(),
    );
    const fans = await get(FANS, ana.token);
    expect([listed(fans), fans.json().data.total]).toEqual([[], 0]);
    const { rows } = await test.database.pool.query('select from follow where follower_id = $1', [gone.id]);
    expect(rows).toHaveLength(0);
  });

  it('tell nobody else of who hides whom they follow', async () => {
    const [ana, hiding] = await pair();
    const [open, curious] = await pair();
    for (const fan of [hiding, open]) await follow(fan.token, ana.id);
    await setting(hiding.token, { showFollows: 'nobody' });
    expect(listed(await get(FANS, curious.token, { userId: ana.id }))).toEqual([open.id]);
    expect((await counts(ana.id, curious.token)).json().data.fan).toEqual({ total: 1, totalIsExact: true });
    expect(listed(await get(FANS, ana.token))).toEqual([open.id, hiding.id]);
    expect(listed(await get(FANS, hiding.token, { userId: ana.id }))).toEqual([open.id, hiding.id]);
    expect(codeOf(await get(FOLLOWED, curious.token, { userId: hiding.id }))).toBe('NOT_FOUND');
  });

  it('show followers alone what is for followers', async () => {
    const [ana, fan] = await pair();
    const other = await makePerson(test, 'member');
    await setting(ana.token, { showFollows: 'followers' });
    await follow(fan.token, ana.id);
    expect(listed(await get(FANS, fan.token, { userId: ana.id }))).toEqual([fan.id]);
    expect(codeOf(await get(FANS, other.token, { userId: ana.id }))).toBe('NOT_FOUND');
  });

  it('name nobody by a whole address or number, and say the own words of spaces alone that may be seen', async () => {
    const [ana, nameless] = await pair();
    await test.database.write({}, (tx) =>
      tx
        .updateTable('account')
        .set({ real_name: '', nick_name: '', email: `nameless-${ana.id}@stoa.example`, mobile: null })
        .where('id', '=', nameless.id)
        .execute(),
    );
    await post('addOrUpdatePersonSpace', nameless.token, { userInfo: 'Likes maps.' });
    await follow(nameless.token, ana.id);
    const answer = await get(FANS, ana.token);
    expect(answer.body).not.toContain(`nameless-${ana.id}`);
    const [entry] = answer.json().data.items as [FollowEntry];
    expect(entry.person.name).toContain('•');
    expect(entry).toMatchObject({ userInfo: 'Likes maps.', hasSpace: true });
    await setting(nameless.token, { showWorks: 'nobody', showDynamics: 'nobody', showFollows: 'nobody' });
    expect((await get(FANS, ana.token)).json().data.items[0]).toMatchObject({
      userInfo: null,
      hasSpace: false,
    });
  });

  it('take as many statements for many as for one', async () => {
    const [ana, ...others] = (await makePeople(test, 9, 'member')) as [Someone, ...Someone[]];
    const measure = async () => {
      const before = test.database.statements;
      await get(FANS, ana.token);
      return test.database.statements - before;
    };
    const none = await measure();
    for (const { token } of others) await follow(token, ana.id);
    expect(await measure()).toBe(none);
  });
});
