import { beforeEach, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { SCHOOL_PARTS } from '../accounts/data-export.repository.ts';
import { GROUP_MEMBERS_MAX, GROUPS_MAX } from './groups.repository.ts';
import { callIn, makeStaffedSchool, type SchoolRequest } from './members.fixtures.ts';

const test = useTestApp();
let schoolId = '';
let admin: Someone;
let teacher: Someone;
let member: Someone;
let stranger: Someone;
beforeEach(async () => {
  ({ schoolId, admin, teacher, member, stranger } = await makeStaffedSchool(test));
});

interface Group {
  id: string;
  name: string;
  kind: 'group' | 'tag';
  members: number;
}
const call = (who: Someone, ...request: SchoolRequest) => callIn(test, schoolId, who, ...request);
const create = (name: string, kind?: Group['kind']) =>
  call(admin, 'POST', 'member-groups', { name, ...(kind ? { kind } : {}) });
const make = async (name: string, kind?: Group['kind']) => {
  const answer = await create(name, kind);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().data as Group).id;
};
const list = async () => (await call(admin, 'GET', 'member-groups')).json().data.items as Group[];
const change = async (way: 'members' | 'members/removal', groupId: string, userIds: string[]) => {
  const answer = await call(admin, 'POST', `member-groups/${groupId}/${way}`, { userIds });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.changed as number;
};
const add = (groupId: string, userIds: string[]) => change('members', groupId, userIds);
const members = async (query: string) =>
  (await call(admin, 'GET', `members/${query}`)).json().data as {
    items: { userId: string; groups: { id: string; name: string }[] }[];
    total: number;
  };

describe('groups of members', () => {
  it('are made, filled, filtered by, shown with each member, emptied and deleted; nobody leaves the school', async () => {
    const evening = await make(' Evening  course ');
    const board = await make('Board');
    expect(await add(evening, [member.id, teacher.id, stranger.id])).toBe(2);
    expect(await add(evening, [member.id])).toBe(0);
    expect(await add(board, [member.id])).toBe(1);
    expect(await list()).toEqual([
      { id: board, name: 'Board', kind: 'group', members: 1 },
      { id: evening, name: 'Evening  course', kind: 'group', members: 2 },
    ]);
    const inside = await members(`?group=${evening}&sort=role`);
    expect(inside.total).toBe(2);
    expect(inside.items).toMatchObject([
      { userId: teacher.id, groups: [{ id: evening }] },
      {
        userId: member.id,
        groups: [
          { id: board, name: 'Board' },
          { id: evening, name: 'Evening  course' },
        ],
      },
    ]);
    expect((await members(`?group=${evening}&role=teacher`)).items).toMatchObject([{ userId: teacher.id }]);
    expect((await members(`?group=${evening}&keyword=zebracorn`)).total).toBe(0);
    expect((await members(`?group=${evening}&keyword=person&pageSize=1&pageNumber=2`)).items).toHaveLength(1);
    const overview = await call(admin, 'GET', `members/${member.id}/overview/`);
    expect(overview.json().data.member.groups).toHaveLength(2);
    // How a school groups its people is not told to them.
    expect((await call(member, 'GET', `members/${member.id}/`)).json().data).not.toHaveProperty('groups');
    const file = (await call(admin, 'GET', `members/export?group=${evening}`)).json().data;
    expect([file.rows, file.csv]).toEqual([2, expect.stringContaining('Board; Evening  course')]);

    expect(await change('members/removal', evening, [member.id, admin.id])).toBe(1);
    expect((await members(`?group=${evening}`)).items).toMatchObject([{ userId: teacher.id }]);
    expect((await call(admin, 'DELETE', `member-groups/${evening}`)).statusCode).toBe(200);
    expect(await codeOf(call(admin, 'DELETE', `member-groups/${evening}`))).toBe('NOT_FOUND');
    expect((await members(`?group=${evening}`)).total).toBe(0);
    expect((await members('')).total).toBe(4);
  });

  it('are tags as well, with names of their own; both narrow the list, and stand apart in the file', async () => {
    const evening = await make('Evening');
    // A tag may be called as a group is; another tag may not.
    const tag = await make('Evening', 'tag');
    const stipend = await make('Stipend', 'tag');
    expect(await codeOf(create('STIPEND', 'tag'))).toBe('NAME_TAKEN');
    expect(await codeOf(call(admin, 'PUT', `member-groups/${stipend}`, { name: 'evening' }))).toBe(
      'NAME_TAKEN',
    );
    await add(evening, [member.id, teacher.id]);
    await add(stipend, [member.id]);
    expect(await list()).toEqual([
      { id: evening, name: 'Evening', kind: 'group', members: 2 },
      { id: tag, name: 'Evening', kind: 'tag', members: 0 },
      { id: stipend, name: 'Stipend', kind: 'tag', members: 1 },
    ]);
    const both = await members(`?group=${evening}&tag=${stipend}`);
    expect(both.items.map(({ userId }) => userId)).toEqual([member.id]);
    expect(both.total).toBe(1);
    expect(both.items[0]?.groups).toEqual([
      { id: evening, name: 'Evening', kind: 'group' },
      { id: stipend, name: 'Stipend', kind: 'tag' },
    ]);
    expect((await members(`?tag=${tag}`)).total).toBe(0);
    const file = (await call(admin, 'GET', `members/export?tag=${stipend}`)).json().data;
    const [head, ...lines] = file.csv.trim().split('\r\n');
    expect(head).toMatch(/,"groups","tags"$/);
    expect(lines).toEqual([expect.stringMatching(/,"Evening","Stipend"$/)]);
    expect(await codeOf(call(admin, 'POST', 'member-groups', { name: 'x', kind: 'team' }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('have names that differ in more than capitals, and that can be seen', async () => {
    const first = await make('Übung');
    expect(await codeOf(create('ÜBUNG'))).toBe('NAME_TAKEN');
    expect(await codeOf(create(' \u200B '))).toBe('VALIDATION_FAILED');
    expect(await codeOf(create('x'.repeat(61)))).toBe('VALIDATION_FAILED');
    const second = await make('Theory');
    const rename = (id: string, name: string) => call(admin, 'PUT', `member-groups/${id}`, { name });
    expect(await codeOf(rename(second, 'übung'))).toBe('NAME_TAKEN');
    // Its own name in other capitals is no other name.
    expect((await rename(first, 'ÜBUNG')).json().data).toEqual({
      id: first,
      name: 'ÜBUNG',
      kind: 'group',
      members: 0,
    });
    expect(await codeOf(rename('1234567890123456789', 'Nobody'))).toBe('NOT_FOUND');
    // Made at once by two, it is made by one.
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(create('At once'))));
    expect(codes.filter((code) => code === 'NAME_TAKEN')).toHaveLength(2);
    // What was sent again is the same group.
    const again = () =>
      test.call('POST', '/api/school/member-groups', {
        token: admin.token,
        headers: { tenantId: schoolId, 'Idempotency-Key': 'made-once-and-no-more' },
        json: { name: 'Once' },
      });
    expect((await again()).json().data).toEqual((await again()).json().data);
  });

  it('end with a membership, and are in the copy of one’s data', async () => {
    const group = await make('Board');
    const [one, two] = (await makePeople(test, 2, 'member', schoolId)) as [Someone, Someone];
    await add(group, [one.id, two.id]);
    const copy = await test.database.read({ schoolId, accountId: one.id }, async (tx) =>
      SCHOOL_PARTS.memberGroups?.(tx, one.id),
    );
    expect(copy).toMatchObject([{ name: 'Board' }]);
    await test.database.write({ schoolId }, (tx) =>
      tx.deleteFrom('membership').where('account_id', '=', one.id).execute(),
    );
    expect(await list()).toMatchObject([{ members: 1 }]);
    expect((await members(`?group=${group}`)).items).toMatchObject([{ userId: two.id }]);
  });

  it('are as many, and as large, as they may be', async () => {
    await test.database.write({ schoolId }, async (tx) => {
      const names = Array.from({ length: GROUPS_MAX - 1 }, (_, n) => `Group ${n}`);
      await tx
        .insertInto('member_group')
        .values(names.map((name) => ({ school_id: schoolId, name, name_key: name, created_at: new Date() })))
        .execute();
    });
    const last = await make('The last one');
    expect(await codeOf(create('One too many'))).toBe('CONFLICT');
    await test.fill(async (client) => {
      await client.query('begin');
      await client.query(`select set_config('stoa.school', $1, true)`, [schoolId]);
      await client.query(
        `with made as (insert into account (email) select gen_random_uuid() || '@stoa.example' from generate_series(1, $2::int) returning id),
           joined as (insert into membership (school_id, account_id, role) select $1::bigint, id, 'member' from made)
         select count(*) from made`,
        [schoolId, GROUP_MEMBERS_MAX - 1],
      );
      await client.query(
        `insert into member_group_entry (group_id, account_id, school_id, added_at)
         select $2::bigint, account_id, school_id, now() from membership where school_id = $1 and role = 'member' and account_id <> $3::bigint`,
        [schoolId, last, member.id],
      );
      await client.query('commit');
    });
    expect(
      await codeOf(
        call(admin, 'POST', `member-groups/${last}/members`, { userIds: [member.id, teacher.id] }),
      ),
    ).toBe('CONFLICT');
    expect(await add(last, [member.id])).toBe(1);
    expect((await list()).find(({ id }) => id === last)?.members).toBe(GROUP_MEMBERS_MAX);
  });

  it('are the business of those who run their school (TRUST 47, 51)', async () => {
    const group = await make('Board');
    await add(group, [member.id]);
    const outsider = await makePerson(test, 'admin', SCHOOL.open);
    const json = { userIds: [member.id] };
    const requests: SchoolRequest[] = [
      ['GET', 'member-groups'],
      ['POST', 'member-groups', { name: 'Mine' }],
      ['PUT', `member-groups/${group}`, { name: 'Mine' }],
      ['POST', `member-groups/${group}/members`, json],
      ['POST', `member-groups/${group}/members/removal`, json],
      ['DELETE', `member-groups/${group}`],
    ];
    for (const request of requests) {
      expect((await call(teacher, ...request)).statusCode, request.join(' ')).toBe(403);
      expect((await call(outsider, ...request)).statusCode, request.join(' ')).toBe(404);
    }
    // Nor is a group there for those who run another school.
    for (const [method, path, body] of requests.slice(2))
      expect((await callIn(test, SCHOOL.open, outsider, method, path, body)).statusCode).toBe(404);
    const elsewhere = await callIn(test, SCHOOL.open, outsider, 'GET', `members/?group=${group}`);
    expect(elsewhere.json().data.total).toBe(0);
    expect(await list()).toEqual([{ id: group, name: 'Board', kind: 'group', members: 1 }]);
  });

  it('tell the audit log what was done to whom', async () => {
    const group = await make('Board');
    await add(group, [member.id]);
    await change('members/removal', group, [member.id]);
    await call(admin, 'PUT', `member-groups/${group}`, { name: 'Council' });
    await call(admin, 'DELETE', `member-groups/${group}`);
    const { items } = (await call(admin, 'GET', 'audit')).json().data as {
      items: { action: string; what: string | null; subject: { id: string } | null }[];
    };
    expect(items.map(({ action, what, subject }) => [action, what, subject?.id])).toEqual([
      ['deleted', 'memberGroup', undefined],
      ['memberGroupRenamed', null, undefined],
      ['membersUngrouped', null, member.id],
      ['membersGrouped', null, member.id],
      ['memberGroupCreated', null, undefined],
    ]);
  });
});

describe('the members of a group', () => {
  it('are as many as there are, also when an account goes', async () => {
    const id = await make('Counted');
    await add(id, [member.id, teacher.id]);
    expect(await list()).toMatchObject([{ id, members: 2 }]);
    await test.database.write({}, (tx) => tx.deleteFrom('account').where('id', '=', member.id).execute());
    expect(await list()).toMatchObject([{ id, members: 1 }]);
  });
});
