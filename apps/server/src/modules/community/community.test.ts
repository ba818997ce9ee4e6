import { describe, expect, it } from 'vitest';
import type { CommunityPost, CommunityReply, ReportedPost } from '@stoa/api/schema';
import { codeOf } from '../../testing/answers.ts';
import { readWhole } from '../../testing/explain.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePeople, makePerson, pointsOf, type Someone } from '../class/class.fixtures.ts';
import { communityCalls, said, type PostInput } from './community.fixtures.ts';
import { listPostRows } from './post.repository.ts';
import { listReplyRows } from './reply.repository.ts';

const test = useTestApp();
const on = communityCalls(test);
type Answered = { json(): { data?: unknown }; statusCode: number; body: string };

const postOf = (answer: Answered): CommunityPost => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as CommunityPost;
};
const replyOf = (answer: Answered): CommunityReply => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as CommunityReply;
};
const itemsOf = <T>(answer: Answered): T[] => (answer.json().data as { items: T[] }).items;
const write = async ({ token }: Someone, more: PostInput = {}) => postOf(await on.post(token, more));
const in_ = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** A class with its teacher and a learner. */
async function classroom() {
  const [teacher, learner] = [await makePerson(test, 'teacher'), await makePerson(test, 'member')];
  const { id, lessons } = await makeClass(test, { teachers: [teacher.id] });
  await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .insertInto('enrollment')
      .values({ class_id: id, school_id: SCHOOL.open, account_id: learner.id, enrolled_at: new Date() })
      .execute(),
  );
  return { teacher, learner, classId: id, lessonId: lessons[0] as string };
}

describe('posts of a school (C115)', () => {
  it('are written by its members and read by whoever may look into it', async () => {
    const [ana, bo] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const post = await write(ana, { kind: 'question', title: '  How long?\u202E ' });
    expect(post).toMatchObject({
      title: 'How long?',
      scopeType: 'school',
      scopeTitle: null,
      author: { id: ana.id },
      answered: false,
      abilities: { reply: true, edit: true, delete: true, pin: false, report: false },
    });
    expect(postOf(await on.get(post.id)).abilities).toMatchObject({ reply: false, reason: 'SIGN_IN' });
    const stranger = await makePerson(test);
    expect(postOf(await on.get(post.id, stranger.token)).abilities.reason).toBe('MEMBERS_ONLY');
    expect(postOf(await on.get(post.id, bo.token)).abilities).toMatchObject({ edit: false, report: true });
    expect(codeOf(await on.post(stranger.token))).toBe('MEMBERS_ONLY');
    expect((await on.post(undefined)).statusCode).toBe(401);
    const listed = await on.list();
    expect(itemsOf<CommunityPost>(listed).map(({ id }) => id)).toContain(post.id);
  });

  it('are written once where they are sent twice', async () => {
    const ana = await makePerson(test, 'member');
    const key = crypto.randomUUID();
    const [first, second] = [await on.post(ana.token, {}, key), await on.post(ana.token, {}, key)];
    expect(postOf(first).id).toBe(postOf(second).id);
    expect(codeOf(await on.post(ana.token, { title: 'Other' }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('are ten an hour, and thirty replies', async () => {
    const ana = await makePerson(test, 'member');
    const codes: number[] = [];
    let id = '';
    for (let n = 0; n < 11; n++) {
      const answer = await on.post(ana.token);
      codes.push(answer.statusCode);
      if (answer.statusCode === 200) id = postOf(answer).id;
    }
    expect(codes).toEqual([...Array(10).fill(200), 429]);
    const replied: number[] = [];
    for (let n = 0; n < 31; n++) replied.push((await on.reply(ana.token, id)).statusCode);
    expect(replied).toEqual([...Array(30).fill(200), 429]);
    expect(postOf(await on.get(id)).replyCount).toBe(30);
  });

  it('are there for their school alone', async () => {
    const ana = await makePerson(test, 'member');
    const post = await write(ana);
    const reply = replyOf(await on.reply(ana.token, post.id));
    const elsewhere = communityCalls(test, SCHOOL.overseas);
    const abroad = await makePerson(test, 'admin', SCHOOL.overseas);
    expect(codeOf(await elsewhere.get(post.id, abroad.token))).toBe('NOT_FOUND');
    expect(codeOf(await elsewhere.remove(abroad.token, post.id))).toBe('NOT_FOUND');
    expect(codeOf(await elsewhere.removeReply(abroad.token, reply.id))).toBe('NOT_FOUND');
    expect(codeOf(await elsewhere.pin(abroad.token, post.id))).toBe('NOT_FOUND');
    expect(codeOf(await elsewhere.like(abroad.token, 'post', post.id))).toBe('NOT_FOUND');
    expect(codeOf(await elsewhere.report(abroad.token, 'reply', reply.id))).toBe('NOT_FOUND');
    expect(codeOf(await elsewhere.post(abroad.token, { scopeId: SCHOOL.open }))).toBe('NOT_FOUND');
    expect(codeOf(await on.remove(abroad.token, post.id))).toBe('FORBIDDEN');
    const closed = communityCalls(test, SCHOOL.company);
    expect(codeOf(await closed.list())).toBe('SCHOOL_CLOSED');
  });

  it('have no other scopes so far', async () => {
    const ana = await makePerson(test, 'member');
    for (const scopeType of ['section', 'topic', 'person'])
      expect(codeOf(await on.list(ana.token, { scopeType, scopeId: ana.id }))).toBe('NOT_FOUND');
  });

  it('are listed pinned ones first, by kind and author, newest or hottest, page by page', async () => {
    const { teacher, learner, classId } = await classroom();
    const scope = { scopeType: 'class', scopeId: classId };
    const made: CommunityPost[] = [];
    for (const kind of ['discussion', 'question', 'discussion', 'discussion'])
      made.push(await write(learner, { ...scope, kind }));
    const [a, b, c, d] = made.map(({ id }) => id) as [string, string, string, string];
    expect((await on.pin(learner.token, a)).statusCode).toBe(403);
    expect((await on.pin(teacher.token, a)).json().data).toEqual({ pinned: true });
    expect((await on.like(teacher.token, 'post', b)).json().data).toEqual({ liked: true, likeCount: 1 });
    expect((await on.like(teacher.token, 'post', b)).json().data).toEqual({ liked: true, likeCount: 1 });
    const ids = async (query: Record<string, string>) =>
      itemsOf<CommunityPost>(await on.list(learner.token, { ...scope, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual([a, d, c, b]);
    expect(await ids({ sort: '1' })).toEqual([a, b, d, c]);
    expect(await ids({ kind: 'question' })).toEqual([b]);
    expect(await ids({ authorId: teacher.id })).toEqual([]);
    const first = (await on.list(learner.token, { ...scope, pageSize: '2' })).json().data;
    expect([first.items.map(({ id }: CommunityPost) => id), first.total]).toEqual([[a, d], 4]);
    expect(await ids({ pageSize: '2', cursor: first.next })).toEqual([c, b]);
    expect((await on.like(teacher.token, 'post', b, false)).json().data).toEqual({
      liked: false,
      likeCount: 0,
    });
  });

  it('cost as many statements as there are few, and read an index', async () => {
    const { learner, classId } = await classroom();
    const scope = { scopeType: 'class', scopeId: classId };
    const count = async () => {
      const before = test.database.statements;
      await on.list(learner.token, scope);
      return test.database.statements - before;
    };
    const post = await write(learner, scope);
    const few = await count();
    await test.fill(async (client) => {
      await client.query(`select set_config('stoa.school', $1, false)`, [SCHOOL.open]);
      await client.query(
        `insert into post (school_id, scope_type, class_id, kind, title, body, lang, created_at)
         select $1, 'class', $2, 'discussion', 'x', '{"type":"doc","content":[]}', 'en_US', now() from generate_series(1, 3000)`,
        [SCHOOL.open, classId],
      );
      await client.query(
        `insert into post_reply (school_id, post_id, body, lang, created_at)
         select $1, $2, '{"type":"doc","content":[]}', 'en_US', now() from generate_series(1, 3000)`,
        [SCHOOL.open, post.id],
      );
      await client.query(
        `insert into post_activity (post_id, school_id, starts_at, ends_at)
         select id, school_id, now(), now() + interval '1 hour' from post where class_id = $1`,
        [classId],
      );
      await client.query('analyze post; analyze post_reply; analyze post_activity');
    });
    // What one page does not show is counted.
    expect(await count()).toBe(few + 1);
    const place = { scopeId: classId, viewerId: learner.id, moderate: false };
    const bound = { schoolId: SCHOOL.open, accountId: learner.id };
    for (const sort of ['0', '1'] as const)
      expect(
        await readWhole(test.database, bound, async (tx) => {
          await listPostRows(tx, place, { sort }, { limit: 20 });
          await listPostRows(tx, place, { sort, kind: 'discussion' }, { limit: 20 });
          await listReplyRows(tx, post.id, { viewerId: learner.id, moderate: false, sort }, { limit: 20 });
        }),
      ).toEqual([]);
  });
});

describe('the text of a post', () => {
  const refuse = async (body: unknown, code = 'VALIDATION_FAILED') => {
    const ana = await makePerson(test, 'member');
    expect(codeOf(await on.post(ana.token, { body }))).toBe(code);
  };
  const doc = (...content: object[]) => ({ type: 'doc', content });
  const linked = (href: string) =>
    doc({
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
    });

  it('keeps paragraphs, lists and safe links', async () => {
    const body = doc(
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One' }] }] },
        ],
      },
      ...linked('https://example.org/a').content,
    );
    expect((await write(await makePerson(test, 'member'), { body })).body).toEqual(body);
  });

  it.each([
    ['nothing', doc()],
    ['white space', said(' \n ')],
    ['a script', linked('javascript:alert(1)')],
    ['data', linked('data:text/html,<script>')],
    ['another host as a path', linked('//evil.example')],
    ['a picture', doc({ type: 'image', attrs: { src: 'https://evil.example/p.png' } })],
    ['a table', doc({ type: 'table', content: [] })],
    ['text in the document', doc({ type: 'text', text: 'x' })],
    ['a list in a line', doc({ type: 'paragraph', content: [{ type: 'bulletList' }] })],
    ['too much', said('x'.repeat(20_001))],
    [
      'too many parts',
      doc(...Array.from({ length: 5_001 }, () => ({ type: 'paragraph' })), ...said('x').content),
    ],
  ])('is refused with %s (TRUST 93)', (_name, body) => refuse(body));

  it('is refused where it is nested too deeply', async () => {
    let node: object = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] };
    for (let depth = 0; depth < 200; depth++)
      node = { type: 'bulletList', content: [{ type: 'listItem', content: [node] }] };
    await refuse(doc(node));
  });

  it('takes 20,000 characters, and shows markup as text', async () => {
    const ana = await makePerson(test, 'member');
    const text = '<img src=x onerror=alert(1)>'.padEnd(20_000, '好');
    expect((await write(ana, { body: said(text) })).body).toEqual(said(text));
  });

  it('passes the words of the school, also across marks (B074)', async () => {
    const admin = await test.signIn('admin@stoa.example');
    const headers = { tenantid: SCHOOL.open };
    await test.call('PUT', '/api/moderation/v1/words', {
      token: admin,
      headers,
      json: { version: 0, words: ['badword'] },
    });
    const ana = await makePerson(test, 'member');
    const post = await write(ana);
    const hidden = doc({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'bad' },
        { type: 'text', text: 'word', marks: [{ type: 'bold' }] },
      ],
    });
    await expect
      .poll(async () => (await on.post(ana.token, { body: hidden })).json())
      .toMatchObject({ code: 'MODERATION_REJECTED', details: { words: ['badword'] } });
    expect(codeOf(await on.post(ana.token, { title: 'A badword' }))).toBe('MODERATION_REJECTED');
    expect(codeOf(await on.reply(ana.token, post.id, 'Badword!'))).toBe('MODERATION_REJECTED');
    expect(codeOf(await on.change(ana.token, post.id, { body: hidden }))).toBe('MODERATION_REJECTED');
    expect((await on.replies(post.id)).json().data.total).toBe(0);
    await test.call('PUT', '/api/moderation/v1/words', {
      token: admin,
      headers,
      json: { version: 1, words: [] },
    });
  });
});

describe('posts of a class', () => {
  it('are for those who are in it', async () => {
    const { teacher, learner, classId, lessonId } = await classroom();
    const outside = await makePerson(test, 'member');
    for (const scope of [
      { scopeType: 'class', scopeId: classId },
      { scopeType: 'lesson', scopeId: lessonId },
    ]) {
      const post = await write(learner, scope);
      expect(post.scopeTitle).toBe(scope.scopeType === 'class' ? 'A class' : 'Lesson 1');
      expect(codeOf(await on.post(outside.token, scope))).toBe('NOT_ENROLLED');
      expect(codeOf(await on.list(outside.token, scope))).toBe('NOT_ENROLLED');
      expect(codeOf(await on.get(post.id, outside.token))).toBe('NOT_ENROLLED');
      expect(codeOf(await on.get(post.id))).toBe('NOT_ENROLLED');
      expect(codeOf(await on.replies(post.id, outside.token))).toBe('NOT_ENROLLED');
      expect(codeOf(await on.reply(outside.token, post.id))).toBe('NOT_ENROLLED');
      expect(postOf(await on.get(post.id, teacher.token)).abilities).toMatchObject({
        pin: true,
        delete: true,
      });
    }
    expect(codeOf(await on.list(learner.token, { scopeType: 'class', scopeId: lessonId }))).toBe('NOT_FOUND');
  });

  it('are announced by those who teach it', async () => {
    const { teacher, learner, classId } = await classroom();
    const scope = { scopeType: 'class', scopeId: classId };
    const other = await makePerson(test, 'teacher');
    expect(codeOf(await on.post(learner.token, { ...scope, kind: 'announcement' }))).toBe('FORBIDDEN');
    expect(codeOf(await on.post(other.token, { ...scope, kind: 'announcement' }))).toBe('NOT_ENROLLED');
    expect((await write(teacher, { ...scope, kind: 'announcement' })).kind).toBe('announcement');
    expect(codeOf(await on.post(learner.token, { kind: 'announcement' }))).toBe('FORBIDDEN');
    expect((await write(teacher, { kind: 'announcement' })).kind).toBe('announcement');
  });
});

describe('changing and removing', () => {
  it('is for who wrote it, and removing for those who run the place', async () => {
    const [ana, bo] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const admin = await makePerson(test, 'admin');
    const post = await write(ana);
    const reply = replyOf(await on.reply(bo.token, post.id));
    expect(codeOf(await on.change(bo.token, post.id))).toBe('FORBIDDEN');
    expect(codeOf(await on.change(admin.token, post.id))).toBe('FORBIDDEN');
    expect(codeOf(await on.changeReply(ana.token, reply.id, 'x'))).toBe('FORBIDDEN');
    const changed = postOf(await on.change(ana.token, post.id, { editedAt: null }));
    expect(changed.title).toBe('Another title');
    expect(changed.editedAt).not.toBeNull();
    expect(codeOf(await on.change(ana.token, post.id, { editedAt: null }))).toBe('VERSION_CONFLICT');
    expect(replyOf(await on.changeReply(bo.token, reply.id, 'Better')).body).toEqual(said('Better'));
    expect(codeOf(await on.removeReply(ana.token, reply.id))).toBe('FORBIDDEN');
    expect((await on.removeReply(bo.token, reply.id)).statusCode).toBe(200);
    expect(postOf(await on.get(post.id)).replyCount).toBe(0);
    expect(codeOf(await on.remove(bo.token, post.id))).toBe('FORBIDDEN');
    expect((await on.remove(admin.token, post.id)).statusCode).toBe(200);
    expect(codeOf(await on.get(post.id, ana.token))).toBe('NOT_FOUND');
  });

  it('leaves what an account wrote without its name, and counts its likes and seats no more', async () => {
    const [ana, bo] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const post = await write(bo);
    const reply = replyOf(await on.reply(ana.token, post.id));
    await on.like(ana.token, 'post', post.id);
    await on.like(ana.token, 'reply', reply.id);
    await test.database.write({ accountId: ana.id }, (tx) =>
      tx.deleteFrom('account').where('id', '=', ana.id).execute(),
    );
    expect(postOf(await on.get(post.id))).toMatchObject({ likeCount: 0, replyCount: 1 });
    const [kept] = itemsOf<CommunityReply>(await on.replies(post.id));
    expect(kept).toMatchObject({ author: null, likeCount: 0 });
  });
});

describe('replies', () => {
  it('answer a question once: for who asked, and who teaches', async () => {
    const [ana, bo] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const teacher = await makePerson(test, 'teacher');
    const post = await write(ana, { kind: 'question' });
    const first = replyOf(await on.reply(bo.token, post.id, 'First'));
    const second = replyOf(await on.reply(teacher.token, post.id, 'Second', { replyToId: first.id }));
    expect(second.replyToId).toBe(first.id);
    expect(codeOf(await on.accept(bo.token, first.id))).toBe('FORBIDDEN');
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .insertInto('point_setting')
        .values({
          school_id: SCHOOL.open,
          version: 1,
          time_zone: 'UTC',
          rules: JSON.stringify({ 'answer.accepted': { isOn: true, points: 15 } }),
        })
        .execute(),
    );
    expect((await on.accept(teacher.token, first.id)).json().data).toEqual({ accepted: true });
    expect(await pointsOf(test, bo.id)).toMatchObject([{ reason: 'answer.accepted', points: 15 }]);
    expect((await on.accept(ana.token, second.id)).json().data).toEqual({ accepted: true });
    const listed = itemsOf<CommunityReply>(await on.replies(post.id));
    expect(listed.map(({ id, accepted }) => [id, accepted])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(postOf(await on.get(post.id)).answered).toBe(true);
    expect((await pointsOf(test, bo.id)).map(({ points }) => points)).toEqual([15, -15]);
    await on.accept(ana.token, first.id, false);
    expect(postOf(await on.get(post.id)).answered).toBe(true);
    await on.accept(ana.token, second.id, false);
    expect(postOf(await on.get(post.id)).answered).toBe(false);
    const both = await Promise.all([on.accept(ana.token, first.id), on.accept(teacher.token, second.id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(itemsOf<CommunityReply>(await on.replies(post.id)).filter((one) => one.accepted)).toHaveLength(1);
    const talk = await write(ana);
    const said_ = replyOf(await on.reply(bo.token, talk.id));
    expect(codeOf(await on.accept(ana.token, said_.id))).toBe('FORBIDDEN');
    expect(codeOf(await on.reply(bo.token, talk.id, 'x', { replyToId: first.id }))).toBe('VALIDATION_FAILED');
  });

  it('are listed oldest or hottest first, and their author is told of', async () => {
    const [ana, bo] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const post = await write(ana, { title: 'Tell me' });
    await on.reply(ana.token, post.id, 'My own');
    const second = replyOf(await on.reply(bo.token, post.id));
    await on.like(ana.token, 'reply', second.id);
    const ids = async (sort: string) =>
      itemsOf<CommunityReply>(await on.replies(post.id, ana.token, { sort })).map(({ id }) => id);
    expect((await ids('0'))[1]).toBe(second.id);
    expect((await ids('1'))[0]).toBe(second.id);
    const news = await test.call('GET', '/api/accounts/notifications', { token: ana.token });
    expect(news.json().data.items).toMatchObject([
      {
        kind: 'postReplied',
        text: 'Person 2 replied to your post “Tell me” in Stoa Open School.',
        url: `/portal/${SCHOOL.open}/community/${post.id}`,
      },
    ]);
  });
});

describe('activities (C116)', () => {
  const activity = (more: object = {}) => ({ startsAt: in_(2), endsAt: in_(3), place: 'Online', ...more });
  const announce = async (more: object = {}) =>
    write(await makePerson(test, 'teacher'), { kind: 'activity', activity: activity(more) });

  it('are signed up for and cancelled while they can be (TRUST 58)', async () => {
    const ana = await makePerson(test, 'member');
    const post = await announce({ capacity: 5 });
    expect(post.activity).toMatchObject({ activityStatus: 2, seats: { capacity: 5, taken: 0, left: 5 } });
    for (let time = 0; time < 2; time++)
      expect((await on.enroll(ana.token, post.id)).json().data).toMatchObject({
        enrollment: 1,
        seats: { taken: 1, left: 4 },
      });
    expect((await on.enroll(ana.token, post.id, 0)).json().data).toMatchObject({
      enrollment: 0,
      seats: { taken: 0 },
    });
    expect(codeOf(await on.enroll((await makePerson(test)).token, post.id))).toBe('MEMBERS_ONLY');
    expect((await on.enroll(undefined, post.id)).statusCode).toBe(401);
    const early = await announce({ opensAt: in_(1) });
    expect(early.activity?.activityStatus).toBe(1);
    expect(codeOf(await on.enroll(ana.token, early.id))).toBe('ACTIVITY_NOT_STARTED');
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .updateTable('post_activity')
        .set({ starts_at: in_(-2), ends_at: in_(-1) })
        .where('post_id', '=', post.id)
        .execute(),
    );
    expect(codeOf(await on.enroll(ana.token, post.id))).toBe('ACTIVITY_ENDED');
    expect(codeOf(await on.enroll(ana.token, (await write(ana)).id))).toBe('NOT_FOUND');
  });

  it('give their last seats to as many people as there are', async () => {
    const post = await announce({ capacity: 3 });
    const people = await makePeople(test, 8, 'member');
    const answers = await Promise.all(people.map(({ token }) => on.enroll(token, post.id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer.statusCode === 409).map(codeOf)).toEqual(
      Array(5).fill('CLASS_FULL'),
    );
    expect(postOf(await on.get(post.id)).activity?.seats).toEqual({ capacity: 3, taken: 3, left: 0 });
  });

  it('have times that fit, and seats for those who are in', async () => {
    const teacher = await makePerson(test, 'teacher');
    const wrong = [
      { kind: 'activity' },
      { kind: 'discussion', activity: activity() },
      { kind: 'activity', activity: activity({ endsAt: in_(1) }) },
      { kind: 'activity', activity: activity({ opensAt: in_(4) }) },
      { kind: 'activity', activity: { startsAt: in_(-3), endsAt: in_(-2) } },
    ];
    for (const more of wrong) expect(codeOf(await on.post(teacher.token, more))).toBe('VALIDATION_FAILED');
    const post = await write(teacher, { kind: 'activity', activity: activity() });
    for (const { token } of await makePeople(test, 2, 'member')) await on.enroll(token, post.id);
    const change = (capacity: number | null) =>
      on.change(teacher.token, post.id, { activity: activity({ capacity }) });
    expect((await change(1)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: 'body/activity/capacity' }] },
    });
    expect(postOf(await change(2)).activity?.seats).toEqual({ capacity: 2, taken: 2, left: 0 });
  });
});

describe('reports', () => {
  const open = async (token: string) => itemsOf<ReportedPost>(await on.reports(token, '?pageSize=100'));

  it('come once a person to those who run the school, who keep or remove', async () => {
    const [ana, bo, cy] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
    const admin = await makePerson(test, 'admin');
    const post = await write(ana, { title: 'Buy now' });
    expect(codeOf(await on.report(ana.token, 'post', post.id))).toBe('CONFLICT');
    for (const reason of ['spam', 'other'])
      expect((await on.report(bo.token, 'post', post.id, reason, 'Look')).statusCode).toBe(200);
    await on.report(cy.token, 'post', post.id, 'spam');
    const entry = (await open(admin.token)).find(({ postId }) => postId === post.id) as ReportedPost;
    expect(entry).toMatchObject({ status: 'open', targetType: 'post', title: 'Buy now', reportCount: 2 });
    expect(entry.reports.map(({ reason }) => reason)).toEqual(['spam', 'spam']);
    expect((await on.reports(ana.token)).statusCode).toBe(403);
    expect((await on.reports((await makePerson(test)).token)).statusCode).toBe(404);
    expect((await on.decide(ana.token, entry.id, 'remove')).statusCode).toBe(403);
    expect((await on.decide(admin.token, entry.id, 'keep')).statusCode).toBe(200);
    expect((await open(admin.token)).map(({ postId }) => postId)).not.toContain(post.id);
    const kept = itemsOf<ReportedPost>(await on.reports(admin.token, '?status=kept'));
    expect(kept.find(({ id }) => id === entry.id)?.decidedBy?.id).toBe(admin.id);
    // Who reported it before does not open it again, another person does.
    await on.report(bo.token, 'post', post.id);
    expect((await open(admin.token)).map(({ id }) => id)).not.toContain(entry.id);
    await on.report((await makePerson(test, 'member')).token, 'post', post.id);
    expect((await open(admin.token)).map(({ id }) => id)).toContain(entry.id);
    expect((await on.decide(admin.token, entry.id, 'remove')).statusCode).toBe(200);
    expect(codeOf(await on.decide(admin.token, entry.id, 'remove'))).toBe('NOT_FOUND');
    expect(codeOf(await on.get(post.id, ana.token))).toBe('NOT_FOUND');
    const news = await test.call('GET', '/api/accounts/notifications', { token: ana.token });
    expect(news.json().data.items[0]).toMatchObject({
      kind: 'postRemoved',
      text: 'Your post “Buy now” in Stoa Open School was removed. It was taken for advertising or spam.',
    });
  });

  it('of a class come to who teaches it, and to no other teacher', async () => {
    const { teacher, learner, classId } = await classroom();
    const post = await write(teacher, { scopeType: 'class', scopeId: classId });
    const reply = replyOf(await on.reply(teacher.token, post.id, 'Rude'));
    await on.report(learner.token, 'reply', reply.id, 'harassment');
    const other = await makePerson(test, 'teacher');
    expect(await open(other.token)).toEqual([]);
    const [entry] = await open(teacher.token);
    expect(entry).toMatchObject({ targetType: 'reply', replyId: reply.id, scopeTitle: 'A class' });
    expect(codeOf(await on.decide(other.token, entry?.id ?? '', 'remove'))).toBe('NOT_FOUND');
    const foreign = communityCalls(test, SCHOOL.overseas);
    const abroad = await makePerson(test, 'admin', SCHOOL.overseas);
    expect(codeOf(await foreign.decide(abroad.token, entry?.id ?? '', 'remove'))).toBe('NOT_FOUND');
    await on.decide(teacher.token, entry?.id ?? '', 'remove', 'harassment');
    expect(postOf(await on.get(post.id, learner.token)).replyCount).toBe(0);
  });
});
