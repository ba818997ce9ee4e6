import { sql } from 'kysely';
import type { O3Card } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp, type CallOptions } from '../../testing/test-app.ts';

const test = useTestApp();
const O3 = '/api/o3service/o3';
const OVERSEAS = SCHOOL.overseas;
const CRITICAL_PATH = '1791000000000750001';
const GANTT = '1791000000000740001';
let learner: string;
beforeAll(async () => {
  learner = await test.signIn('learner@stoa.example');
});

const open = (path: string, query = '', options?: CallOptions) =>
  test.call('GET', `${O3}/open/${path}?schoolId=${OVERSEAS}${query && `&${query}`}`, options);
const data = async (path: string, query = '', options?: CallOptions) =>
  (await open(path, query, options)).json().data;
const idsOf = (items: readonly O3Card[]) => items.map(({ id }) => id);
const check = (answers: { step: number; answer: string }[], options: CallOptions = {}) =>
  test.call('POST', `${O3}/open/scenarios/${CRITICAL_PATH}/checks?schoolId=${OVERSEAS}&sxz-lang=en_US`, {
    json: { answers },
    ...options,
  });
const openCard = (id: string, options: CallOptions = {}, school: string = OVERSEAS) =>
  test.call('GET', `${O3}/card/open/add-activity-people/${id}?schoolId=${school}`, options);

describe('the o3 area (C123)', () => {
  it('shows the first cards of each kind and those on top, in the language asked for', async () => {
    const overview = await data('overview', 'sxz-lang=zh_CN');
    expect(overview.banner.length).toBeGreaterThan(1);
    for (const kind of ['courses', 'cases', 'tools', 'scenarios'])
      expect(overview[kind].length, kind).toBeGreaterThan(3);
    expect(overview.tools[0]).toMatchObject({ id: GANTT, title: '甘特图', lang: 'zh_CN', tags: ['计划'] });
    const inFrench = async () => (await data('overview', 'sxz-lang=fr_FR')).tools[0];
    expect(await inFrench()).toMatchObject({
      title: 'Diagramme de Gantt',
      lang: 'fr_FR',
      tags: ['Planification'],
    });
    // No French text: the school's own language.
    const french = (change: string) =>
      test.database.write({ schoolId: OVERSEAS }, (tx) =>
        sql`update o3_card set title = ${sql.raw(change)} where id = ${GANTT}::bigint`.execute(tx),
      );
    await french(`title - 'fr_FR'`);
    expect(await inFrench()).toMatchObject({ title: 'Gantt chart', lang: 'en_US' });
    await french(`title || '{"fr_FR":"Diagramme de Gantt"}'`);
    const portal = (await test.call('GET', `${O3}/open/sub-portals/${OVERSEAS}?sxz-lang=en_US`)).json().data;
    expect(portal.school).toMatchObject({ id: OVERSEAS, type: 'o3' });
    expect(portal.sections.map(({ kind }: { kind: string }) => kind)).toEqual([
      'project',
      'course',
      'case',
      'tool',
      'scenario',
    ]);
  });

  it('leads each card to its page, and a course to what it is about', async () => {
    const { items } = await data('resources', 'pageSize=100&sxz-lang=en_US');
    for (const { kind, id, url } of items as O3Card[])
      if (kind === 'course')
        expect(url).toMatch(/^\/(classInfo|portal)\/1700000000000000002\/(class-view|resource)\/\d{19}$/);
      else expect(url).toBe(`/o3/${OVERSEAS}/detail?kind=${kind}&id=${id}`);
  });

  it('is there in schools of type o3 alone', async () => {
    for (const path of [
      'overview',
      'courses',
      'cases',
      'tools',
      'scenarios',
      'projects',
      'resources',
      'tags',
    ])
      expect([
        path,
        (await test.call('GET', `${O3}/open/${path}?schoolId=${SCHOOL.open}`)).statusCode,
      ]).toEqual([path, 404]);
    expect((await test.call('GET', `${O3}/open/sub-portals/${SCHOOL.open}`)).statusCode).toBe(404);
    // A card belongs to its school.
    const elsewhere = `${O3}/open/tools/${GANTT}?schoolId=${SCHOOL.open}`;
    expect((await test.call('GET', elsewhere)).statusCode).toBe(404);
    expect((await openCard(GANTT, {}, SCHOOL.company)).json().code).toMatch(/NOT_FOUND|SCHOOL_CLOSED/);
  });

  it('is narrowed by words, tags and kinds, and sorted', async () => {
    expect(idsOf((await data('tools', 'keyword=GANTT')).items)).toEqual([GANTT]);
    // Words of another language find it too, also half of one.
    expect(
      idsOf((await data('tools', `keyword=${encodeURIComponent('甘特')}&sxz-lang=zh_CN`)).items),
    ).toEqual([GANTT]);
    const risk = (await data('resources', 'tag=Risk&sxz-lang=en_US')).items as O3Card[];
    expect(risk.length).toBeGreaterThan(2);
    expect(risk.every(({ tags }) => tags.includes('Risk'))).toBe(true);
    expect((await data('resources', 'kind=case')).total).toBe((await data('cases')).total);
    const hottest = (await data('cases', 'sort=1')).items.map(({ peopleCount }: O3Card) => peopleCount);
    expect(hottest).toEqual(hottest.toSorted((a: number, b: number) => b - a));
    const newest = (await data('cases', 'sort=0')).items.map(({ publishedAt }: O3Card) => publishedAt);
    expect(newest).toEqual(newest.toSorted().toReversed());
    const second = await data('resources', 'pageSize=3&pageNumber=2');
    expect([second.items.length, second.pageNumber, second.pageSize]).toEqual([3, 2, 3]);
    const tags = await data('tags', 'sxz-lang=en_US');
    expect(tags.items).toContainEqual({ tag: 'Risk', count: risk.length });
    expect((await data('tags', 'kind=case&sxz-lang=zh_CN')).items).toContainEqual({ tag: '质量', count: 2 });
  });

  it('takes hostile words for words', async () => {
    for (const keyword of ["'; drop table o3_card --", '%', '\\', '(((', '+++', '\u0000']) {
      const answer = await open('resources', `keyword=${encodeURIComponent(keyword)}`);
      expect([keyword, answer.statusCode < 500]).toEqual([keyword, true]);
      if (answer.statusCode === 200) expect([keyword, answer.json().data.items]).toEqual([keyword, []]);
    }
    expect((await open('resources', `keyword=${'x'.repeat(201)}`)).statusCode).toBe(400);
    expect((await open('tools/1791000000000799999')).statusCode).toBe(404);
    // A card of another kind.
    expect((await open(`cases/${GANTT}`)).statusCode).toBe(404);
  });

  it('asks as many statements for 10,000 cards as for a few', async () => {
    const counted = async ([path, query]: readonly [string, string]) => {
      const before = test.database.statements;
      expect((await open(path, query)).statusCode).toBe(200);
      return test.database.statements - before;
    };
    const queries = [
      ['overview', ''],
      ['cases', 'keyword=house&sort=1'],
      ['tags', ''],
      ['resources', 'tag=Risk'],
    ] as const;
    const few: number[] = [];
    for (const query of queries) few.push(await counted(query));
    await test.fill(async (client) => {
      await client.query(`select set_config('stoa.school', $1, false)`, [OVERSEAS]);
      await client.query(
        `insert into o3_card (school_id, kind, title, tags, words, position, published_at)
         select $1::bigint, 'case', jsonb_build_object('en_US', 'House ' || n), '[{"en_US": "Risk"}]', 'house ' || n, 1000 + n,
           now() - interval '1 year' from generate_series(1, 10000) n`,
        [OVERSEAS],
      );
    });
    expect((await data('cases', 'keyword=house')).total).toBeGreaterThanOrEqual(10_000);
    const many: number[] = [];
    for (const query of queries) many.push(await counted(query));
    expect(many).toEqual(few);
    await test.fill(async (client) => {
      await client.query(`select set_config('stoa.school', $1, false)`, [OVERSEAS]);
      await client.query(`delete from o3_card where position > 1000`);
    });
  });
});

describe('what a card opens (R20)', () => {
  it('is a tool with its steps, its link and where it helps', async () => {
    const tool = await data(`tools/${GANTT}`, 'sxz-lang=en_US');
    expect(tool).toMatchObject({
      card: { title: 'Gantt chart' },
      launchUrl: 'https://www.ganttproject.biz/',
      scenarios: [{ id: CRITICAL_PATH, kind: 'scenario' }],
    });
    expect(tool.steps[0]).toEqual({ title: 'List the tasks', text: expect.any(String), imageUrl: null });
    expect(tool.body.content.length).toBeGreaterThan(0);
  });

  it('is a case with its parts, figures and author', async () => {
    const found = await data('cases/1791000000000730001', 'sxz-lang=en_US');
    expect(found).toMatchObject({ figures: expect.arrayContaining([{ label: 'Years taken', value: '14' }]) });
    expect(found.author.name).not.toBe('');
    for (const part of ['situation', 'approach', 'result'])
      expect(found[part].content.length).toBeGreaterThan(0);
  });

  it('is a scenario whose answers stay on the server', async () => {
    const answer = await open(`scenarios/${CRITICAL_PATH}`, 'sxz-lang=en_US');
    expect(answer.json().data).toMatchObject({ done: [], tools: [{ id: GANTT }, {}] });
    expect(answer.json().data.steps).toHaveLength(4);
    expect(answer.body).not.toContain('longest chain: 5');
    expect(answer.body).not.toMatch(/"answers"|"right"|"hint"/);
  });
});

describe('steps of a scenario', () => {
  it('are checked for visitors, who keep them themselves', async () => {
    const answer = await check([
      { step: 1, answer: ' 10 Days. ' },
      { step: 2, answer: '4' },
    ]);
    expect(answer.json().data).toMatchObject({
      results: [
        { step: 1, correct: true, explanation: expect.stringContaining('longest chain') },
        { step: 2, correct: false, explanation: expect.stringContaining('On which day') },
      ],
      done: [1],
    });
    expect((await data(`scenarios/${CRITICAL_PATH}`)).done).toEqual([]);
  });

  it('are kept for who is signed in, added to what was done, and forgotten on request', async () => {
    expect((await check([{ step: 3, answer: 'twelve' }], { token: learner })).json().data.done).toEqual([3]);
    // What a visitor kept on the device comes along.
    const both = [1, 2].map((step) => ({ step, answer: step === 1 ? '10' : '3' }));
    const together = await Promise.all([check(both, { token: learner }), check(both, { token: learner })]);
    for (const answer of together) expect(answer.json().data.done).toEqual([1, 2, 3]);
    const done = async () => (await data(`scenarios/${CRITICAL_PATH}`, '', { token: learner })).done;
    expect(await done()).toEqual([1, 2, 3]);
    // A wrong answer takes nothing back.
    expect((await check([{ step: 3, answer: '99' }], { token: learner })).json().data.done).toEqual([
      1, 2, 3,
    ]);
    const reset = await test.call('DELETE', `${O3}/scenarios/${CRITICAL_PATH}/progress`, {
      token: learner,
      headers: { tenantid: OVERSEAS },
    });
    expect(reset.json().data).toEqual({ done: [] });
    expect(await done()).toEqual([]);
  });

  it('refuses steps that are not there', async () => {
    expect((await check([{ step: 9, answer: '1' }])).statusCode).toBe(400);
    expect((await check([])).statusCode).toBe(400);
    expect((await check([{ step: 1, answer: 'x'.repeat(301) }])).statusCode).toBe(400);
    expect((await check([{ step: 1, answer: ' ' }])).json().data.done).toEqual([]);
  });
});

describe('counting who opened a card (C124)', () => {
  const people = async (options: CallOptions) => (await openCard(GANTT, options)).json().data.peopleCount;
  const browser = (name: string): CallOptions => ({ headers: { 'user-agent': name } });

  it('counts a browser or a person once a day, also when asked at once', async () => {
    const before = await people(browser('A'));
    expect(await people(browser('A'))).toBe(before);
    expect(await people(browser('B'))).toBe(before + 1);
    await Promise.all(Array.from({ length: 5 }, () => people({ token: learner })));
    // The same person with another browser.
    expect(await people({ token: learner, headers: { 'user-agent': 'C' } })).toBe(before + 2);
    expect((await data(`tools/${GANTT}`)).card.peopleCount).toBe(before + 2);
  });

  it('counts no more browsers behind one address than a school has', async () => {
    const before = await people(browser('limit'));
    await test.database.write({}, (tx) =>
      tx.updateTable('rate_counter').set({ count: 200 }).where('key', 'like', 'o3-visit%').execute(),
    );
    expect(await people(browser('one more'))).toBe(before);
  });

  it('keeps no address and no browser', async () => {
    const { rows } = await test.database.read({ schoolId: OVERSEAS }, async (tx) => ({
      rows: await tx.selectFrom('o3_card_visit').select('visitor').execute(),
    }));
    expect(rows.length).toBeGreaterThan(1);
    for (const { visitor } of rows) expect(visitor).toMatch(/^(account \d{19}|[\w-]{43})$/);
  });

  it('needs the school, by the query or the header', async () => {
    const path = `${O3}/card/open/add-activity-people/${GANTT}`;
    expect((await test.call('GET', path)).statusCode).toBe(400);
    expect((await test.call('GET', path, { headers: { tenantid: OVERSEAS } })).statusCode).toBe(200);
    expect((await openCard('1791000000000799999')).statusCode).toBe(404);
  });
});
