import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { addResources, addSchool, FIXTURE_SCHOOL, resourceId } from '../resources/resource.fixtures.ts';

const test = useTestApp();
const DAY_MS = 86_400_000;
const PORTAL = '/api/portal/api/v1/portal';
const get = (
  path: string,
  query: Record<string, string> = {},
  options: Parameters<typeof test.call>[2] = {},
) => test.call('GET', `${PORTAL}/${path}?${new URLSearchParams(query)}`, options);
const dataOf = async (...args: Parameters<typeof get>) => {
  const answer = await get(...args);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
/** Empties what the server remembers of a school, and waits until it has. */
const changed = async (schoolId: string, seen: () => Promise<boolean>) => {
  await test.database.pool.query(`select pg_notify('stoa', $1)`, [
    JSON.stringify({ type: 'school.changed', schoolId }),
  ]);
  await expect.poll(seen).toBe(true);
};
const cost = async (work: () => Promise<unknown>) => {
  const before = test.database.statements;
  await work();
  return test.database.statements - before;
};

beforeAll(() => addSchool(test.database));

describe('leaderboards (C085, B061, B062)', () => {
  let people: Someone[];
  const board = (period: number | undefined, type = 'points', token?: string) =>
    dataOf(
      `leaderboard-resource/${type}`,
      { schoolId: FIXTURE_SCHOOL, ...(period ? { period: String(period) } : {}) },
      { token },
    );
  const points = (rows: [person: number, points: number, daysAgo: number][]) =>
    test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx
        .insertInto('point_event')
        .values(
          rows.map(([person, value, daysAgo], index) => ({
            school_id: FIXTURE_SCHOOL,
            account_id: people[person]?.id as string,
            points: value,
            reason: `t${index}`,
            subject_id: null,
            at: new Date(Date.now() - daysAgo * DAY_MS),
          })),
        )
        .execute(),
    );

  beforeAll(async () => {
    people = await makePeople(test, 60, 'member', FIXTURE_SCHOOL);
    // Everybody has some from long ago: person n has 100 - n.
    await points(people.map((_person, index) => [index, 100 - index, 400]));
    await points([
      [0, 5, 1],
      [1, 3, 1],
      [1, 2, 6],
      [2, 7, 20],
      [3, 9, 200],
      [4, 4, -1],
    ]);
  });

  it.each([
    [
      1,
      [
        [1, 0, 5],
        [1, 1, 5],
      ],
    ],
    [
      2,
      [
        [1, 2, 7],
        [2, 0, 5],
        [2, 1, 5],
      ],
    ],
    [
      3,
      [
        [1, 3, 9],
        [2, 2, 7],
        [3, 0, 5],
        [3, 1, 5],
      ],
    ],
  ] as [number, [number, number, number][]][])(
    'of period %i count what was learned in it, equals sharing a rank',
    async (period, expected) => {
      const { items } = await board(period);
      const places = items.map((item: { rank: number; person: { id: string }; value: number }) => [
        item.rank,
        people.findIndex(({ id }) => id === item.person.id),
        item.value,
      ]);
      // Who shares a rank stands in the order of ids.
      const sorted = (list: number[][]) =>
        list.toSorted((a, b) => (a[0] as number) - (b[0] as number) || (a[1] as number) - (b[1] as number));
      expect(sorted(places)).toEqual(sorted(expected));
      expect(places.map(([rank]: number[]) => rank)).toEqual(expected.map(([rank]) => rank));
    },
  );

  it('of all times show the first fifty, and the viewer wherever they are', async () => {
    const everyone = await board(4);
    expect(everyone.items.length).toBe(50);
    expect(everyone.viewer).toBe(null);
    expect(everyone.items[0]).toMatchObject({ rank: 1, value: 106, isViewer: false });
    const last = people[59] as Someone;
    const own = await board(4, 'points', last.token);
    expect(own.items.length).toBe(50);
    expect(own.viewer).toMatchObject({ rank: 60, value: 41, isViewer: true, person: { id: last.id } });
    const first = await board(4, 'points', people[3]?.token);
    expect(first.items.filter((item: { isViewer: boolean }) => item.isViewer).length).toBe(1);
    expect(first.viewer).toEqual(first.items[0]);
    expect((await board(4)).viewer).toBe(null);
  });

  it('are of all time where nothing is said, and empty where nothing was done', async () => {
    expect((await board(undefined)).period).toBe(4);
    expect(await board(4, 'lessons')).toEqual({ kind: 'lessons', period: 4, items: [], viewer: null });
  });

  it('name people without their addresses and numbers', async () => {
    const answer = await get('leaderboard-resource/points', { schoolId: SCHOOL.open, period: '4' });
    expect(answer.json().data.items.length).toBeGreaterThan(3);
    expect(answer.body).not.toMatch(/@|13800000001/);
    expect(Object.keys(answer.json().data.items[0].person).sort()).toEqual([
      'avatarUrl',
      'id',
      'name',
      'title',
    ]);
  });

  it.each(['period=5', 'period=0', 'period=1.5', 'period=week'])('refuse %s', async (query) =>
    expect(
      (await test.call('GET', `${PORTAL}/leaderboard-resource/points?schoolId=${SCHOOL.open}&${query}`))
        .statusCode,
    ).toBe(400),
  );
  it('of another kind are refused', async () =>
    expect((await get('leaderboard-resource/money', { schoolId: SCHOOL.open })).statusCode).toBe(400));
  it('take one statement more than their school', async () => {
    expect(await cost(() => board(3, 'points', people[1]?.token))).toBe(3);
  });
});

describe('the frame (C087, C091, C092, C146, B048, B049, B055)', () => {
  it('has logo, navigation with children, both footers and the languages', async () => {
    const frame = await dataOf('open/frame', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' });
    expect(frame.logo).toMatchObject({ schoolId: SCHOOL.open, homeUrl: `/portal/${SCHOOL.open}` });
    expect(frame.navigations.length).toBeGreaterThan(2);
    expect(frame.navigations.some((entry: { children: object[] }) => entry.children.length > 0)).toBe(true);
    expect(Object.keys(frame.navigations[0]).sort()).toEqual(['children', 'code', 'name', 'url']);
    expect(frame.footer.templates.map((template: { type: number }) => template.type)).toEqual([1, 2]);
    expect(frame.footer.templates.filter((template: { isUsed: boolean }) => template.isUsed).length).toBe(1);
    expect(frame.languages.length).toBe(12);
    expect(await dataOf('open/footer', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' })).toEqual(frame.footer);
    expect((await dataOf('v2/navigations', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' })).items).toEqual(
      frame.navigations,
    );
    expect(await dataOf('school-logo', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' })).toEqual(frame.logo);
  });

  it('of a closed school shows outsiders its name and nothing of its inside', async () => {
    await test.database.write({ schoolId: SCHOOL.company }, (tx) =>
      tx
        .insertInto('bulletin')
        .values({
          school_id: SCHOOL.company,
          content: JSON.stringify({ en_US: 'INSIDE' }),
          start_time: new Date(Date.now() - DAY_MS),
          end_time: new Date(Date.now() + DAY_MS),
        })
        .execute(),
    );
    const query = { schoolId: SCHOOL.company, 'sxz-lang': 'en_US' };
    for (const token of [undefined, (await makePerson(test)).token])
      expect(await dataOf('open/frame', query, { token })).toMatchObject({
        school: { id: SCHOOL.company, open: false },
        navigations: [],
        bulletin: null,
      });
    expect(await dataOf('open/bulletin', { tenantId: SCHOOL.company })).toBe(null);
    expect(await dataOf('default-banner', query)).toEqual({ slides: [] });
    const member = await makePerson(test, 'member', SCHOOL.company);
    expect((await dataOf('open/frame', query, { token: member.token })).bulletin.content).toBe('INSIDE');
  });

  it('lists logos of schools that there are (C090)', async () => {
    const { items } = await dataOf('school-logo-list', {
      schoolIds: [SCHOOL.open, SCHOOL.arabic, '1234567890123456789', '9999999999999999999'].join(),
    });
    expect(items.map((item: { schoolId: string }) => item.schoolId).sort()).toEqual([
      SCHOOL.open,
      SCHOOL.arabic,
    ]);
  });

  it('says whether versions are shown (C105, B053)', async () => {
    expect((await get('open/content-review-switch', { tenantId: SCHOOL.open })).json()).toEqual({
      code: 200,
      resultCode: 20000,
      message: 'ok',
      data: { VersionInformationSwitch: '0' },
    });
  });
});

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
      if (['courses', 'classes', 'exams', 'knowledge', 'lives'].includes(block.type))
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
      block('chosen', { slugs: ['for-all', 'for-visitors', 'no-such'] }),
      block('one', {}, 1),
      block('none', { categories: ['risk'] }),
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
    // One for who asks, four for the frame, one for the page, one for all cards.
    expect([before, await cost(home(FIXTURE_SCHOOL, token))]).toEqual([7, 7]);
    expect(await cost(home(SCHOOL.open))).toBe(11);
    expect(await cost(home(SCHOOL.open))).toBe(0);
    expect(await cost(() => dataOf('open/frame', { schoolId: SCHOOL.open, 'sxz-lang': 'tr_TR' }))).toBe(4);
  });

  it('shares one look between all who ask at once', async () => {
    expect(
      await cost(() =>
        Promise.all(
          Array.from({ length: 30 }, () =>
            dataOf('open/frame', { schoolId: SCHOOL.store, 'sxz-lang': 'ko_KR' }),
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
