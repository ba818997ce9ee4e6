import type { Block, StoredBlock } from '@stoa/api/schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { publish } from '../../../platform/bus.repository.ts';
import { makeClass, makePerson } from '../../class/class.fixtures.ts';
import { findPage } from '../../../core/pages/page.repository.ts';
import { blockChecks } from '../../../core/pages/stored-block.ts';
import { addResources, addSchool, FIXTURE_SCHOOL, resourceId } from '../../resources/resource.fixtures.ts';
import { portalCalls } from '../portal.fixtures.ts';
import { BLOCKS } from './registry.ts';
import { SAMPLES } from './samples.ts';

const test = useTestApp();
const { get, dataOf, cost } = portalCalls(test);
const OTHER_SCHOOL = '1780000000000000002';
const PAGE = 'blocks';
const SECOND_MS = 1000;

beforeAll(async () => {
  await addSchool(test.database);
  await addSchool(test.database, { id: OTHER_SCHOOL });
});
beforeEach(() =>
  test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
    tx.deleteFrom('page').where('school_id', '=', FIXTURE_SCHOOL).execute(),
  ),
);

const store = (blocks: readonly unknown[], pageId = PAGE) =>
  test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
    tx
      .insertInto('page')
      .values({
        school_id: FIXTURE_SCHOOL,
        page_id: pageId,
        title: '{"en_US":"Blocks"}',
        blocks: JSON.stringify(blocks),
      })
      .execute(),
  );
const shownTo = async (token?: string): Promise<Block[]> =>
  (
    await dataOf(
      'getPageDetailsById',
      { schoolId: FIXTURE_SCHOOL, pageId: PAGE, 'sxz-lang': 'en_US' },
      token ? { token } : {},
    )
  ).blocks;
const idsOf = (blocks: Block[]) => blocks.map(({ id }) => id);
const list = (id: string, settings: object = {}) => ({
  id,
  type: 'knowledge',
  title: { en_US: id },
  perLine: 4,
  limit: 8,
  source: {},
  ...settings,
});
const honours = (id: string, ...people: string[]) => ({
  id,
  type: 'honours',
  title: { en_US: 'Honours' },
  cards: people.map((personId) => ({ personId, title: { en_US: 'Thanks' }, text: { en_US: 'For all.' } })),
});

describe('blocks of a page', () => {
  it('have a description for every type of the contract, and for no other', () => {
    expect([...BLOCKS.keys()].sort()).toEqual([...blockChecks().keys()].sort());
  });

  it('count all points on the leaderboard of the school’s choice until the school chose any', async () => {
    await store([
      { id: 'a', type: 'leaderboard', title: { en_US: 'A' }, kind: 'chosen', period: 4, limit: 5 },
    ]);
    const shown = async () => {
      const [block] = await shownTo();
      return block?.type === 'leaderboard' ? [block.kind, block.moreUrl.split('?')[1]] : undefined;
    };
    expect(await shown()).toEqual(['points', 'list=leaderboard']);
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, async (tx) => {
      await tx
        .insertInto('point_setting')
        .values({ school_id: FIXTURE_SCHOOL, version: 1, time_zone: 'UTC', rules: '{}', counted: ['manual'] })
        .execute();
      await publish(tx, { type: 'school.changed', schoolId: FIXTURE_SCHOOL });
    });
    await expect.poll(shown).toEqual(['chosen', 'list=leaderboard&kind=chosen']);
  });

  it('are stored as they are edited, and shown by the contract, in every type (B055)', async () => {
    await store(SAMPLES);
    const stored = await test.database.read({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      findPage(tx, FIXTURE_SCHOOL, PAGE),
    );
    expect(stored.blocks).toEqual(SAMPLES);
    // The answer is checked by the contract on its way.
    expect(await shownTo()).toMatchObject(
      SAMPLES.map(({ id, type, anchor, devices }: StoredBlock) => ({ id, type, anchor, devices })),
    );
  });

  it('that this version does not know stay in storage and are not shown, nor are broken ones', async () => {
    const stored = [
      { id: 'later', type: 'hologram', depth: 3 },
      list('first'),
      list('broken', { perLine: 9 }),
    ];
    await store(stored);
    expect(idsOf(await shownTo())).toEqual(['first']);
    const page = await test.database.read({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      findPage(tx, FIXTURE_SCHOOL, PAGE),
    );
    expect(page.blocks).toEqual(stored);
  });

  it('are shown to whom they are meant for (B056)', async () => {
    const member = await makePerson(test, 'member', FIXTURE_SCHOOL);
    const stranger = await makePerson(test, 'owner', OTHER_SCHOOL);
    await store([
      list('all', { audience: 1 }),
      list('members', { audience: 2 }),
      list('visitors', { audience: 3 }),
      list('hidden', { hidden: true }),
    ]);
    expect(idsOf(await shownTo())).toEqual(['all', 'visitors']);
    expect(idsOf(await shownTo(member.token))).toEqual(['all', 'members']);
    expect(idsOf(await shownTo(stranger.token))).toEqual(['all', 'visitors']);
    const more = async (blockId: string, token?: string) =>
      (await get('resource', { schoolId: FIXTURE_SCHOOL, blockId }, token ? { token } : {})).statusCode;
    expect(await more('all')).toBe(200);
    expect(await more('members')).toBe(404);
    expect(await more('members', member.token)).toBe(200);
    expect(await more('hidden', member.token)).toBe(404);
  });

  it('come and go at their time, whatever was kept of the page', async () => {
    const soon = new Date(Date.now() + SECOND_MS).toISOString();
    await store([list('ends', { endsAt: soon }), list('begins', { startsAt: soon })], 'home');
    const home = () => get('open/home', { schoolId: FIXTURE_SCHOOL, 'sxz-lang': 'en_US' });
    const ids = async () => idsOf((await home()).json().data.page.blocks);
    expect(await ids()).toEqual(['ends']);
    await expect.poll(ids, { timeout: 10_000 }).toEqual(['begins']);
    expect((await get('resource', { schoolId: FIXTURE_SCHOOL, blockId: 'ends' })).statusCode).toBe(404);
  });

  it('are kept by nobody for longer than they are shown', async () => {
    await store([list('ends', { endsAt: new Date(Date.now() + 20 * SECOND_MS).toISOString() })]);
    const answer = await get('getPageDetailsById', { schoolId: FIXTURE_SCHOOL, pageId: PAGE });
    const [, seconds, stale] =
      /^public, max-age=(\d+), stale-while-revalidate=(\d+)$/.exec(String(answer.headers['cache-control'])) ??
      [];
    expect(Number(seconds) + Number(stale)).toBeLessThanOrEqual(20);
    expect(Number(seconds)).toBeGreaterThan(0);
  });

  it('honour members of the school by their id, and nobody else', async () => {
    const member = await makePerson(test, 'teacher', FIXTURE_SCHOOL);
    const stranger = await makePerson(test, 'owner', OTHER_SCHOOL);
    const gone = await makePerson(test);
    await store([honours('honours', stranger.id, member.id, gone.id, '1799999999999999999')]);
    const [block] = await shownTo();
    expect(block).toMatchObject({ type: 'honours', cards: [{ person: { id: member.id } }] });
    expect(block && 'cards' in block && block.cards).toHaveLength(1);
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', member.id).execute(),
    );
    expect(await shownTo()).toMatchObject([{ type: 'honours', cards: [] }]);
  });

  describe('of honours', () => {
    const NOW = Date.now();
    const badged = (id: string, badges: object) => ({ ...honours(id), badges });
    const write = <T>(work: Parameters<typeof test.database.write<T>>[1], schoolId = FIXTURE_SCHOOL) =>
      test.database.write<T>({ schoolId }, work);
    const makeBadge = (name: string, pictureUrl: string | null = null, schoolId = FIXTURE_SCHOOL) =>
      write(async (tx) => {
        const { id } = await tx
          .insertInto('badge')
          .values({
            school_id: schoolId,
            name: JSON.stringify({ en_US: name }),
            text: JSON.stringify({ en_US: `${name} text` }),
            shape: 'star',
            fill: 'ochre',
            mark: 'primary',
            picture_url: pictureUrl,
            rule: 'hand',
            rule_count: null,
            created_at: new Date(NOW),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      }, schoolId);
    /** @returns the id of the row */
    const give = (badgeId: string, accountId: string, minutesAgo: number, schoolId = FIXTURE_SCHOOL) =>
      write(async (tx) => {
        const { id } = await tx
          .insertInto('badge_award')
          .values({
            school_id: schoolId,
            badge_id: badgeId,
            account_id: accountId,
            reason: 'Why',
            by_rule: false,
            given_at: new Date(NOW - minutesAgo * 60_000),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      }, schoolId);
    const withdraw = (id: string) =>
      write((tx) => tx.updateTable('badge_award').set({ is_held: false }).where('id', '=', id).execute());
    const choose = (accountId: string, json: object) =>
      write((tx) =>
        tx
          .insertInto('space')
          .values({ school_id: FIXTURE_SCHOOL, account_id: accountId, ...json })
          .execute(),
      );
    const named = (blocks: Block[]) =>
      blocks.map((block) =>
        'cards' in block ? block.cards.map(({ person, title }) => [person.id, title]) : undefined,
      );
    beforeEach(() => write((tx) => tx.deleteFrom('badge').where('school_id', '=', FIXTURE_SCHOOL).execute()));

    it('show the badges awarded last, or who has one of them, the latest first, and nothing of another school', async () => {
      const [ana, bo] = [
        await makePerson(test, 'member', FIXTURE_SCHOOL),
        await makePerson(test, 'member', FIXTURE_SCHOOL),
      ];
      const stranger = await makePerson(test, 'owner', OTHER_SCHOOL);
      const picture = `/files/${FIXTURE_SCHOOL}/${'x'.repeat(32)}`;
      const [helper, reader] = [await makeBadge('Helper', picture), await makeBadge('Reader')];
      const elsewhere = await makeBadge('Elsewhere', null, OTHER_SCHOOL);
      const first = await give(helper, ana.id, 30);
      await give(reader, ana.id, 20);
      await give(helper, bo.id, 10);
      await give(elsewhere, stranger.id, 1, OTHER_SCHOOL);
      await store([
        badged('latest', { limit: 8 }),
        honours('people', bo.id),
        badged('helpers', { badgeId: helper, limit: 8 }),
        badged('one', { limit: 1 }),
        badged('foreign', { badgeId: elsewhere, limit: 8 }),
      ]);
      expect(named(await shownTo())).toEqual([
        [
          [bo.id, 'Helper'],
          [ana.id, 'Reader'],
          [ana.id, 'Helper'],
        ],
        [[bo.id, 'Thanks']],
        [
          [bo.id, 'Helper'],
          [ana.id, 'Helper'],
        ],
        [[bo.id, 'Helper']],
        [],
      ]);
      const [block] = await shownTo();
      expect(block && 'cards' in block && block.cards.at(-1)).toEqual({
        id: first,
        person: expect.objectContaining({ id: ana.id }),
        title: 'Helper',
        text: 'Helper text',
        badge: {
          look: { shape: 'star', fill: 'ochre', mark: 'primary', pictureUrl: picture },
          givenAt: new Date(NOW - 30 * 60_000).toISOString(),
        },
      });
      await withdraw(first);
      expect(named(await shownTo())[2]).toEqual([[bo.id, 'Helper']]);
    });

    it('show nobody who is not on leaderboards, shows what they learn to fewer, or is no valid member', async () => {
      const badge = await makeBadge('Helper');
      const make = async (minutesAgo: number) => {
        const person = await makePerson(test, 'member', FIXTURE_SCHOOL);
        await give(badge, person.id, minutesAgo);
        return person;
      };
      const [open, members, followers, nobody, unlisted, disabled, blocked] = [
        await make(1),
        await make(2),
        await make(3),
        await make(4),
        await make(5),
        await make(6),
        await make(7),
      ];
      await choose(open.id, { show_learning: 'all' });
      await choose(members.id, { show_learning: 'members' });
      await choose(followers.id, { show_learning: 'followers' });
      await choose(nobody.id, { show_learning: 'nobody' });
      await choose(unlisted.id, { on_leaderboards: false });
      await write((tx) =>
        tx
          .updateTable('membership')
          .set({ status: 'disabled' })
          .where('account_id', '=', disabled.id)
          .execute(),
      );
      await test.database.write({ accountId: blocked.id }, (tx) =>
        tx.updateTable('account').set({ is_valid: false }).where('id', '=', blocked.id).execute(),
      );
      await store([badged('latest', { limit: 24 }), badged('helpers', { badgeId: badge, limit: 24 })]);
      const visitor = [[open.id, 'Helper']];
      expect(named(await shownTo())).toEqual([visitor, visitor]);
      const seen = [...visitor, [members.id, 'Helper']];
      expect(named(await shownTo(members.token))).toEqual([seen, seen]);
    });

    it('show a badge that nobody has, or that is not there any more, as nothing', async () => {
      await store([
        badged('latest', { limit: 24 }),
        badged('gone', { badgeId: '1799999999999999999', limit: 24 }),
      ]);
      expect(named(await shownTo())).toEqual([[], []]);
    });

    it('take one statement, however many of them there are', async () => {
      const badge = await makeBadge('Helper');
      await store([badged('one', { limit: 8 })]);
      const before = await cost(() => shownTo());
      const many = Array.from({ length: 40 }, (_, n) => [
        badged(`latest-${n}`, { limit: 24 }),
        badged(`one-${n}`, { badgeId: badge, limit: 24 }),
      ]);
      await write((tx) => tx.deleteFrom('page').execute());
      await store(many.flat());
      expect(await cost(() => shownTo())).toBe(before);
    });
  });

  it('announce what runs, the newest first, and nothing of another school', async () => {
    const HOUR_MS = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    const put = (content: string, from: number, to: number, { status = 1, schoolId = FIXTURE_SCHOOL } = {}) =>
      test.database.write({ schoolId }, (tx) =>
        tx
          .insertInto('bulletin')
          .values({
            school_id: schoolId,
            content: JSON.stringify({ en_US: content }),
            start_time: at(from),
            end_time: at(to),
            status,
          })
          .execute(),
      );
    await put('older', -3, 2);
    await put('newer', -2, 2);
    await put('oldest', -4, 2);
    await put('over', -2, -1);
    await put('to come', 1, 2);
    await put('draft', -1, 2, { status: 0 });
    await put('elsewhere', -1, 2, { schoolId: OTHER_SCHOOL });
    await store([{ id: 'news', type: 'bulletins', title: { en_US: 'News' }, limit: 2 }]);
    expect(await shownTo()).toMatchObject([{ items: [{ content: 'newer' }, { content: 'older' }] }]);
  });

  it('show what begins next to whom it is meant for, the soonest first', async () => {
    const member = await makePerson(test, 'member', FIXTURE_SCHOOL);
    const [late, soon, begun, members, article, elsewhere] = [311, 312, 313, 314, 315, 316].map(resourceId);
    const of = (id: string | undefined, type: number) => ({ id: String(id), type, title: String(id) });
    await addResources(test.database, [
      of(late, 5),
      of(soon, 4),
      of(begun, 4),
      { ...of(members, 4), audience: 2 },
      of(article, 3),
    ]);
    await addResources(test.database, [of(elsewhere, 4)], OTHER_SCHOOL);
    const begin = async (id: string | undefined, hours: number, schoolId = FIXTURE_SCHOOL) =>
      test.database.write({ schoolId }, (tx) =>
        tx
          .updateTable('resource')
          .set({ starts_at: new Date(Date.now() + hours * 3_600_000) })
          .where('id', '=', String(id))
          .execute(),
      );
    await begin(late, 9);
    await begin(soon, 1);
    await begin(begun, -1);
    await begin(members, 5);
    await begin(article, 2);
    await begin(elsewhere, 1, OTHER_SCHOOL);
    await store([{ id: 'next', type: 'whatsNext', title: { en_US: 'Next' }, perLine: 3, limit: 5 }]);
    expect(await shownTo()).toMatchObject([{ items: [{ id: soon }, { id: late }] }]);
    expect(await shownTo(member.token)).toMatchObject([
      { items: [{ id: soon }, { id: members }, { id: late }] },
    ]);
  });

  it('show who teaches by name, with their newest classes and a way to their space, and nobody of another school', async () => {
    const [zoe, ada] = [
      await makePerson(test, 'teacher', FIXTURE_SCHOOL),
      await makePerson(test, 'member', FIXTURE_SCHOOL),
    ];
    const stranger = await makePerson(test, 'teacher', OTHER_SCHOOL);
    const gone = await makePerson(test, 'teacher', FIXTURE_SCHOOL);
    const name = (id: string, real_name: string) =>
      test.database.write({ accountId: id }, (tx) =>
        tx.updateTable('account').set({ real_name }).where('id', '=', id).execute(),
      );
    await name(zoe.id, 'Zoe');
    await name(ada.id, 'Ada');
    for (const days of [-9, -8, -7, -6])
      await makeClass(test, { schoolId: FIXTURE_SCHOOL, teachers: [zoe.id], publishedInDays: days });
    await makeClass(test, { schoolId: FIXTURE_SCHOOL, teachers: [ada.id], audience: 2 });
    await makeClass(test, { schoolId: FIXTURE_SCHOOL, teachers: [gone.id] });
    await makeClass(test, { schoolId: FIXTURE_SCHOOL, teachers: [gone.id], status: 'draft' });
    await makeClass(test, { schoolId: OTHER_SCHOOL, teachers: [stranger.id] });
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', gone.id).execute(),
    );
    const teachers = (id: string, more: object = {}) => ({
      id,
      type: 'teachers',
      title: { en_US: id },
      perLine: 4,
      limit: 8,
      ...more,
    });
    await store([
      teachers('rule'),
      teachers('chosen', { personIds: [stranger.id, ada.id, zoe.id, gone.id] }),
      teachers('nobody', { personIds: [] }),
      teachers('one', { limit: 1 }),
    ]);
    const three = ['A class', 'A class', 'A class'];
    expect(await shownTo()).toMatchObject([
      {
        items: [
          {
            person: { id: zoe.id, name: 'Zoe' },
            teaches: three,
            spaceUrl: `/personSpace/${FIXTURE_SCHOOL}/dynamics?userId=${zoe.id}`,
          },
        ],
      },
      {
        items: [
          // Who is no teacher shows a space to members alone, and the class is for members, too.
          { person: { id: ada.id }, teaches: [], spaceUrl: null },
          { person: { id: zoe.id }, teaches: three },
        ],
      },
      { items: [] },
      { items: [{ person: { id: zoe.id } }] },
    ]);
    expect(await shownTo(zoe.token)).toMatchObject([
      {
        items: [
          { person: { id: ada.id }, teaches: ['A class'], spaceUrl: expect.stringContaining(ada.id) },
          { person: { id: zoe.id } },
        ],
      },
      { items: [{ person: { id: ada.id } }, { person: { id: zoe.id } }] },
      { items: [] },
      { items: [{ person: { id: ada.id } }] },
    ]);
  });

  it('show nothing in a frame that is at no listed site, and no file that is not there', async () => {
    const file = (schoolId: string) => ({ file: `/files/${schoolId}/${'x'.repeat(32)}` });
    const embed = (id: string, url: string) => ({ id, type: 'embed', title: { en_US: id }, url });
    await store([
      embed('good', 'https://youtu.be/dQw4w9WgXcQ'),
      embed('bad', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'),
      {
        id: 'files',
        type: 'downloads',
        title: { en_US: 'Files' },
        items: [FIXTURE_SCHOOL, OTHER_SCHOOL].map(file),
      },
    ]);
    expect(await shownTo()).toMatchObject([
      {
        frame: {
          host: 'YouTube',
          url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
        },
      },
      { frame: null },
      { items: [] },
    ]);
  });

  it('count down until the moment has come', async () => {
    const countdown = (id: string, until: string) => ({ id, type: 'countdown', title: { en_US: id }, until });
    await store([
      countdown('ahead', '2999-01-01T00:00:00.000Z'),
      countdown('over', '2020-01-01T00:00:00.000Z'),
    ]);
    expect(await shownTo()).toMatchObject([{ isOver: false }, { isOver: true }]);
  });

  it('show nothing of another school, whichever ids they name', async () => {
    const [own, other] = [resourceId(301), resourceId(302)];
    await addResources(test.database, [{ id: own, type: 3, title: 'Own' }]);
    await addResources(test.database, [{ id: other, type: 3, title: 'Elsewhere' }], OTHER_SCHOOL);
    await store([
      list('chosen', { source: { resourceIds: [other, own] } }),
      list('nothing-chosen', { source: { resourceIds: [] } }),
      list('no-category', { source: { categoryIds: [] } }),
    ]);
    expect((await shownTo()).map((block) => 'items' in block && block.items)).toMatchObject([
      [{ id: own }],
      [],
      [],
    ]);
  });

  it('take as many statements, however many of a kind there are', async () => {
    const read = () => shownTo();
    await store(SAMPLES);
    const before = await cost(read);
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) => tx.deleteFrom('page').execute());
    await store(
      [1, 2, 3, 4].flatMap((n) => SAMPLES.map((sample) => ({ ...sample, id: `${sample.id}-${n}` }))),
    );
    expect(await cost(read)).toBe(before);
    expect(before).toBeLessThanOrEqual(12);
  });
});
