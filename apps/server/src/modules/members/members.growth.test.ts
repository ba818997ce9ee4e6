import { beforeAll, describe, expect, it } from 'vitest';
import { readWhole } from '../../testing/explain.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { countMembers, listMembers, type MemberFilter, type MemberSort } from './members.repository.ts';

const test = useTestApp();
const MEMBERS = 8000;
/** Ids of the groups of each school begin here: of so many that they are not read in vain, forty have a hundred members each. */
const GROUPS = ['1799900000000000000', '1799910000000000000'] as const;
const GROUP = '1799900000000000007';
/** Of one and two characters that few are called, nobody and nearly everybody, and without three letters in a row. */
const SHORT_WORDS = ['q', '-q', 'z', 'öz', '7q', '+4', 'x', 'n1', '@s', 'j-q', '王'];
const SORTS: MemberSort[] = ['newest', 'oldest', 'name', 'role'];
const FILTERS: MemberFilter[] = [
  {},
  { role: 'teacher' },
  { role: 'member' },
  { isValid: 0 },
  { isValid: 1 },
  { keyword: 'e' },
  { keyword: 'grown77@' },
  { keyword: 'zebracorn' },
  { keyword: '王伟' },
  { keyword: '伟', role: 'member' },
  ...SHORT_WORDS.map((keyword) => ({ keyword })),
  { keyword: 'q', role: 'member' },
  { keyword: '-q', role: 'teacher' },
  { keyword: 'q', isValid: 1 },
  { keyword: '7q', isValid: 0 },
  { keyword: 'q', group: GROUP },
  { group: GROUP },
  { group: GROUP, isValid: 1, keyword: 'grown' },
];

beforeAll(async () => {
  await test.fill(async (client) => {
    await client.query('begin');
    await client.query(
      `insert into account (id, email, real_name) select 1799000000000000000 + n, 'grown' || n || '@stoa.example',
         case n % 2000 when 0 then '王伟' when 1002 then 'J-Q Özil' else 'Grown ' || n end from generate_series(1, $1::int) n`,
      [MEMBERS],
    );
    // Half of them elsewhere: an index has to find this school's.
    for (const [school, rest] of [
      [SCHOOL.open, 0],
      [SCHOOL.company, 1],
    ] as const) {
      await client.query(`select set_config('stoa.school', $1, true)`, [school]);
      await client.query(
        `insert into membership (school_id, account_id, role, status, joined_at)
         select $1, 1799000000000000000 + n, case when n % 1000 = 0 then 'teacher' else 'member' end,
           case when n % 500 = 0 then 'disabled' else 'valid' end, timestamptz '2026-01-01' + n / 3 * interval '1 minute'
         from generate_series(1, $2::int) n where n % 2 = $3`,
        [school, MEMBERS, rest],
      );
      await client.query(
        `insert into member_group (id, school_id, name, name_key, created_at)
         select $2::bigint + n, $1, 'Group ' || n, 'group ' || n, now() from generate_series(0, 2999) n`,
        [school, GROUPS[rest]],
      );
      await client.query(
        `insert into member_group_entry (group_id, account_id, school_id, added_at)
         select $2::bigint + account_id / 2 % 40, account_id, school_id, now() from membership
         where school_id = $1 and account_id > 1799000000000000000`,
        [school, GROUPS[rest]],
      );
    }
    await client.query('commit');
    await client.query('vacuum analyze account, membership, member_group, member_group_entry');
  });
}, 240_000);

const schoolId = SCHOOL.open;
const inSchool = <T>(work: Parameters<typeof test.database.read<T>>[1]) =>
  test.database.read({ schoolId }, work);

describe('lists of many members', () => {
  it('would be noticed where they are not', async () => {
    const walked = await readWhole(test.database, { schoolId }, (tx) =>
      tx.selectFrom('account').select('id').where('real_name', 'ilike', '%zebracorn%').execute(),
    );
    expect(walked.map(({ table }) => table)).toEqual(['account']);
  });

  it.each(FILTERS)('are read by an index, whatever is asked: %j', async (filter) => {
    for (const sort of SORTS) {
      const first = await inSchool((tx) => listMembers(tx, schoolId, filter, { sort, limit: 20 }));
      for (const cursor of [undefined, first.next])
        expect(
          await readWhole(test.database, { schoolId }, (tx) =>
            listMembers(tx, schoolId, filter, { sort, limit: 20, cursor }),
          ),
        ).toEqual([]);
    }
    expect(await readWhole(test.database, { schoolId }, (tx) => countMembers(tx, schoolId, filter))).toEqual(
      [],
    );
  });

  it.each(SORTS)('show everybody once, forwards and backwards, in the same order: %s', async (sort) => {
    const filter = { keyword: 'grown1' };
    const forwards: string[] = [];
    let cursor: string | null | undefined;
    let last: string | null = null;
    do {
      const page = await inSchool((tx) => listMembers(tx, schoolId, filter, { sort, limit: 200, cursor }));
      forwards.push(...page.rows.map((row) => row.id));
      [cursor, last] = [page.next, page.previous];
    } while (cursor);
    const { rows } = await test.database.pool.query<{ n: number }>(
      `select count(*)::int as n from membership join account on account.id = account_id where school_id = $1 and email like '%grown1%'`,
      [schoolId],
    );
    expect([forwards.length, new Set(forwards).size]).toEqual([rows[0]?.n, rows[0]?.n]);
    const backwards: string[] = [];
    for (let back: string | null = last; back;) {
      const cursorBack: string = back;
      const page = await inSchool((tx) =>
        listMembers(tx, schoolId, filter, { sort, limit: 200, cursor: cursorBack }),
      );
      backwards.unshift(...page.rows.map((row) => row.id));
      back = page.previous;
    }
    expect(backwards).toEqual(forwards.slice(0, backwards.length));
    expect(backwards.length).toBeGreaterThan(200);
  });

  it('find whole names of two characters, and parts of names and addresses', async () => {
    const found = (keyword: string) =>
      inSchool((tx) => listMembers(tx, schoolId, { keyword }, { sort: 'newest', limit: 50 }));
    expect((await found('王伟')).rows.map((row) => row.real_name)).toEqual(['王伟', '王伟', '王伟', '王伟']);
    expect((await found('GROWN 100')).rows.length).toBeGreaterThan(1);
    expect((await found('own78@')).rows.map((row) => row.email)).toEqual(['grown78@stoa.example']);
  });

  const longer = [
    'wn 100',
    '77@',
    '7@st',
    'grown777',
    'own 7',
    '@stoa.example',
    'rown 1 ',
    'nworg',
    'n  1',
    '王伟王',
  ];
  it.each([...SHORT_WORDS, ...longer, '伟', 'e', '.', '_', '%', '\\', '1@', 'q ö'])(
    'find everybody whose name or address holds it, as often as it is asked for: %s',
    async (keyword) => {
      const { rows } = await test.database.pool.query<{ id: string }>(
        `select account.id from membership join account on account.id = account_id where school_id = $1
         and position(lower($2) in lower(concat_ws(E'\n', real_name, nick_name, email, mobile))) > 0
         order by joined_at desc, account.id desc`,
        [schoolId, keyword.trim()],
      );
      const page = { sort: 'newest', limit: MEMBERS } as const;
      const found = await inSchool((tx) => listMembers(tx, schoolId, { keyword }, page));
      expect(found.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      const counted = await inSchool((tx) => countMembers(tx, schoolId, { keyword }));
      expect(counted.total).toBe(Math.min(rows.length, 1000));
    },
  );

  it('are found and counted at once where few hold a keyword', async () => {
    const statementsOf = async (keyword: string) => {
      const before = test.database.statements;
      const found = await inSchool((tx) =>
        listMembers(tx, schoolId, { keyword }, { sort: 'name', limit: 3 }),
      );
      return [test.database.statements - before, found.total];
    };
    const { rows } = await test.database.pool.query<{ n: number }>(
      `select count(*)::int as n from membership where school_id = $1 and search_words like '%77@%'`,
      [schoolId],
    );
    expect(await statementsOf('77@')).toEqual([2, rows[0]?.n]);
    expect(await statementsOf('王伟')).toEqual([2, 4]);
  });

  it('say how many there are without counting all of them', async () => {
    const counted = (filter: MemberFilter) => inSchool((tx) => countMembers(tx, schoolId, filter));
    const { rows } = await test.database.pool.query<{ n: number; disabled: number }>(
      `select count(*)::int as n, count(*) filter (where status = 'disabled')::int as disabled from membership where school_id = $1`,
      [schoolId],
    );
    expect(await counted({})).toEqual({ total: rows[0]?.n, totalIsExact: true });
    expect(await counted({ isValid: 0 })).toEqual({ total: rows[0]?.disabled, totalIsExact: true });
    expect(await counted({ keyword: 'grown' })).toEqual({ total: 1000, totalIsExact: false });
    expect(await counted({ keyword: '王伟' })).toEqual({ total: 4, totalIsExact: true });
  });

  it('follow a person who is called otherwise, in all of their schools', async () => {
    const id = '1799000000000000078';
    await test.database.write({ accountId: id }, (tx) =>
      tx.updateTable('account').set({ real_name: 'Zebracorn WQ' }).where('id', '=', id).execute(),
    );
    for (const keyword of ['zebracorn', 'wq']) {
      const { rows } = await inSchool((tx) =>
        listMembers(tx, schoolId, { keyword }, { sort: 'name', limit: 5 }),
      );
      expect(rows.map((row) => row.id)).toEqual([id]);
    }
  });
});
