import { describe, expect, it } from 'vitest';
import { ResourceType } from '@stoa/api/enums';
import type { KnowledgeSection, KnowledgeSectionTree } from '@stoa/api/schema';
import { codeOf } from '../../testing/answers.ts';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { authorOf } from '../authoring/authoring.fixtures.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { knowledgeCalls, makeArticle } from './knowledge.fixtures.ts';

const test = useTestApp();
const on = knowledgeCalls(test);
const PORTAL = '/api/portal/api/v1/portal';
type Answered = { json(): { data?: unknown }; statusCode: number; body: string };

const dataOf = <T>(answer: Answered): T => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as T;
};
const flat = (nodes: KnowledgeSectionTree[]): KnowledgeSection[] =>
  nodes.flatMap(({ section, children }) => [section, ...flat(children)]);
const treeOf = async (who?: Someone) =>
  flat(dataOf<{ items: KnowledgeSectionTree[] }>(await on.read('/section/tree', who)).items);
const namesOf = async (who?: Someone) => (await treeOf(who)).map(({ name }) => name);
const get = (path: string, who: Someone | undefined, query: Record<string, string> = {}) =>
  test.call(
    'GET',
    `${path}?${new URLSearchParams({ schoolId: SCHOOL.open, 'sxz-lang': 'en_US', ...query })}`,
    who ? { token: who.token } : {},
  );
const owner = () => makePerson(test, 'owner');
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

describe('sections (C112)', () => {
  it('are made, nested, renamed, moved and removed', async () => {
    const admin = await owner();
    const top = await on.make(admin, unique('Guides'), { summary: { en_US: 'How to.' } });
    const inner = await on.make(admin, unique('First steps'), { parentId: top.id });
    expect(inner).toMatchObject({ parentId: top.id, path: [{ id: top.id }], readers: 1, version: 1 });
    const changed = dataOf<KnowledgeSection>(
      await on.change(admin, inner, { name: { en_US: 'Begin', zh_CN: '开始' }, parentId: null }),
    );
    expect(changed).toMatchObject({
      texts: { name: { en_US: 'Begin' } },
      parentId: null,
      path: [],
      version: 2,
    });
    // The same once more answers the same; another change of the old version does not get through.
    expect(
      dataOf(await on.change(admin, inner, { name: { en_US: 'Begin', zh_CN: '开始' }, parentId: null })),
    ).toMatchObject({ version: 2 });
    expect(codeOf(await on.change(admin, inner, { name: { en_US: 'Other' } }))).toBe('VERSION_CONFLICT');
    expect((await on.remove(admin, inner.id)).statusCode).toBe(200);
    expect((await on.remove(admin, inner.id)).statusCode).toBe(404);
    expect((await on.read(`/section/detail/${inner.id}`, admin)).statusCode).toBe(404);
    expect(dataOf(await on.read(`/section/detail/${top.id}`, undefined))).toMatchObject({
      canEdit: false,
      texts: null,
      ownArticleCount: null,
    });
  });

  it('are made once where they are sent twice', async () => {
    const admin = await owner();
    const [name, key] = [unique('Once'), crypto.randomUUID()];
    const first = dataOf<KnowledgeSection>(await on.tryMake(admin, name, {}, key));
    expect(dataOf<KnowledgeSection>(await on.tryMake(admin, name, {}, key)).id).toBe(first.id);
    expect((await namesOf(admin)).filter((other) => other === name)).toHaveLength(1);
  });

  it('never come below themselves, nor deeper than four levels', async () => {
    const admin = await owner();
    const sections: KnowledgeSection[] = [];
    for (const level of [1, 2, 3, 4])
      sections.push(
        await on.make(admin, unique(`Level ${level}`), { parentId: sections.at(-1)?.id ?? null }),
      );
    const [first, second, , fourth] = sections as [
      KnowledgeSection,
      KnowledgeSection,
      KnowledgeSection,
      KnowledgeSection,
    ];
    expect(codeOf(await on.tryMake(admin, 'Fifth', { parentId: fourth.id }))).toBe('CONFLICT');
    for (const parentId of [first.id, second.id, fourth.id])
      expect(codeOf(await on.change(admin, first, { parentId }))).toBe('CONFLICT');
    const other = await on.make(admin, unique('Other'));
    expect(codeOf(await on.change(admin, first, { parentId: other.id }))).toBe('CONFLICT');
    expect((await on.change(admin, second, { parentId: other.id })).statusCode).toBe(200);
  });

  it('have a name, and a school has 500 at most', async () => {
    const admin = await makePerson(test, 'owner', SCHOOL.company);
    const there = knowledgeCalls(test, SCHOOL.company);
    for (const name of ['  ', '\u202E'])
      expect(codeOf(await there.tryMake(admin, name))).toBe('VALIDATION_FAILED');
    expect(codeOf(await there.tryMake(admin, 'x', { audience: 5 }))).toBe('VALIDATION_FAILED');
    await test.database.write({ schoolId: SCHOOL.company }, (tx) =>
      tx
        .insertInto('knowledge_section')
        .values(
          Array.from({ length: 500 }, (_none, n) => ({
            school_id: SCHOOL.company,
            name: JSON.stringify({ en_US: `Section ${n}` }),
            summary: '{}',
            audience: 1,
            position: n + 1,
            created_at: new Date(),
          })),
        )
        .execute(),
    );
    expect(codeOf(await there.tryMake(admin, 'One more'))).toBe('CONFLICT');
    const before = test.database.statements;
    expect((await there.read('/section/tree', admin)).statusCode).toBe(200);
    expect(test.database.statements - before).toBeLessThan(8);
    await test.database.write({ schoolId: SCHOOL.company }, (tx) =>
      tx.deleteFrom('knowledge_section').execute(),
    );
  });

  it('are put in order by one person at a time', async () => {
    const admin = await owner();
    const top = await on.make(admin, unique('Ordered'));
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await on.make(admin, name, { parentId: top.id })).id);
    const [a, b, c] = ids as [string, string, string];
    const order = async () =>
      (await treeOf(admin)).filter(({ parentId }) => parentId === top.id).map(({ id }) => id);
    expect((await on.sort(admin, top.id, [c, a, b], ids)).statusCode).toBe(200);
    expect(await order()).toEqual([c, a, b]);
    // Sent twice it changes nothing; who saw an older order is told.
    expect((await on.sort(admin, top.id, [c, a, b], ids)).statusCode).toBe(200);
    expect(codeOf(await on.sort(admin, top.id, [b, a, c], ids))).toBe('CONFLICT');
    for (const wrong of [
      [a, b],
      [a, b, c, top.id],
      [a, b, '1234567890123456789'],
    ])
      expect(codeOf(await on.sort(admin, top.id, wrong))).toBe('CONFLICT');
    const both = await Promise.all([
      on.sort(admin, top.id, [a, b, c], [c, a, b]),
      on.sort(admin, top.id, [b, c, a], [c, a, b]),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('are made by those who teach, who change those of their own; members make none', async () => {
    const [admin, teacher, member] = [
      await owner(),
      await makePerson(test, 'teacher'),
      await makePerson(test, 'member'),
    ];
    const theirs = await on.make(admin, unique('Theirs'));
    const own = await on.make(teacher, unique('Own'), { parentId: theirs.id });
    const seen = await treeOf(teacher);
    expect(seen.find(({ id }) => id === own.id)).toMatchObject({ canEdit: true, texts: { name: {} } });
    expect(seen.find(({ id }) => id === theirs.id)).toMatchObject({ canEdit: false, texts: null });
    expect(codeOf(await on.change(teacher, theirs))).toBe('FORBIDDEN');
    expect(codeOf(await on.remove(teacher, theirs.id))).toBe('FORBIDDEN');
    expect(codeOf(await on.sort(teacher, null, [theirs.id]))).toBe('FORBIDDEN');
    expect(codeOf(await on.tryMake(member, 'No'))).toBe('FORBIDDEN');
    const elsewhere = await makePerson(test, 'owner', SCHOOL.company);
    expect((await on.tryMake(elsewhere, 'No')).statusCode).toBe(404);
    // An id of another school is not there.
    const there = knowledgeCalls(test, SCHOOL.company);
    expect((await there.tryMake(elsewhere, 'No', { parentId: theirs.id })).statusCode).toBe(404);
    expect((await there.read(`/section/detail/${theirs.id}`, elsewhere)).statusCode).toBe(404);
    expect((await there.subscribe(elsewhere, 'section', theirs.id)).statusCode).toBe(404);
    const article = await makeArticle(test, admin, unique('Article'));
    expect((await there.place(elsewhere, [article.id], null)).statusCode).toBe(404);
    expect(codeOf(await on.place(teacher, [article.id], own.id))).toBe('FORBIDDEN');
  });

  it('with articles in them are removed once it is said what becomes of these', async () => {
    const admin = await owner();
    const [from, to] = [await on.make(admin, unique('From')), await on.make(admin, unique('To'))];
    const article = await makeArticle(test, admin, unique('Kept'));
    const draft = await makeArticle(test, admin, unique('Draft'), false);
    expect((await on.place(admin, [article.id, draft.id], from.id)).statusCode).toBe(200);
    expect((await treeOf(admin)).find(({ id }) => id === from.id)).toMatchObject({
      articleCount: 1,
      ownArticleCount: 2,
    });
    expect(codeOf(await on.remove(admin, from.id))).toBe('CONFLICT');
    expect(codeOf(await on.remove(admin, from.id, '?articles=move'))).toBe('VALIDATION_FAILED');
    expect((await on.remove(admin, from.id, `?articles=move&moveTo=${to.id}`)).statusCode).toBe(200);
    const moved = dataOf<{ items: { id: string }[] }>(await on.read(`/section/articles/${to.id}`, undefined));
    expect(moved.items.map(({ id }) => id)).toEqual([article.id]);
    expect((await on.remove(admin, to.id, '?articles=keep')).statusCode).toBe(200);
    expect(dataOf(await get(`${PORTAL}/open/resource/${article.id}`, undefined))).toMatchObject({
      sectionPath: [],
    });
  });
});

describe('who reads a section', () => {
  /** All ways to an article, and whether somebody finds it there. */
  async function pathsTo(article: { id: string }, title: string, section: string, who?: Someone) {
    const has = async (path: string, query: Record<string, string> = {}) => {
      const { statusCode, body } = await get(path, who, query);
      return statusCode === 200 && body.includes(article.id);
    };
    const visible = await test.call('POST', `${PORTAL}/getVisibleResources`, {
      json: { schoolId: SCHOOL.open, resourceIds: [article.id] },
      headers: { 'x-requested-with': 'stoa' },
      ...(who ? { token: who.token } : {}),
    });
    /** Texts of suggestions that name the article, by what they come from. */
    const suggested = async () => {
      const answer = await get('/api/search/v1/suggestions', who, { keyword: title.slice(0, -2) });
      return dataOf<{ items: { kind: string; text: string }[] }>(answer)
        .items.filter(({ text }) => text.includes(title))
        .map(({ kind }) => kind);
    };
    // Before the search below: what somebody looked for comes back to them as their own words.
    const suggestions = await suggested();
    const search = await has('/api/search/v1/resources', { keyword: title });
    const after = await suggested();
    expect(after).toEqual(who ? ['history'] : suggestions);
    return {
      address: await has(`${PORTAL}/open/resource/${article.id}`),
      isVisible: (await get(`${PORTAL}/isVisible`, who, { resourceId: article.id })).statusCode === 200,
      list: await has(`${PORTAL}/knowledge-resource`),
      keyword: await has(`${PORTAL}/knowledge-resource`, { keyword: title }),
      all: await has(`${PORTAL}/resource`),
      hot: await has(`${PORTAL}/hot-resource`, { list: '1' }),
      search,
      // What is nearly right is corrected to titles that somebody may read, and to no other.
      corrected: (
        await get('/api/search/v1/resources', who, { keyword: title.replace('Quillon', 'Quilon') })
      ).body.includes(title),
      suggestions: suggestions.includes('title'),
      chosen: visible.body.includes(article.id),
      section: await has(`/api/km/v1/section/articles/${section}`),
      tree: (await treeOf(who)).some(({ id }) => id === section),
    };
  }
  const every = (ways: object, value: boolean) =>
    Object.fromEntries(Object.keys(ways).map((way) => [way, value]));

  it.each([
    [1, { visitor: true, member: true, teacher: true }],
    [2, { visitor: false, member: true, teacher: true }],
    [4, { visitor: false, member: false, teacher: true }],
  ])('for audience %i is the same by every way', async (audience, expected) => {
    const [admin, member, teacher] = [
      await owner(),
      await makePerson(test, 'member'),
      await makePerson(test, 'teacher'),
    ];
    const title = `Quillon${crypto.randomUUID().slice(0, 6)}`;
    const top = await on.make(admin, unique('Top'), { audience });
    const section = await on.make(admin, unique('Inside'), { parentId: top.id });
    const article = await makeArticle(test, admin, title);
    expect((await on.place(admin, [article.id], section.id)).statusCode).toBe(200);
    for (const [who, sees] of [
      [undefined, expected.visitor],
      [member, expected.member],
      [teacher, expected.teacher],
    ] as const) {
      const { hot, ...ways } = await pathsTo(article, title, section.id, who);
      expect(ways, `${audience} ${sees}`).toEqual(every(ways, sees));
      if (!sees) expect(hot).toBe(false);
    }
    // Opened for all, it is there for all at once; and gone again.
    const opened = dataOf<KnowledgeSection>(await on.change(admin, top, { audience: 1 }));
    const { hot: _opened, ...open } = await pathsTo(article, title, section.id);
    expect(open).toEqual(every(open, true));
    expect((await on.change(admin, opened, { audience: 2 })).statusCode).toBe(200);
    const closed = await pathsTo(article, title, section.id);
    expect(closed).toEqual(every(closed, false));
  });

  it('is nobody where members are asked below visitors', async () => {
    const admin = await owner();
    const top = await on.make(admin, unique('Visitors'), { audience: 3 });
    expect(await on.make(admin, unique('Members'), { parentId: top.id, audience: 2 })).toMatchObject({
      readers: 0,
    });
  });
});

describe('subscriptions (C113, C114)', () => {
  const noticesOf = async (who: Someone) => {
    const answer = await test.call('GET', '/api/accounts/notifications', { token: who.token });
    return dataOf<{ items: { kind: string; text: string; url: string }[] }>(answer).items;
  };

  it('are made and ended, again and again, and listed', async () => {
    const [admin, reader] = [await owner(), await makePerson(test, 'member')];
    const section = await on.make(admin, unique('Followed'), { audience: 2 });
    const article = await makeArticle(test, admin, unique('Followed article'));
    for (let n = 0; n < 2; n++)
      expect(dataOf(await on.subscribe(reader, 'section', section.id))).toMatchObject({
        subscribed: true,
        subscriberCount: 1,
      });
    await on.subscribe(reader, 'article', article.id);
    await on.subscribe(reader, 'knowledge', SCHOOL.open);
    const list = async () =>
      dataOf<{ items: { targetType: string; targetId: string }[] }>(
        await on.read('/subscribe/list', reader),
      ).items.map(({ targetType }) => targetType);
    expect(await list()).toEqual(['knowledge', 'article', 'section']);
    expect((await treeOf(reader)).find(({ id }) => id === section.id)).toMatchObject({ subscribed: true });
    // What is not to be read any more is not there, but can be ended.
    dataOf(await on.change(admin, section, { audience: 4 }));
    expect(await list()).toEqual(['knowledge', 'article']);
    const asked = { targetType: 'section', targetId: section.id };
    expect((await on.read('/subscribe/status', reader, asked)).statusCode).toBe(404);
    expect((await on.subscribe(reader, 'section', section.id)).statusCode).toBe(404);
    expect(dataOf(await on.subscribe(reader, 'section', section.id, 'unsubscribe'))).toEqual({
      ...asked,
      subscribed: false,
      subscriberCount: 0,
      since: null,
    });
    for (let n = 0; n < 2; n++)
      expect(dataOf(await on.subscribe(reader, 'article', article.id, 'unsubscribe'))).toMatchObject({
        subscribed: false,
        since: null,
      });
    expect(await list()).toEqual(['knowledge']);
    expect((await on.subscribe(reader, 'knowledge', SCHOOL.company)).statusCode).toBe(404);
    expect((await on.read('/subscribe/list', undefined)).statusCode).toBe(401);
  });

  it('tell of new articles, and of changes once after the last', async () => {
    const [admin, reader, other, stranger] = [
      await owner(),
      await makePerson(test, 'member'),
      await makePerson(test, 'member'),
      await makePerson(test),
    ];
    const top = await on.make(admin, unique('News'), { audience: 2 });
    const section = await on.make(admin, unique('Inner'), { parentId: top.id });
    await on.subscribe(admin, 'section', top.id);
    await on.subscribe(reader, 'section', top.id);
    await on.subscribe(reader, 'section', section.id);
    await on.subscribe(other, 'knowledge', SCHOOL.open);
    await on.subscribe(stranger, 'knowledge', SCHOOL.open);
    const title = unique('Fresh');
    const draft = await makeArticle(test, admin, title, false);
    await on.place(admin, [draft.id], section.id);
    const author = authorOf(test, admin);
    const published = await author.publish(draft);
    const about = async (who: Someone) =>
      (await noticesOf(who)).filter(({ text }) => text.includes(title)).map(({ kind }) => kind);
    for (const who of [reader, other])
      await eventually(async () => expect(await about(who)).toEqual(['articlePublished']));
    expect(await about(admin)).toEqual([]);
    expect(await about(stranger)).toEqual([]);
    // Two changes in a row are one piece of news, and none for who wants to hear of new articles alone.
    let content = published;
    for (const text of ['First', 'Second']) {
      content = await author.save(content, { summary: { en_US: text } });
      content = await author.publish(content);
    }
    await test.hurry();
    await eventually(async () => expect(await about(reader)).toEqual(['articleChanged', 'articlePublished']));
    expect(await about(other)).toEqual(['articlePublished']);
    const mails = (await test.outbox()).filter((mail) => mail.includes('A new article'));
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });

  it('of a planned article tell when its time has come', async () => {
    const [admin, reader] = [await owner(), await makePerson(test, 'member')];
    const section = await on.make(admin, unique('Planned'));
    await on.subscribe(reader, 'section', section.id);
    const title = unique('Later');
    const draft = await makeArticle(test, admin, title, false);
    await on.place(admin, [draft.id], section.id);
    await authorOf(test, admin).publish(draft, new Date(Date.now() + 3_600_000).toISOString());
    await test.hurry();
    await eventually(async () => {
      const { rows } = await test.database.pool.query(
        `select status from job where kind = 'knowledge.news' and input ->> 'articleId' = $1`,
        [draft.id],
      );
      expect(rows).toEqual([{ status: 'done' }]);
    });
    // The clock of the server has not come so far: it is not shown yet, and nobody is told of it.
    expect((await noticesOf(reader)).filter(({ text }) => text.includes(title))).toEqual([]);
  });
});

describe('figures', () => {
  it('are what is counted, whatever became of articles, sections and people', async () => {
    const [admin, reader] = [await owner(), await makePerson(test, 'member')];
    const section = await on.make(admin, unique('Counted'));
    const author = authorOf(test, admin);
    const [shown, planned, draft] = [
      await makeArticle(test, admin, unique('Shown')),
      await makeArticle(test, admin, unique('Planned'), false),
      await makeArticle(test, admin, unique('Draft'), false),
    ];
    await on.place(admin, [shown.id, planned.id, draft.id], section.id);
    await author.publish(planned, new Date(Date.now() + 3_600_000).toISOString());
    for (const [type, target] of [
      ['section', section.id],
      ['article', shown.id],
      ['knowledge', SCHOOL.open],
    ] as const)
      expect((await on.subscribe(reader, type, target)).statusCode).toBe(200);
    const figures = async () => {
      const found = (await treeOf(admin)).find(({ id }) => id === section.id);
      return [found?.ownArticleCount, found?.articleCount, found?.subscriberCount];
    };
    expect(await figures()).toEqual([3, 1, 1]);
    expect((await author.change('bin', shown.id)).statusCode).toBe(200);
    expect(await figures()).toEqual([3, 0, 1]);
    await test.database.write({}, (tx) => tx.deleteFrom('account').where('id', '=', reader.id).execute());
    expect(await figures()).toEqual([3, 0, 0]);
    const { rows: sizes } = await test.database.pool.query(
      `select size.*, real.* from (select * from knowledge_size where articles <> 0) size full join (
         select school_id, coalesce(section_id, 0) as section_id, audience, count(*)::int as n,
           (count(*) filter (where status = 'published'))::int as shown
         from resource where type = $1 group by 1, 2, 3) real using (school_id, section_id, audience)
       where (articles, published) is distinct from (n, shown)`,
      [ResourceType.Knowledge],
    );
    expect(sizes).toEqual([]);
    const { rows: audiences } = await test.database.pool.query(
      `select * from (select * from knowledge_audience where subscribers <> 0) kept full join (
         select school_id, coalesce(section_id, article_id, school_id) as target_id, count(*)::int as n
         from knowledge_subscription group by 1, 2) real using (school_id, target_id)
       where subscribers is distinct from n`,
    );
    expect(audiences).toEqual([]);
  });
});
