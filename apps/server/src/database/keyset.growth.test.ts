import { beforeAll, describe, expect, it } from 'vitest';
import { makeClass } from '../modules/class/class.fixtures.ts';
import { findRelated } from '../modules/class/class.repository.ts';
import { findMembers } from '../modules/class/members.repository.ts';
import { countFeedback, listFeedback, type FeedbackFilter } from '../modules/feedback/feedback.repository.ts';
import { listBulletins } from '../modules/layout/bulletins.repository.ts';
import { listTroubled } from '../modules/mail/mails.repository.ts';
import { listInvitations } from '../modules/members/invitation-list.repository.ts';
import {
  countPeople,
  fansOf,
  findPeople,
  followedBy,
  visitorsOf,
} from '../modules/people/follow.repository.ts';
import { listBlockCards } from '../modules/portal/blocks/resources/resources.repository.ts';
import { findOwn, findTop } from '../modules/portal/leaderboard.repository.ts';
import { countAll, findAll } from '../modules/search/search.repository.ts';
import { listApplications } from '../modules/schools/active-code.repository.ts';
import {
  listChildren,
  listCompanies,
  listSchools,
  type SchoolFilter,
} from '../modules/schools/directory.repository.ts';
import { readWhole } from '../testing/explain.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import type { KeysetPage, Total } from './keyset.ts';
import type { Scope, Transaction } from './pool.ts';

const test = useTestApp();
const schoolId = SCHOOL.open;
const now = new Date('2026-11-22T12:00:00.000Z');
/** Entries of each list, half of them in another school: an index has to find this school's. */
const ENTRIES = 8000;
const OWN = ENTRIES / 2;
const LARGE = [
  'account',
  'active_code_application',
  'bulletin',
  'enrollment',
  'feedback',
  'follow',
  'invitation',
  'mail',
  'membership',
  'point_event',
  'point_total',
  'resource',
  'school',
  'space_visit',
];
/** Beside this one, with nothing in them; every other one is closed. */
const OTHER_SCHOOLS = 4000;
/** Has as many sub-schools; every other one is closed. */
const PARENT = '1796000000000000000';
const CLOSED_SCHOOL = '1796000000000000001';
const CLOSED_CHILD = '1795000000000000001';
const RARE_CATEGORY = '1797000000000000001';
const FREQUENT_CATEGORY = '1797000000000000002';
const INVITER = '1798000000000000002';
const FORMER = '1798000000000000004';
/** Belongs to none of the people above. */
const FOLLOWED = '1799000000000000001';
let classId = '';

beforeAll(async () => {
  await test.fill(async (client) => {
    await client.query('begin');
    await client.query(
      `insert into account (id, email, real_name) select 1798000000000000000 + n, 'listed' || n || '@stoa.example',
         case when n % 2000 = 0 then '王伟' else 'Listed ' || n end from generate_series(1, $1::int) n`,
      [ENTRIES],
    );
    for (const [school, rest] of [
      [SCHOOL.open, 0],
      [SCHOOL.company, 1],
    ] as const) {
      const fill = async (table: string, columns: string, values: string) => {
        // Counting row by row on the school takes minutes, and only words of feedback are needed of what triggers do.
        await client.query(
          `set local session_replication_role = ${table === 'feedback' ? 'origin' : 'replica'}`,
        );
        await client.query(
          `insert into ${table} (school_id, ${columns}) select $1, ${values}
           from generate_series(1, $2::int) n, lateral (select timestamptz '2026-11-22 12:00Z' - n * interval '1 minute' as moment) times
           where n % 2 = $3`,
          [school, ENTRIES, rest],
        );
      };
      await client.query(`select set_config('stoa.school', $1, true)`, [school]);
      await fill(
        'membership',
        'account_id, role',
        `1798000000000000000 + n, case when n = 2 then 'admin' else 'member' end`,
      );
      // Ten are open: five of them by somebody who may invite nobody any more.
      await fill(
        'invitation',
        'token_hash, token_cipher, role, uses_left, invited_by, created_at, expires_at, withdrawn_at',
        `sha256(n::text::bytea), '', 'member', (n % 6 > 0)::int, case when n > ${ENTRIES - 10} then ${FORMER} else ${INVITER} end,
         moment, case when n > ${ENTRIES - 20} then moment + interval '1 year' else moment end, case when n % 10 = 0 then moment end`,
      );
      await fill(
        'feedback',
        'account_id, kind, feedback_type, complaint_type, content, allow_contact, language, status, reply, created_at',
        `1798000000000000000 + n, case when n % 1000 = 0 then 'complaint' else 'feedback' end, case when n % 1000 > 0 then n % 8 / 2 end,
         case when n % 1000 = 0 then 'fraud' end, case when n % 1000 = 2 then '鸵鸟 zebracorn q7 c++' else 'The video stops' end, false, 'en_US',
         case when n % 1000 = 4 then 'new' else 'answered' end, 'Thank you', moment`,
      );
      await fill(
        'mail',
        'kind, recipient, priority, status, reason, created_at, tried_since, next_try_at',
        `'account', 'listed' || n || '@stoa.example', 1, case when n % 1000 = 0 then 'failed' when n % 1000 < 500 then 'sent' else 'waiting' end,
         'unreachable', moment, moment, moment`,
      );
      await fill(
        'resource',
        'type, slug, title, status, published_at, hot_score, category_ids',
        `3, 'listed-' || n, '{"en_US": "Listed"}', 'published', moment, n, array[case when n < 12 then ${RARE_CATEGORY} else ${FREQUENT_CATEGORY} end]`,
      );
      await fill(
        'point_event',
        'account_id, points, reason, subject_id, at',
        `1798000000000000000 + n, n, 'listed', n, moment`,
      );
      await client.query('select recount_points($1)', [school]);
      // One is followed and visited by all, and follows all.
      await fill(
        'follow',
        'follower_id, person_id, followed_at',
        `1798000000000000000 + n, ${FOLLOWED}, moment`,
      );
      await fill(
        'follow',
        'follower_id, person_id, followed_at',
        `${FOLLOWED}, 1798000000000000000 + n, moment`,
      );
      await fill(
        'space_visit',
        'owner_id, visitor_id, visited_at',
        `${FOLLOWED}, 1798000000000000000 + n, moment`,
      );
      await fill(
        'bulletin',
        'content, start_time, end_time, status',
        `'{}', moment, moment + interval '20 minutes', (n % 4 > 0)::int`,
      );
    }
    await client.query(
      `insert into school (id, parent_id, is_open, default_language, languages, name)
       select first.id + n, case when first.id + n > ${PARENT} then null else ${PARENT}::bigint end, n % 2 = 0, 'en_US', '{en_US}',
         jsonb_build_object('en_US', 'School "' || n || '"', 'zh_CN', '学校 ' || n, 'de_DE', n || ' \\ 100%_ Schule')
           || case when n % 1000 = 500 then '{"fr_FR": "École JQ, C++"}' else '{}' end::jsonb
       from (values (${PARENT}), (1795000000000000000)) first(id), generate_series(1 - (first.id = ${PARENT})::int, ${OTHER_SCHOOLS}) n
       order by first.id desc`,
    );
    await client.query(
      `insert into active_code_application (account_id, kind, organisation, contact_name, contact_email, reason, status, applied_at)
       select 1798000000000000000 + n, 'academy', 'Listed', 'Listed', 'listed@stoa.example', '', case when n % 1000 = 0 then 'pending' else 'refused' end,
         timestamptz '2026-11-22 12:00Z' - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [ENTRIES],
    );
    await client.query('commit');
    classId = (await makeClass(test, { teachers: [FORMER, '1798000000000000008'] })).id;
    await client.query('begin');
    await client.query(`select set_config('stoa.school', $1, true)`, [schoolId]);
    await client.query(
      `insert into enrollment (class_id, school_id, account_id)
       select $1, $2, 1798000000000000000 + n from generate_series(1, $3::int) n where n % 2 = 0 and n > 6`,
      [classId, schoolId, ENTRIES],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}, 240_000);

interface List extends Partial<Total> {
  rows: unknown[];
  next: string | null;
  previous: string | null;
}
type Read = (tx: Transaction, page: KeysetPage) => Promise<List>;

const invitations =
  (status: Parameters<typeof listInvitations>[2]): Read =>
  (tx, page) =>
    listInvitations(tx, schoolId, status, page, now);
const feedback =
  (filter: Partial<FeedbackFilter>, sort?: 'oldest'): Read =>
  async (tx, page) => {
    await countFeedback(tx, { schoolId, ...filter });
    return listFeedback(tx, { schoolId, ...filter }, { ...page, sort });
  };
const mails =
  (status?: 'waiting' | 'failed'): Read =>
  (tx, page) =>
    listTroubled(tx, { schoolId, status }, page);
const bulletins =
  (state?: Parameters<typeof listBulletins>[2]): Read =>
  (tx, page) =>
    listBulletins(tx, schoolId, state, page, now);
const LOOKER = { schoolId, memberId: FORMER, viewerId: FORMER, member: true };
const people =
  (list: ReturnType<typeof fansOf>): Read =>
  async (tx, page) => ({
    ...(await findPeople(tx, LOOKER, list, page)),
    ...(await countPeople(tx, LOOKER, list)),
  });
const directory =
  (filter: SchoolFilter): Read =>
  (tx, page) =>
    listSchools(tx, filter, page);
const applications =
  (filter: Partial<Parameters<typeof listApplications>[1]>): Read =>
  (tx, page) =>
    listApplications(tx, { accountId: undefined, status: undefined, ...filter }, page);
const PLATFORM: Scope = { accountId: '1710000000000000005' };
const LISTS: [string, Read, Scope?][] = [
  ['all invitations', invitations(undefined)],
  ['open invitations', invitations('open')],
  ['used invitations', invitations('used')],
  ['expired invitations', invitations('expired')],
  ['withdrawn invitations', invitations('withdrawn')],
  ['void invitations', invitations('void')],
  ['feedback', feedback({})],
  ['the oldest feedback', feedback({}, 'oldest')],
  ['new feedback', feedback({ status: 'new' })],
  ['complaints', feedback({ kind: 'complaint' })],
  ['complaints of fraud', feedback({ kind: 'complaint', complaintType: 'fraud' })],
  ['feedback of a type', feedback({ feedbackType: 1 })],
  ['own feedback', feedback({ authorId: FORMER })],
  ['feedback with a frequent word', feedback({ keyword: 'video' })],
  ['feedback with a rare word', feedback({ keyword: 'zebracorn' })],
  ['feedback with a word of two characters', feedback({ keyword: '鸵鸟' })],
  ...['鸟', 'q', 'q7', 'z', 'c++', 'u', 'th'].flatMap((keyword): [string, Read][] => [
    [`feedback with ${keyword}`, feedback({ keyword })],
    [`the oldest feedback with ${keyword}`, feedback({ keyword }, 'oldest')],
    [`answered feedback with ${keyword}`, feedback({ keyword, kind: 'feedback', status: 'answered' })],
  ]),
  ['feedback by a name', feedback({ keyword: '王伟' })],
  ['mails', mails()],
  ['failed mails', mails('failed')],
  ['bulletins', bulletins()],
  ['ended bulletins', bulletins('ended')],
  ['running bulletins', bulletins('running')],
  ['drafts of bulletins', bulletins('draft')],
  ['fans of a person', people(fansOf(LOOKER, FOLLOWED))],
  ['whom a person follows', people(followedBy(LOOKER, FOLLOWED))],
  ['visitors of a space', people(visitorsOf(LOOKER, FOLLOWED))],
  ['people of a class', (tx, page) => findMembers(tx, { classId, viewerId: FORMER }, page)],
  ['open schools', directory({ openOr: [] })],
  ['open schools and own ones', directory({ openOr: [CLOSED_SCHOOL, schoolId] })],
  ['open schools with a frequent word', directory({ keyword: 'schule', openOr: [] })],
  ['open schools with a rare word', directory({ keyword: 'School "77', openOr: [CLOSED_SCHOOL] })],
  ...['q', 'jq', 'éc', '校', '学校', 'c++', 'o', '0 ', '"4'].flatMap((keyword): [string, Read][] => [
    [`open schools with ${keyword}`, directory({ keyword, openOr: [CLOSED_SCHOOL] })],
    [`sub-schools with ${keyword}`, directory({ keyword, parentId: PARENT, openOr: [] })],
  ]),
  ['own schools', directory({ ids: [CLOSED_SCHOOL, CLOSED_CHILD, schoolId] })],
  ['open sub-schools', directory({ parentId: PARENT, openOr: [] })],
  ['open sub-schools and own ones', directory({ parentId: PARENT, openOr: [CLOSED_CHILD] })],
  ['sub-schools with a rare word', directory({ parentId: PARENT, keyword: 'School "77', openOr: [] })],
  ['applications for codes', applications({}), PLATFORM],
  ['applications for codes that wait', applications({ status: 'pending' }), PLATFORM],
  ['own applications for codes', applications({ accountId: FORMER }), { accountId: FORMER }],
];

const inSchool = <T>(work: (tx: Transaction) => Promise<T>, scope: Scope = { schoolId }) =>
  test.database.read(scope, work);

describe('lists of many entries', () => {
  it.each(LISTS)('are read by an index: %s', async (_name, read, scope = { schoolId }) => {
    const first = await inSchool((tx) => read(tx, { limit: 20 }), scope);
    for (const cursor of [undefined, first.next]) {
      const walked = await readWhole(test.database, scope, (tx) => read(tx, { limit: 20, cursor }));
      expect(walked.filter(({ table }) => LARGE.includes(table))).toEqual([]);
    }
  });

  it.each(LISTS)(
    'show every entry once, forwards and backwards, in the same order: %s',
    async (_name, read, scope) => {
      const whole = await inSchool((tx) => read(tx, { limit: ENTRIES }), scope);
      expect(whole.rows.length).toBeGreaterThan(0);
      const limit = Math.max(2, Math.ceil(whole.rows.length / 4));
      const forwards: unknown[] = [];
      let last: List | undefined;
      for (let cursor: string | null | undefined; cursor !== null; cursor = last.next) {
        const from = cursor;
        last = await inSchool((tx) => read(tx, { limit, cursor: from }), scope);
        forwards.push(...last.rows);
      }
      const idsOf = (rows: unknown[]) => rows.map((row) => (row as { id: string }).id);
      expect(idsOf(forwards)).toEqual(idsOf(whole.rows));
      expect(new Set(idsOf(whole.rows)).size).toBe(whole.rows.length);
      const backwards: unknown[] = [...(last?.rows ?? [])];
      for (let cursor = last?.previous ?? null; cursor !== null;) {
        const from: string = cursor;
        const page = await inSchool((tx) => read(tx, { limit, cursor: from }), scope);
        backwards.unshift(...page.rows);
        cursor = page.previous;
      }
      expect(idsOf(backwards)).toEqual(idsOf(whole.rows));
      if (whole.total !== undefined) {
        expect(whole.total).toBe(Math.min(whole.rows.length, 1000));
        expect(whole.totalIsExact).toBe(whole.rows.length <= 1000);
      }
    },
  );

  it('are not walked through for what is related to a class, however rare its category', async () => {
    const related = (category: string) => (tx: Transaction) =>
      findRelated(tx, { id: classId, category_ids: [category] }, undefined, { member: true, now }, ENTRIES);
    for (const category of [RARE_CATEGORY, FREQUENT_CATEGORY]) {
      const walked = await readWhole(test.database, { schoolId }, related(category));
      expect(walked.filter(({ table }) => LARGE.includes(table))).toEqual([]);
    }
    const rare = await inSchool(related(RARE_CATEGORY));
    expect(rare.map(({ id }) => id)).toHaveLength(4);
    const { rows } = await test.database.pool.query<{ hot: number }>(
      `select hot_score as hot from resource where id = any($1) order by hot_score desc`,
      [rare.map(({ id }) => id)],
    );
    expect(rows.map(({ hot }) => hot)).toEqual([10, 8, 6, 4]);
  });

  it('are not walked through for a list of a page, by whichever rule or by hand', async () => {
    const block = (source: object) => ({ type: 'knowledge', limit: 8, source }) as const;
    const shown = (source: object) => (tx: Transaction) =>
      listBlockCards(tx, [block(source)], { schoolId, member: true, now });
    await test.database.write({ schoolId }, (tx) =>
      tx
        .insertInto('category')
        .values(
          [RARE_CATEGORY, FREQUENT_CATEGORY].map((id, position) => ({
            id,
            school_id: schoolId,
            slug: `listed-${position}`,
            parent_id: null,
            name: '{}',
            position,
          })),
        )
        .execute(),
    );
    for (const source of [
      { categoryIds: [RARE_CATEGORY] },
      { categoryIds: [FREQUENT_CATEGORY], sort: '1' },
      { zone: '2' },
      { resourceIds: [classId] },
    ]) {
      const walked = await readWhole(test.database, { schoolId }, shown(source));
      expect([source, walked.filter(({ table }) => LARGE.includes(table))]).toEqual([source, []]);
    }
    expect((await inSchool(shown({ categoryIds: [RARE_CATEGORY] }))).get(0)).toHaveLength(5);
  });

  it('are not walked through for the place of one person among all who learn', async () => {
    const span = { schoolId, kind: 'points', period: 4, now } as const;
    const top = await inSchool((tx) => findTop(tx, { ...span, limit: 50 }));
    const own = (tx: Transaction) => findOwn(tx, top, { ...span, accountId: FORMER });
    for (const ask of [own, (tx: Transaction) => findTop(tx, { ...span, limit: 50 })]) {
      const walked = await readWhole(test.database, { schoolId }, ask);
      expect(walked.filter(({ table }) => LARGE.includes(table))).toEqual([]);
    }
    const { row } = await inSchool(own);
    const { rows } = await test.database.pool.query<{ above: number }>(
      `select count(*)::int as above from (select sum(points) as value from point_event where school_id = $1 group by account_id) values where value > $2`,
      [schoolId, row?.value],
    );
    expect(row?.rank).toBe((rows[0]?.above ?? 0) + 1);
  });

  it('lead to the first thousand hits of a search, and count all', async () => {
    const reader = { member: true, now };
    const search = (offset: number) => (tx: Transaction) =>
      findAll(tx, {
        conditions: new Map(),
        order: '1',
        offset,
        limit: 20,
        reader,
        accountId: undefined,
      });
    for (const offset of [0, 990]) {
      const walked = await readWhole(test.database, { schoolId }, search(offset));
      expect(walked.filter(({ table }) => LARGE.includes(table))).toEqual([]);
    }
    const last = await inSchool(search(990));
    expect(last).toHaveLength(10);
    const { rows } = await test.database.pool.query<{ id: string }>(
      `select id from resource where school_id = $1 and status = 'published' and published_at <= $2 and audience in (1, 2)
       order by hot_score desc, id desc offset 990 limit 10`,
      [schoolId, now],
    );
    expect(last.map((row) => row.id)).toEqual(rows.map((row) => row.id));
    expect(await inSchool(search(1000))).toEqual([]);
    expect(await inSchool(search(1001))).toEqual([]);
    const groups = await inSchool((tx) => countAll(tx, { conditions: new Map(), reader }));
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBeGreaterThanOrEqual(OWN);
  });

  it('name the first sub-schools of many schools by an index', async () => {
    const parents = [PARENT, CLOSED_SCHOOL, schoolId];
    const first = (tx: Transaction) => listChildren(tx, parents, 8, [CLOSED_CHILD]);
    const walked = await readWhole(test.database, {}, first);
    expect(walked.filter(({ table }) => table === 'school')).toEqual([]);
    const rows = await test.database.read({}, first);
    const own = rows.filter(({ parent_id }) => parent_id === PARENT).map(({ id }) => id);
    expect(own).toEqual([
      CLOSED_CHILD,
      ...[2, 4, 6, 8, 10, 12, 14].map((n) => `1795${String(n).padStart(15, '0')}`),
    ]);
    expect(rows.filter(({ parent_id }) => parent_id === schoolId)).toHaveLength(4);
  });

  it('of schools are searched by an index, in every language and for any sign', async () => {
    const find = (keyword: string) => (tx: Transaction) =>
      listSchools(tx, { keyword, openOr: [] }, { limit: 20 });
    for (const keyword of ['zebracorn', '学校 778', '7q', 'zq', '", ', '","']) {
      const walked = await readWhole(test.database, {}, find(keyword));
      expect(walked.filter(({ table }) => table === 'school')).toEqual([]);
    }
    const companies = (keyword: string) => (tx: Transaction) => listCompanies(tx, keyword, 10);
    for (const keyword of ['zebracorn', '7q', 'jq', '学校']) {
      const walked = await readWhole(test.database, {}, companies(keyword));
      expect(walked.filter(({ table }) => table === 'school')).toEqual([]);
    }
    const totals = async (keyword: string) => (await test.database.read({}, find(keyword))).total;
    expect(await totals('zebracorn')).toBe(0);
    expect(await totals('en_US')).toBe(0);
    expect(await totals('学校 778')).toBe(1);
    expect(await totals('SCHOOL "778"')).toBe(1);
    expect(await totals('778 \\ 100%_')).toBe(OTHER_SCHOOLS / 1000);
    expect(await totals('Jq')).toBe(OTHER_SCHOOLS / 1000);
    expect(await totals('C++')).toBe(OTHER_SCHOOLS / 1000);
    expect(await totals('7q')).toBe(0);
    // No name spans two languages.
    expect(await totals('e1')).toBe(0);
    expect(await totals(',')).toBe(OTHER_SCHOOLS / 1000);
    expect(await totals('", "')).toBe(0);
  });

  it('hold what is meant', async () => {
    const lengthOf = async (read: Read) => (await inSchool((tx) => read(tx, { limit: ENTRIES }))).rows.length;
    const usable = Array.from({ length: 10 }, (_, index) => ENTRIES - 18 + index * 2).filter(
      (n) => n % 6 > 0 && n % 10 > 0,
    );
    const isVoid = (n: number) => n > ENTRIES - 10;
    expect(await lengthOf(invitations('void'))).toBe(usable.filter(isVoid).length);
    expect(await lengthOf(invitations('open'))).toBe(usable.filter((n) => !isVoid(n)).length);
    expect(await lengthOf(invitations(undefined))).toBeGreaterThanOrEqual(OWN);
    expect(await lengthOf(feedback({ keyword: 'zebracorn' }))).toBe(ENTRIES / 1000);
    expect(await lengthOf(feedback({ keyword: 'Q7' }))).toBe(ENTRIES / 1000);
    expect(await lengthOf(feedback({ keyword: 'c++' }))).toBe(ENTRIES / 1000);
    expect(await lengthOf(feedback({ keyword: '7q' }))).toBe(0);
    expect(await lengthOf(feedback({ keyword: '鸵鸟' }))).toBe(ENTRIES / 1000);
    expect(await lengthOf(feedback({ keyword: '王伟' }))).toBe(ENTRIES / 2000);
  });

  it('find feedback by what its author is called now', async () => {
    await test.database.write({ accountId: FORMER }, (tx) =>
      tx.updateTable('account').set({ real_name: 'Okapi Person' }).where('id', '=', FORMER).execute(),
    );
    const found = await inSchool((tx) =>
      listFeedback(tx, { schoolId, keyword: 'okapi person' }, { limit: 5 }),
    );
    expect(found.rows.map((row) => row.account_id)).toEqual([FORMER]);
  });
});
