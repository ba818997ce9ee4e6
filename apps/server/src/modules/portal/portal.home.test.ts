import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import {
  addResources,
  addSchool,
  CATEGORY,
  FIXTURE_SCHOOL,
  resourceId,
} from '../resources/resource.fixtures.ts';
import { PORTAL, portalCalls } from './portal.fixtures.ts';

const test = useTestApp();
const { get, dataOf, changed, cost } = portalCalls(test);

beforeAll(() => addSchool(test.database));

describe('the home page (C089, C093, C094, C095, C086, R02)', () => {
  const BLOCKS = [
    'banner',
    'figures',
    'courses',
    'classes',
    'exams',
    'knowledge',
    'lives',
    'leaderboard',
    'honours',
    'subSchools',
    'richText',
  ];

  it('of the open school is drawn from every kind of block', async () => {
    const { page } = await dataOf('open/home', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' });
    expect(page).toMatchObject({ pageId: 'home', type: 'v2' });
    expect([...new Set(page.blocks.map((block: { type: string }) => block.type))].sort()).toEqual(
      BLOCKS.toSorted(),
    );
    for (const block of page.blocks) {
      const list = block.items ?? block.slides ?? block.cards ?? block.body?.content;
      expect([block.id, list.length > 0]).toEqual([block.id, true]);
      if (block.perLine !== undefined) expect([2, 3, 4, 5]).toContain(block.perLine);
      if (
        ['courses', 'classes', 'exams', 'knowledge', 'lives', 'topics', 'learningMaps'].includes(block.type)
      )
        expect(block.moreUrl).toBe(`/portal/${SCHOOL.open}/more?blockId=${block.id}`);
    }
    expect(
      await dataOf('getPageDetailsById', { schoolId: SCHOOL.open, pageId: 'home', 'sxz-lang': 'en_US' }),
    ).toEqual(page);
    expect((await dataOf('default-banner', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' })).slides).toEqual(
      page.blocks.find((block: { type: string }) => block.type === 'banner').slides,
    );
  });

  it('is in the language that is asked for (B003)', async () => {
    const titles = await Promise.all(
      ['zh_CN', 'ar_SA', 'ja_JP'].map(async (language) =>
        JSON.stringify(
          (await dataOf('open/home', { schoolId: SCHOOL.open, 'sxz-lang': language })).page.blocks[0],
        ),
      ),
    );
    expect(new Set(titles).size).toBe(3);
    expect(titles[1]).toMatch(/\p{Script=Arabic}/u);
  });

  it('shows who may see what (B056), in the order that a block asks for', async () => {
    const age = (n: number) => ({ age: n });
    await addResources(test.database, [
      { id: resourceId(101), type: 3, title: 'For all', ...age(3), hot_score: 1, slug: 'for-all' },
      { id: resourceId(102), type: 3, title: 'For members', audience: 2, ...age(2), hot_score: 9 },
      {
        id: resourceId(103),
        type: 3,
        title: 'For visitors',
        audience: 3,
        ...age(1),
        hot_score: 5,
        slug: 'for-visitors',
      },
      { id: resourceId(104), type: 3, title: 'A draft', status: 'draft' },
      { id: resourceId(105), type: 3, title: 'Tomorrow', age: -24 },
      { id: resourceId(106), type: 2, title: 'An exam', ...age(1) },
    ]);
    const block = (id: string, source: object, limit = 8) => ({
      id,
      type: 'knowledge',
      title: { en_US: id },
      perLine: 4,
      limit,
      source,
    });
    const blocks = [
      block('newest', {}),
      block('hottest', { sort: '1' }),
      block('chosen', { resourceIds: [resourceId(101), resourceId(103), resourceId(999)] }),
      block('one', {}, 1),
      block('none', { categoryIds: [CATEGORY.risk] }),
    ];
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx
        .insertInto('page')
        .values({
          school_id: FIXTURE_SCHOOL,
          page_id: 'home',
          title: '{"en_US":"Home"}',
          blocks: JSON.stringify(blocks),
        })
        .execute(),
    );
    const member = await makePerson(test, 'member', FIXTURE_SCHOOL);
    const seenBy = async (token?: string) => {
      const { page } = await dataOf(
        'open/home',
        { schoolId: FIXTURE_SCHOOL, 'sxz-lang': 'en_US' },
        { token },
      );
      return Object.fromEntries(
        page.blocks.map((filled: { id: string; items: { title: string }[] }) => [
          filled.id,
          filled.items.map((item) => item.title),
        ]),
      );
    };
    await changed(FIXTURE_SCHOOL, async () => (await seenBy()).newest?.length > 0);
    expect(await seenBy()).toEqual({
      newest: ['For visitors', 'For all'],
      hottest: ['For visitors', 'For all'],
      chosen: ['For all', 'For visitors'],
      one: ['For visitors'],
      none: [],
    });
    expect(await seenBy(member.token)).toEqual({
      newest: ['For members', 'For all'],
      hottest: ['For members', 'For all'],
      chosen: ['For all'],
      one: ['For members'],
      none: [],
    });
  });

  it('takes as many statements for one card as for twenty, and for none from memory', async () => {
    const { token } = await makePerson(test, 'member', FIXTURE_SCHOOL);
    const home = (schoolId: string, as?: string) => () =>
      dataOf('open/home', { schoolId, 'sxz-lang': 'tr_TR' }, { token: as });
    const before = await cost(home(FIXTURE_SCHOOL, token));
    // Kept for visitors too, so that what they see tells that what is kept was forgotten.
    await home(FIXTURE_SCHOOL)();
    await addResources(
      test.database,
      Array.from({ length: 20 }, (_, n) => ({ id: resourceId(200 + n), type: 3, title: `Card ${n}` })),
    );
    await changed(
      FIXTURE_SCHOOL,
      async () => (await home(FIXTURE_SCHOOL)()).page.blocks[0].items.length === 8,
    );
    // One for who asks, four for the layout, one for the page, one for all cards.
    expect([before, await cost(home(FIXTURE_SCHOOL, token))]).toEqual([7, 7]);
    // Six kinds of blocks, one statement each, however many blocks there are.
    expect(await cost(home(SCHOOL.open))).toBe(10);
    expect(await cost(home(SCHOOL.open))).toBe(0);
    expect(await cost(() => dataOf('open/layout', { schoolId: SCHOOL.open, 'sxz-lang': 'tr_TR' }))).toBe(4);
  });

  it('shares one look between all who ask at once', async () => {
    expect(
      await cost(() =>
        Promise.all(
          Array.from({ length: 30 }, () =>
            dataOf('open/layout', { schoolId: SCHOOL.store, 'sxz-lang': 'ko_KR' }),
          ),
        ),
      ),
    ).toBe(4);
  });

  it('that is a draft or does not exist is not found (TRUST 54)', async () => {
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx
        .insertInto('page')
        .values({
          school_id: FIXTURE_SCHOOL,
          page_id: 'secret',
          title: '{"en_US":"SECRET"}',
          blocks: '[]',
          status: 'draft',
        })
        .execute(),
    );
    for (const pageId of ['secret', 'nope']) {
      expect((await get('open/home', { schoolId: FIXTURE_SCHOOL, pageId })).statusCode).toBe(404);
      expect((await get('getPageDetailsById', { schoolId: FIXTURE_SCHOOL, pageId })).statusCode).toBe(404);
    }
    expect((await get('v2/pages', { schoolId: FIXTURE_SCHOOL })).body).not.toContain('SECRET');
  });

  it('stands among the pages, by their type', async () => {
    const v2 = await dataOf('v2/pages', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' });
    expect(v2.pages.home).toMatchObject({
      pageId: 'home',
      type: 'v2',
      url: `/portal/${SCHOOL.open}`,
      isfullPage: expect.any(Boolean),
    });
    expect((await dataOf('pages', { schoolId: SCHOOL.open })).pages).toEqual({});
  });

  it('honours people without their addresses', async () => {
    const answer = await test.call('POST', `${PORTAL}/honor-card-data?sxz-lang=en_US`, {
      json: { schoolId: SCHOOL.open },
    });
    expect(answer.json().data.items.length).toBeGreaterThan(0);
    expect(answer.body).not.toContain('@');
    const one = await test.call('POST', `${PORTAL}/honor-card-data`, {
      json: { schoolId: SCHOOL.open, limit: 1 },
    });
    expect(one.json().data.items.length).toBe(1);
  });
});

describe('what is public', () => {
  const url = `${PORTAL}/open/home?schoolId=${SCHOOL.open}&sxz-lang=en_US`;

  it('may be kept by address and language, has a tag, and is not sent twice', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const first = await test.call('GET', url, { headers: { 'accept-encoding': encoding } });
      expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
      expect(first.headers.etag).toMatch(/^W\/"/);
      expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      const again = await test.call('GET', url, {
        headers: { 'accept-encoding': encoding, 'if-none-match': first.headers.etag as string },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const other = await test.call('GET', url.replace('en_US', 'fr_FR'), {
        headers: { 'if-none-match': first.headers.etag as string },
      });
      expect(other.statusCode).toBe(200);
    }
  });

  it('is private for who is signed in, however it was kept for others (TRUST 67)', async () => {
    const visitor = await test.call('GET', url);
    const learner = await test.call('GET', url, {
      token: await test.signIn('learner@stoa.example'),
      headers: { 'if-none-match': visitor.headers.etag as string },
    });
    expect(learner.statusCode).toBe(200);
    expect(learner.headers['cache-control']).toBe('no-store');
    expect(learner.json().data.school.viewer).toEqual({ role: 'member', canJoin: false });
    expect(visitor.headers.vary).toMatch(/cookie/i);
    expect((await test.call('GET', url)).json().data.school.viewer).toBe(null);
  });
});
