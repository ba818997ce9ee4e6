import type { LiveHandout } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { chatCalls } from '../chat/chat.fixtures.ts';
import { sendPicture } from '../../uploads/uploads.fixtures.ts';
import { liveCalls, passTime } from '../live.fixtures.ts';

const test = useTestApp();
const { read, at } = liveCalls(test);
const { openRoom } = chatCalls(test);
const MINUTE_MS = 60_000;
const headers = { tenantid: SCHOOL.open };

const list = async (id: string, token?: string): Promise<LiveHandout[]> =>
  (await test.call('GET', at(id, `/handouts?schoolId=${SCHOOL.open}`), { token })).json().data.items;
const call = (method: 'POST' | 'PUT' | 'DELETE', token: string, id: string, rest: string, json?: object) =>
  test.call(method, at(id, `/handouts${rest}`), { token, headers, ...(json ? { json } : {}) });
async function add(token: string, id: string, shownFrom: string, name = 'Slides') {
  const { static_url: url } = await sendPicture(test, token);
  const answer = await call('POST', token, id, '', { url, name, shownFrom });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as LiveHandout;
}
const room = (more: Parameters<typeof openRoom>[0] = {}) =>
  openRoom({ roomUrl: 'https://rooms.example/1', ...more });

it('is shown from its time on, at an address that is signed', async () => {
  const { host, id } = await room();
  for (const time of ['before', 'during', 'after']) await add(host.token, id, time, `For ${time}`);
  const names = async (token?: string) => (await list(id, token)).map(({ name }) => name);
  expect(await names()).toEqual(['For before']);
  expect((await list(id, host.token)).map(({ isShown }) => isShown)).toEqual([true, false, false]);
  const { startsAt } = (await read(id, host.token)).json().data;
  await passTime(test, id, Date.parse(startsAt) - Date.now() + MINUTE_MS);
  expect(await names()).toEqual(['For before', 'For during']);
  await passTime(test, id, 90 * MINUTE_MS);
  expect(await names()).toEqual(['For before', 'For during', 'For after']);

  const [first] = (await list(id)) as [LiveHandout];
  expect((await test.call('GET', first.url)).statusCode).toBe(200);
  expect((await test.call('GET', first.url.replace(/\?.*/, ''))).statusCode).toBe(401);
  expect((await test.call('GET', `${first.url}x`)).statusCode).toBe(401);
});

it('is changed and deleted, and its file with it', async () => {
  const { host, id } = await room();
  const { id: handoutId, url } = await add(host.token, id, 'before');
  const answer = await call('PUT', host.token, id, `/${handoutId}`, {
    name: ' New name ',
    shownFrom: 'after',
  });
  expect(answer.json().data).toMatchObject({ name: 'New name', shownFrom: 'after', isShown: false });
  expect((await call('DELETE', host.token, id, `/${handoutId}`)).statusCode).toBe(200);
  expect(await list(id, host.token)).toEqual([]);
  const name = url.slice(url.lastIndexOf('/') + 1).replace(/\?.*/, '');
  const upload = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx.selectFrom('upload').select('used_at').where('name', '=', name).executeTakeFirst(),
  );
  expect(upload?.used_at ?? null).toBeNull();
});

it('is for whom the session is meant, and edited by those who hold it', async () => {
  const { host, id } = await room({ audience: 2 });
  const handout = await add(host.token, id, 'before');
  const visitor = test.call('GET', at(id, `/handouts?schoolId=${SCHOOL.open}`));
  expect(await codeOf(visitor)).toBe('MEMBERS_ONLY');
  const member = await makePerson(test, 'member');
  expect((await list(id, member.token)).length).toBe(1);
  const other = await makePerson(test, 'teacher');
  const { static_url: url } = await sendPicture(test, other.token);
  const body = { url, name: 'Mine', shownFrom: 'before' };
  for (const { token } of [member, other]) {
    expect(await codeOf(call('POST', token, id, '', body))).toBe('FORBIDDEN');
    expect(await codeOf(call('PUT', token, id, `/${handout.id}`, { name: 'x', shownFrom: 'after' }))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(call('DELETE', token, id, `/${handout.id}`))).toBe('FORBIDDEN');
  }
  // A hand-out of another session is not there.
  const { host: second, id: secondId } = await room();
  expect(await codeOf(call('DELETE', second.token, secondId, `/${handout.id}`))).toBe('NOT_FOUND');
});

it('is a file of the person that nothing else uses, with a name, and one of 20', async () => {
  const { host, id } = await room();
  const other = await makePerson(test, 'teacher');
  const { static_url: foreign } = await sendPicture(test, other.token);
  const { static_url: own } = await sendPicture(test, host.token);
  const given = (url: string, name = 'A') => ({ url, name, shownFrom: 'before' });
  for (const url of [foreign, 'https://evil.example/a.pdf', '/media/covers/a.svg', `/files/${SCHOOL.open}/x`])
    expect(await codeOf(call('POST', host.token, id, '', given(url))), url).toBe('UPLOAD_NOT_OWNED');
  expect(await codeOf(call('POST', host.token, id, '', given(own, '\u200B ')))).toBe('VALIDATION_FAILED');
  expect((await call('POST', host.token, id, '', given(own))).statusCode).toBe(200);
  expect(await codeOf(call('POST', host.token, id, '', given(own)))).toBe('UPLOAD_NOT_OWNED');
  for (let count = 1; count < 20; count += 1) await add(host.token, id, 'before');
  const { static_url: last } = await sendPicture(test, host.token);
  expect(await codeOf(call('POST', host.token, id, '', given(last)))).toBe('QUOTA_EXCEEDED');
});
