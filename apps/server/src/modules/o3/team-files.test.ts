import type { O3Board } from '@stoa/api/schema';
import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { tusCalls } from '../uploads/tus.fixtures.ts';
import { confirmUpload, sendPicture, sendUpload } from '../uploads/uploads.fixtures.ts';

const test = useTestApp();
const O3 = '/api/o3service/o3';
const S = SCHOOL.overseas;
const LIBRARY = '1791000000000710002';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF');
let learner: string, nia: string, liam: string, teacher: string, visitor: string;
beforeAll(async () => {
  const sign = (name: string) => test.signIn(`${name}@stoa.example`);
  [learner, nia, liam, teacher, visitor] = await Promise.all([
    sign('learner'),
    sign('nia.roberts'),
    sign('liam.ofarrell'),
    sign('teacher'),
    sign('visitor'),
  ]);
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, token: string, json?: object) =>
  test.call(method, `${O3}${path}`, { token, ...(json && { json }), headers: { tenantid: S } });
const join = (token: string, json: object) =>
  call('PUT', `/projects/${LIBRARY}/membership`, token, { joined: true, ...json });
const leave = (token: string) => call('PUT', `/projects/${LIBRARY}/membership`, token, { joined: false });
const board = async (team: string, token: string): Promise<O3Board> =>
  (await test.call('GET', `${O3}/teams/${team}?schoolId=${S}`, { token })).json().data;
const begin = (
  token: string | undefined,
  team: string,
  more: { size?: number; type?: string; school?: string } = {},
) =>
  tusCalls(test, token).create(
    more.size ?? PDF.length,
    { team },
    {
      type: 'application/pdf',
      filename: 'Plan.pdf',
      school: S,
      ...more,
    },
  );
/** Sends a document to a team in pieces. @returns its address */
async function send(token: string, team: string): Promise<string> {
  const made = await begin(token, team);
  if (made.statusCode !== 201) throw new Error(made.body);
  const id = await tusCalls(test, token).sendRest(String(made.headers.location), PDF);
  return (await confirmUpload(test, token, id)).json().data.static_url;
}
const add = (token: string, team: string, url: string, name = 'Plan.pdf') =>
  call('POST', `/teams/${team}/files`, token, { url, name });
const remove = (token: string, team: string, file: string | undefined) =>
  call('DELETE', `/teams/${team}/files/${file ?? ''}`, token);
const fetchFile = (url: string | undefined, token?: string) =>
  test.call('GET', url ?? '', { ...(token && { token }) });
const uploadAt = (url: string) =>
  test.database.read({ schoolId: S }, (tx) =>
    tx
      .selectFrom('upload')
      .select(['id', 'used_at'])
      .where('name', '=', url.split('/').at(-1) ?? '')
      .executeTakeFirst(),
  );
/** A team of one learner and another one, for one test. */
async function withTeam(work: (team: string) => Promise<void>): Promise<void> {
  const { teamId } = (await join(learner, { title: 'Ours' })).json().data;
  await call('PUT', `/teams/${teamId}`, learner, { isOpen: true });
  expect((await join(nia, { teamId })).statusCode).toBe(200);
  await work(teamId);
  await leave(nia);
  await leave(learner);
}
/** Puts files into a team past all calls. */
const fill = (team: string, count: number, bytes: number) =>
  test.database.write({ schoolId: S }, async (tx) => {
    for (let number = 0; number < count; number += 1) {
      const { id } = await tx
        .insertInto('upload')
        .values({
          school_id: S,
          account_id: null,
          name: crypto.randomUUID().replaceAll('-', ''),
          file_name: 'a.pdf',
          module: 'module',
          content_type: 'application/pdf',
          status: 'kept',
          size: bytes,
          used_at: new Date(),
          expires_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('o3_file')
        .values({
          school_id: S,
          team_id: team,
          upload_id: id,
          account_id: null,
          name: `${number}`,
          added_at: new Date(),
        })
        .execute();
    }
  });

it('has files that all of the team and whoever teaches see and fetch, asked anew each time (R06)', async () => {
  await withTeam(async (team) => {
    const url = await send(nia, team);
    const name = 'Floor\u202e plan.exe.pdf';
    for (let time = 0; time < 2; time += 1) {
      const answer = await add(nia, team, url, name);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().data.files).toHaveLength(1);
    }
    const { static_url: picture } = await sendPicture(test, learner, undefined, S);
    expect((await add(learner, team, picture, 'The shelf.png')).statusCode).toBe(200);
    const seen = await board(team, learner);
    expect(seen.fileLimits).toEqual({ most: 50, maxMegabytes: 50, totalMegabytes: 200 });
    expect(seen.files).toMatchObject([
      { name: 'The shelf.png', canRemove: true },
      { name: 'Floor plan.exe.pdf', bytes: PDF.length, addedBy: { name: 'Nia Roberts' }, canRemove: true },
    ]);
    expect((await board(team, nia)).files.map(({ canRemove }) => canRemove)).toEqual([false, true]);
    const file = seen.files[1]?.url;
    for (const token of [learner, nia, teacher]) {
      const fetched = await fetchFile(file, token);
      expect(fetched.rawPayload).toEqual(PDF);
      expect(fetched.headers).toMatchObject({
        'content-disposition': 'attachment; filename="Floor plan.exe.pdf"',
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
    // A download that was lost goes on where it was.
    const rest = await test.call('GET', file ?? '', { token: nia, headers: { range: 'bytes=5-' } });
    expect([rest.statusCode, rest.rawPayload]).toEqual([206, PDF.subarray(5)]);
    // Who is no longer in the team fetches nothing more; the file stays with the team.
    await leave(nia);
    expect((await fetchFile(file, nia)).statusCode).toBe(404);
    expect((await fetchFile(file, learner)).statusCode).toBe(200);
  });
});

it('is nothing to anybody else, signed in or not, in this school or another', async () => {
  await withTeam(async (team) => {
    const url = await send(learner, team);
    const file = (await add(learner, team, url)).json().data.files[0] as O3Board['files'][number];
    expect((await fetchFile(file.url)).statusCode).toBe(401);
    for (const token of [liam, visitor]) {
      expect((await fetchFile(file.url, token)).statusCode).toBe(404);
      expect(await codeOf(add(token, team, url))).toBe('NOT_FOUND');
      expect(await codeOf(remove(token, team, file.id))).toBe('NOT_FOUND');
      expect((await begin(token, team)).json().code).toBe('NOT_FOUND');
    }
    expect((await fetchFile(file.url.replace(S, SCHOOL.open), learner)).statusCode).toBe(404);
    expect((await begin(learner, team, { school: SCHOOL.open })).json().code).toBe('NOT_FOUND');
    expect((await begin(undefined, team)).json().code).toBe('UNAUTHENTICATED');
    // Who only teaches looks and takes away, and adds nothing.
    expect(await codeOf(add(teacher, team, url))).toBe('FORBIDDEN');
    expect((await begin(teacher, team)).json().code).toBe('FORBIDDEN');
  });
});

it('takes no file that does not fit, and none of somebody else', async () => {
  await withTeam(async (team) => {
    const code = async (more: object) => (await begin(learner, team, more)).json().code as string;
    expect(await code({ size: 50_000_001 })).toBe('PAYLOAD_TOO_LARGE');
    expect(await code({ type: 'image/svg+xml' })).toBe('FILE_FORMAT');
    const url = await send(learner, team);
    expect(await codeOf(add(nia, team, url))).toBe('UPLOAD_NOT_OWNED');
    expect(await codeOf(add(learner, team, url.replace(S, SCHOOL.open)))).toBe('UPLOAD_NOT_OWNED');
    expect(await codeOf(add(learner, team, '/media/covers/a.svg'))).toBe('UPLOAD_NOT_OWNED');
    expect(await codeOf(add(learner, team, url, '\u202e'))).toBe('VALIDATION_FAILED');
    const vtt = { contentType: 'text/vtt', fileName: 'a.vtt', payload: Buffer.from('WEBVTT\n') };
    const { static_url: captions } = await sendUpload(test, learner, vtt, S);
    expect(await codeOf(add(learner, team, captions))).toBe('UPLOAD_NOT_OWNED');

    const { static_url: picture } = await sendPicture(test, learner, undefined, S);
    await fill(team, 50, 1);
    expect((await begin(learner, team)).json()).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      details: { limit: 50, reason: 'FILES' },
    });
    expect(await codeOf(add(learner, team, picture))).toBe('QUOTA_EXCEEDED');
    // What was refused is kept and fits once there is room.
    await remove(learner, team, (await board(team, learner)).files[0]?.id);
    expect(await codeOf(add(learner, team, picture))).toBe(200);
  });
  await withTeam(async (team) => {
    await fill(team, 4, 50_000_000);
    expect((await begin(learner, team)).json()).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      details: { limit: 200_000_000, reason: 'BYTES' },
    });
  });
});

it('lets the last place go to one of those who add at once', async () => {
  await withTeam(async (team) => {
    const urls = await Promise.all([send(learner, team), send(nia, team)]);
    await fill(team, 49, 1);
    const codes = await Promise.all([
      codeOf(add(learner, team, urls[0] ?? '')),
      codeOf(add(nia, team, urls[1] ?? '')),
    ]);
    expect(new Set(codes)).toEqual(new Set([200, 'QUOTA_EXCEEDED']));
  });
});

it('loses files to who added them, who leads and who teaches, and leaves their bytes to be swept', async () => {
  let last = '';
  await withTeam(async (team) => {
    const addOne = async (token: string) => {
      const url = await send(token, team);
      const added = (await add(token, team, url)).json().data.files[0] as O3Board['files'][number];
      return { url, id: added.id };
    };
    const [own, led, taught, leaders] = [
      await addOne(nia),
      await addOne(nia),
      await addOne(nia),
      await addOne(learner),
    ];
    expect(await codeOf(remove(nia, team, leaders.id))).toBe('FORBIDDEN');
    for (const [token, file] of [
      [nia, own],
      [learner, led],
      [teacher, taught],
    ] as const)
      for (let time = 0; time < 2; time += 1) {
        expect(await codeOf(remove(token, team, file.id))).toBe(200);
        expect((await uploadAt(file.url))?.used_at).toBeNull();
      }
    expect((await board(team, learner)).files.map(({ id }) => id)).toEqual([leaders.id]);
    last = leaders.url;
    expect((await uploadAt(last))?.used_at).toBeInstanceOf(Date);
  });
  // With the last learner the team goes, and its files.
  expect((await uploadAt(last))?.used_at).toBeNull();
});

it('keeps what somebody added whose account is deleted, without a name', async () => {
  await withTeam(async (team) => {
    const { id, token } = await makePerson(test, 'member', S);
    await join(token, { teamId: team });
    await add(token, team, await send(token, team));
    await test.database.write({}, (tx) => tx.deleteFrom('account').where('id', '=', id).execute());
    const [file] = (await board(team, learner)).files;
    expect(file).toMatchObject({ name: 'Plan.pdf', addedBy: null, canRemove: true });
    expect((await fetchFile(file?.url, learner)).rawPayload).toEqual(PDF);
  });
});
