import type { O3Board } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp, type CallOptions } from '../../testing/test-app.ts';

const test = useTestApp();
const O3 = '/api/o3service/o3';
const S = SCHOOL.overseas;
const CAFE = '1791000000000710001';
const LIBRARY = '1791000000000710002';
const HANDBOOK = '1791000000000710003';
const SEEDED_TEAM = '1791000000000770001';
const GIT_DEMO = '1791000000000760001';
let learner: string, nia: string, liam: string, teacher: string, owner: string, visitor: string;
beforeAll(async () => {
  const sign = (name: string) => test.signIn(`${name}@stoa.example`);
  [learner, nia, liam, teacher, owner, visitor] = await Promise.all([
    sign('learner'),
    sign('nia.roberts'),
    sign('liam.ofarrell'),
    sign('teacher'),
    sign('owner'),
    sign('visitor'),
  ]);
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, token: string, json?: object, options: CallOptions = {}) =>
  test.call(method, `${O3}${path}`, {
    token,
    ...(json && { json }),
    ...options,
    headers: { tenantid: S, ...options.headers },
  });
const membership = (token: string, project: string, json: object, options?: CallOptions) =>
  call('PUT', `/projects/${project}/membership`, token, json, options);
const project = async (id: string, token?: string) =>
  (
    await test.call('GET', `${O3}/open/projects/${id}?schoolId=${S}&sxz-lang=en_US`, token ? { token } : {})
  ).json().data;
const getBoard = (team: string, token: string) =>
  test.call('GET', `${O3}/teams/${team}?schoolId=${S}&sxz-lang=en_US`, { token });
const board = async (team: string, token: string): Promise<O3Board> =>
  (await getBoard(team, token)).json().data;
const task = (title: string, more: object = {}) => ({
  title,
  text: '',
  assigneeId: null,
  dueOn: null,
  phase: null,
  ...more,
});
const add = (team: string, token: string, title: string, column = 'todo', more?: object) =>
  call('POST', `/teams/${team}/tasks`, token, { column, task: task(title, more) });
const titles = (of: O3Board, column: string) =>
  of.tasks.filter((one) => one.column === column).map(({ title }) => title);
const idOf = (of: O3Board, title: string) => of.tasks.find((one) => one.title === title)?.id ?? '';
const me = (of: O3Board, role: string) => of.members.find((one) => one.role === role)?.person.id ?? '';
/** A team of its own for one test; whoever made it is in no team afterwards. */
async function withTeam(token: string, of: string, work: (team: string) => Promise<void>): Promise<void> {
  const { teamId } = (await membership(token, of, { joined: true, title: 'Ours' })).json().data;
  await work(teamId);
  await membership(token, of, { joined: false });
}

describe('a project (R06)', () => {
  it('says what it is about to everybody, and to members which teams they can join', async () => {
    const seen = await project(CAFE);
    expect(seen).toMatchObject({
      card: { title: 'Open a repair café', kind: 'project' },
      memberCount: 2,
      joined: false,
      teams: [],
      abilities: { join: false, open: false, reason: 'SIGN_IN' },
    });
    expect(seen.phases.map(({ activityStatus }: { activityStatus: number }) => activityStatus)).toEqual([
      2, 1, 1, 1,
    ]);
    expect(seen.phases[0].items[0]).toMatchObject({ id: '1770000000000000017' });
    expect((await project(CAFE, visitor)).abilities).toEqual({
      join: false,
      open: false,
      reason: 'JOIN_SCHOOL',
    });
    expect(await project(CAFE, learner)).toMatchObject({
      teams: [{ id: SEEDED_TEAM, title: 'The lamp menders', memberCount: 2, isOpen: true, role: null }],
      abilities: { join: true, open: false, reason: null },
    });
    expect((await project(CAFE, nia)).teams[0]).toMatchObject({ role: 'leader' });
  });

  it('is begun with the tasks that it comes with, once however often it is asked', async () => {
    const wish = { joined: true, title: '  Sunday\u202e group ' };
    const answers = await Promise.all([1, 2, 3].map(() => membership(learner, LIBRARY, wish)));
    const ids = new Set(answers.map((answer) => answer.json().data.teamId));
    expect(ids.size).toBe(1);
    const [team] = [...ids];
    const made = await board(team, learner);
    expect(made).toMatchObject({ title: 'Sunday group', role: 'leader', isOpen: false, taskLimit: 300 });
    expect(titles(made, 'todo')).toEqual([
      'Count books by shelf',
      'Measure the way',
      'Number the boxes',
      'Draw the chain',
      'Say what readers are told',
      'Ask another team to follow the plan',
    ]);
    expect((await project(LIBRARY, learner)).joined).toBe(true);
    expect((await membership(learner, LIBRARY, { joined: false })).json().data).toEqual({
      joined: false,
      memberCount: 0,
      teamId: null,
    });
    // With the last learner the board goes.
    expect((await getBoard(team, learner)).statusCode).toBe(404);
    expect((await membership(learner, LIBRARY, { joined: false })).statusCode).toBe(200);
  });

  it('is joined by invitation or where a team is open, by members of the school alone', async () => {
    await withTeam(learner, LIBRARY, async (team) => {
      expect((await membership(nia, LIBRARY, { joined: true, teamId: team })).json().code).toBe('NOT_FOUND');
      expect((await membership(visitor, LIBRARY, { joined: true, teamId: team })).json().code).toBe(
        'MEMBERS_ONLY',
      );
      const invitation = new URL((await board(team, learner)).invitation ?? '', 'https://x').searchParams.get(
        'invitation',
      );
      const invited = { joined: true, invitation };
      expect((await membership(nia, CAFE, invited)).json().code).toBe('NOT_FOUND');
      expect((await membership(nia, LIBRARY, invited)).json().data).toMatchObject({
        teamId: team,
        memberCount: 2,
      });
      expect((await membership(nia, LIBRARY, invited)).json().data).toMatchObject({ memberCount: 2 });
      // Members do not invite, and another invitation ends the first.
      expect((await board(team, nia)).invitation).toBeNull();
      expect((await call('PUT', `/teams/${team}`, nia, { isOpen: true })).json().code).toBe('FORBIDDEN');
      await call('PUT', `/teams/${team}`, learner, { newInvitation: true });
      expect((await membership(liam, LIBRARY, invited)).json().code).toBe('NOT_FOUND');
      await call('PUT', `/teams/${team}`, learner, { isOpen: true });
      expect((await membership(liam, LIBRARY, { joined: true, teamId: team })).statusCode).toBe(200);
      // In another team of the same project already.
      expect((await membership(liam, CAFE, { joined: true })).json().data.teamId).toBe(SEEDED_TEAM);
      expect((await membership(learner, LIBRARY, { joined: true, teamId: SEEDED_TEAM })).json().code).toBe(
        'NOT_FOUND',
      );
      await membership(nia, LIBRARY, { joined: false });
      await membership(liam, LIBRARY, { joined: false });
    });
  });

  it('that is over is joined no more, and a full team takes nobody', async () => {
    const { rows } = await test.database.read({ schoolId: S }, async (tx) => ({
      rows: await tx.selectFrom('o3_card').select(['id', 'content']).where('id', '=', LIBRARY).execute(),
    }));
    const content = rows[0]?.content;
    const ended = { ...content, phases: [{ title: {}, text: {}, endsAt: '2020-01-01T00:00:00.000Z' }] };
    const write = (value: object) =>
      test.database.write({ schoolId: S }, (tx) =>
        tx
          .updateTable('o3_card')
          .set({ content: JSON.stringify(value) })
          .where('id', '=', LIBRARY)
          .execute(),
      );
    await write(ended);
    expect((await membership(nia, LIBRARY, { joined: true })).json().code).toBe('ACTIVITY_ENDED');
    await write(content ?? {});
    await withTeam(learner, LIBRARY, async (team) => {
      await call('PUT', `/teams/${team}`, learner, { isOpen: true });
      await test.fill(async (client) => {
        await client.query(`select set_config('stoa.school', $1, false)`, [S]);
        await client.query(
          `insert into o3_team_member (team_id, school_id, card_id, account_id, role, joined_at)
           select $1::bigint, $2::bigint, $3::bigint, id, 'member', now() from account
           where email is not null and email not like 'learner@%' and email not like 'nia%' order by id limit 29`,
          [team, S, LIBRARY],
        );
      });
      expect((await membership(nia, LIBRARY, { joined: true, teamId: team })).json()).toMatchObject({
        code: 'QUOTA_EXCEEDED',
        details: { limit: 30 },
      });
      await test.fill(async (client) => {
        await client.query(`select set_config('stoa.school', $1, false)`, [S]);
        await client.query(`delete from o3_team_member where team_id = $1 and role = 'member'`, [team]);
      });
    });
  });
});

describe('a board', () => {
  it('is there for its team and whoever teaches, in its school alone', async () => {
    expect((await getBoard(SEEDED_TEAM, learner)).json().code).toBe('NOT_FOUND');
    expect((await getBoard(SEEDED_TEAM, visitor)).json().code).toBe('NOT_FOUND');
    expect((await board(SEEDED_TEAM, teacher)).abilities).toEqual({
      edit: false,
      finish: false,
      manage: false,
      review: false,
      supervise: true,
    });
    expect((await add(SEEDED_TEAM, teacher, 'No')).json().code).toBe('FORBIDDEN');
    const elsewhere = { headers: { tenantid: SCHOOL.open } };
    for (const [method, path, json] of [
      ['PUT', '', { isOpen: false }],
      ['POST', '/tasks', { column: 'todo', task: task('x') }],
    ] as const)
      expect((await call(method, `/teams/${SEEDED_TEAM}${path}`, nia, json, elsewhere)).statusCode).toBe(404);
  });

  it('keeps tasks in the order in which they were put, also when two move at once', async () => {
    await withTeam(learner, HANDBOOK, async (team) => {
      const move = (id: string, column: string, before: string | null) =>
        call('PUT', `/teams/${team}/tasks/${id}/place`, learner, { column, before });
      for (const title of ['A', 'B', 'C', 'D']) await add(team, learner, title, 'doing');
      let now = await board(team, learner);
      expect(titles(now, 'doing')).toEqual(['A', 'B', 'C', 'D']);
      now = (await move(idOf(now, 'D'), 'doing', idOf(now, 'B'))).json().data;
      expect(titles(now, 'doing')).toEqual(['A', 'D', 'B', 'C']);
      now = (await move(idOf(now, 'A'), 'doing', null)).json().data;
      expect(titles(now, 'doing')).toEqual(['D', 'B', 'C', 'A']);
      // Before one that is elsewhere meanwhile: at the end.
      now = (await move(idOf(now, 'B'), 'done', null)).json().data;
      now = (await move(idOf(now, 'D'), 'review', idOf(now, 'B'))).json().data;
      expect([titles(now, 'doing'), titles(now, 'review'), titles(now, 'done')]).toEqual([
        ['C', 'A'],
        ['D'],
        ['B'],
      ]);
      const ids = ['A', 'B', 'C', 'D'].map((title) => idOf(now, title));
      await Promise.all(ids.flatMap((id) => [move(id, 'review', null), move(id, 'todo', ids[0] ?? null)]));
      now = await board(team, learner);
      expect(now.tasks.filter(({ id }) => ids.includes(id))).toHaveLength(4);
      expect(new Set(now.tasks.map(({ id }) => id)).size).toBe(now.tasks.length);
    });
  });

  it('loses nothing when two write: the second is told', async () => {
    await withTeam(learner, HANDBOOK, async (team) => {
      const made: O3Board = (
        await add(team, learner, 'Draft', 'todo', { dueOn: '2027-01-31', phase: 2 })
      ).json().data;
      const id = idOf(made, 'Draft');
      expect(made.tasks.find((one) => one.id === id)).toMatchObject({
        dueOn: '2027-01-31',
        phase: 2,
        version: 1,
      });
      const change = (version: number, title: string, more?: object) =>
        call('PUT', `/teams/${team}/tasks/${id}`, learner, { version, task: task(title, more) });
      const both = await Promise.all([change(1, 'One'), change(1, 'Two')]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const refused = both.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json()).toMatchObject({ code: 'VERSION_CONFLICT', details: { currentVersion: '2' } });
      // Moving changes no text.
      await call('PUT', `/teams/${team}/tasks/${id}/place`, learner, { column: 'doing', before: null });
      expect((await change(2, 'Three', { assigneeId: me(made, 'leader') })).statusCode).toBe(200);
      for (const bad of [
        { title: ' \u200b ' },
        { assigneeId: '1710000000000000003' },
        { phase: 9 },
        { dueOn: '2027-02-31' },
        { dueOn: 'soon' },
        { title: 'x'.repeat(201) },
        { text: 'x'.repeat(2001) },
      ])
        expect([bad, (await change(3, 'Good', bad)).statusCode]).toEqual([bad, 400]);
      // The same request again adds nothing.
      const again = { headers: { 'idempotency-key': 'task-0001-0001' } };
      const send = () =>
        call('POST', `/teams/${team}/tasks`, learner, { column: 'todo', task: task('Twice') }, again);
      await send();
      expect(titles((await send()).json().data, 'todo').filter((title) => title === 'Twice')).toHaveLength(1);
    });
  });

  it('says when a task was deleted meanwhile, and takes a deletion twice', async () => {
    await withTeam(learner, HANDBOOK, async (team) => {
      const id = idOf((await add(team, learner, 'Gone')).json().data, 'Gone');
      const path = `/teams/${team}/tasks/${id}`;
      const [moved, deleted] = await Promise.all([
        call('PUT', `${path}/place`, learner, { column: 'doing', before: null }),
        call('DELETE', path, learner),
      ]);
      expect([200, 404]).toContain(moved.statusCode);
      expect(deleted.statusCode).toBe(200);
      expect((await call('DELETE', path, learner)).statusCode).toBe(200);
      expect(
        (await call('PUT', `${path}/place`, learner, { column: 'todo', before: null })).json().code,
      ).toBe('NOT_FOUND');
      expect((await call('PUT', path, learner, { version: 1, task: task('x') })).json().code).toBe(
        'NOT_FOUND',
      );
    });
  });

  it('lets nobody act who was removed, and hands leading on', async () => {
    await withTeam(learner, HANDBOOK, async (team) => {
      await call('PUT', `/teams/${team}`, learner, { isOpen: true });
      for (const token of [nia, liam]) await membership(token, HANDBOOK, { joined: true, teamId: team });
      let now = await board(team, learner);
      const [leader = '', first = '', second = ''] = now.members.map(({ person }) => person.id);
      now = (await add(team, nia, 'Mine', 'doing', { assigneeId: first })).json().data;
      // The last leader stays one, and nobody removes themselves.
      expect(
        (await call('PUT', `/teams/${team}/members/${leader}`, learner, { role: 'member' })).json().code,
      ).toBe('CONFLICT');
      expect((await call('DELETE', `/teams/${team}/members/${leader}`, learner)).json().code).toBe(
        'CONFLICT',
      );
      now = (await call('DELETE', `/teams/${team}/members/${first}`, learner)).json().data;
      expect(now.tasks.find(({ title }) => title === 'Mine')?.assigneeId).toBeNull();
      expect((await add(team, nia, 'Late')).json().code).toBe('NOT_FOUND');
      // The last leader leaves: whoever is longest in it leads.
      await membership(learner, HANDBOOK, { joined: false });
      expect((await board(team, liam)).members).toMatchObject([{ person: { id: second }, role: 'leader' }]);
      expect((await call('PUT', `/teams/${team}`, liam, { title: 'Liam’s' })).json().data.title).toBe(
        'Liam’s',
      );
      await membership(liam, HANDBOOK, { joined: false });
    });
  });

  it('is reviewed by a teacher, who alone finishes tasks then', async () => {
    await withTeam(learner, HANDBOOK, async (team) => {
      let now: O3Board = (await add(team, learner, 'Page', 'review')).json().data;
      const id = idOf(now, 'Page');
      const place = (token: string, column: string) =>
        call('PUT', `/teams/${team}/tasks/${id}/place`, token, { column, before: null });
      const review = (token: string, accepted: boolean, remark = '') =>
        call('PUT', `/teams/${team}/tasks/${id}/review`, token, { accepted, remark });
      expect((await review(learner, true)).json().code).toBe('FORBIDDEN');
      expect((await review(teacher, true)).json().code).toBe('FORBIDDEN');
      await membership(teacher, HANDBOOK, { joined: true, teamId: team });
      now = await board(team, learner);
      expect([now.abilities.finish, now.members.at(-1)?.role]).toEqual([false, 'reviewer']);
      expect((await place(learner, 'done')).json().code).toBe('FORBIDDEN');
      expect((await review(teacher, false, ' ')).statusCode).toBe(400);
      now = (await review(teacher, false, 'The answer is missing.')).json().data;
      expect(now.tasks.find((one) => one.id === id)).toMatchObject({
        column: 'doing',
        remark: 'The answer is missing.',
        reviewer: { name: expect.any(String) },
      });
      expect((await review(teacher, true)).json().code).toBe('CONFLICT');
      await place(learner, 'review');
      now = (await review(teacher, true)).json().data;
      expect(now.tasks.find((one) => one.id === id)).toMatchObject({ column: 'done', remark: '' });
      await membership(teacher, HANDBOOK, { joined: false, teamId: team });
      expect((await board(team, learner)).abilities.finish).toBe(true);
    });
  });

  it('holds 300 tasks, and asks as many statements for them as for one', async () => {
    await withTeam(learner, HANDBOOK, async (team) => {
      const counted = async (work: () => Promise<unknown>) => {
        const before = test.database.statements;
        await work();
        return test.database.statements - before;
      };
      const first = (await board(team, learner)).tasks[0]?.id ?? '';
      const move = () =>
        call('PUT', `/teams/${team}/tasks/${first}/place`, learner, { column: 'doing', before: null });
      const few = [await counted(() => board(team, learner)), await counted(move)];
      await test.fill(async (client) => {
        await client.query(`select set_config('stoa.school', $1, false)`, [S]);
        await client.query(
          `insert into o3_task (school_id, team_id, title, stage, place)
           select $1::bigint, $2::bigint, 'Task ' || n, 'todo', 100 + n
           from generate_series(1, 300 - (select count(*)::int from o3_task where team_id = $2::bigint)) n`,
          [S, team],
        );
      });
      expect((await board(team, learner)).tasks).toHaveLength(300);
      expect((await add(team, learner, 'One more')).json()).toMatchObject({
        code: 'QUOTA_EXCEEDED',
        details: { limit: 300 },
      });
      expect([await counted(() => board(team, learner)), await counted(move)]).toEqual(few);
    });
  });

  it('lets the platform’s owner in as whoever teaches', async () => {
    expect((await board(SEEDED_TEAM, owner)).abilities.supervise).toBe(true);
  });
});

describe('a demonstration (R21)', () => {
  const demo = (id: string, school: string = S, language = 'en_US') =>
    test.call('GET', `${O3}/open/demo-clouds/${id}?schoolId=${school}&sxz-lang=${language}`);
  it('has its steps, the tool and how long it plays, for visitors too', async () => {
    const found = (await demo(GIT_DEMO)).json().data;
    expect(found).toMatchObject({
      title: 'A plan and its history in Git',
      tool: { title: 'Git', kind: 'tool' },
      demoUrl: 'https://git-scm.com/downloads',
      abilities: { open: true },
    });
    expect(found.steps[0]).toEqual({
      title: 'Begin a repository',
      text: expect.any(String),
      command: 'git init',
      output: 'Initialized empty Git repository in /home/nia/plan/.git/',
      seconds: 7,
    });
    expect(found.sessionSeconds).toBe(
      found.steps.reduce((sum: number, { seconds }: { seconds: number }) => sum + seconds, 0),
    );
    expect((await demo(GIT_DEMO, S, 'zh_CN')).json().data).toMatchObject({ lang: 'zh_CN' });
    const tool = await test.call('GET', `${O3}/open/tools/${found.tool.id}?schoolId=${S}`);
    expect(tool.json().data.demoUrl).toBe(`/democloud/${S}/detail?id=${GIT_DEMO}`);
  });

  it('is there in its school alone', async () => {
    expect((await demo(GIT_DEMO, SCHOOL.open)).statusCode).toBe(404);
    expect((await demo('1791000000000769999')).statusCode).toBe(404);
  });
});
