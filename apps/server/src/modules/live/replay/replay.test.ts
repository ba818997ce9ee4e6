import type { LiveReplayEdit, LiveSession } from '@stoa/api/schema';
import { beforeAll, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { chatCalls } from '../chat/chat.fixtures.ts';
import { liveCalls } from '../live.fixtures.ts';
import { fragment, hostCalls, INIT } from '../picture/picture.fixtures.ts';

const test = useTestApp();
const { at, read } = liveCalls(test);
const { openRoom } = chatCalls(test);
const { begin, end, replay, send } = hostCalls(test);
const SEGMENT_MS = 2000;
const headers = { tenantid: SCHOOL.open };
const cue = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });

const call = (
  method: 'GET' | 'PUT' | 'DELETE',
  token: string | undefined,
  id: string,
  rest: string,
  json?: object,
) => test.call(method, at(id, rest), { token, headers, ...(json ? { json } : {}) });
const loadEdit = async (token: string, id: string): Promise<LiveReplayEdit> =>
  (await call('GET', token, id, '/replay/edit')).json().data;
const save = (token: string, id: string, json: object) => call('PUT', token, id, '/replay/edit', json);
const saveCaptions = (token: string, id: string, json: object, lang = 'en_US') =>
  call('PUT', token, id, `/captions/${lang}`, json);
const get = (url: string) => test.app.inject({ url });
const NOTHING = { startMs: null, endMs: null, chapters: [] };

/** A session that has ended, with five segments of two seconds. */
async function recorded(more: Parameters<typeof openRoom>[0] = {}) {
  const { host, id } = await openRoom(more);
  const { streamKey } = (await begin(host.token, id)).json().data;
  await send(host.token, id, streamKey, 1, INIT);
  for (const index of [0, 1, 2, 3, 4])
    await send(host.token, id, streamKey, index + 2, fragment(), index * SEGMENT_MS);
  return { host, id, stop: () => end(host.token, id) };
}
const segmentsOf = async (url: string) =>
  (await get(url)).body.split('\n').filter((line) => /^\d/.test(line));

let shared: Awaited<ReturnType<typeof recorded>>;
beforeAll(async () => {
  shared = await recorded();
  await shared.stop();
});

it('is cut at both ends: what lies outside is served to nobody but those who edit it', async () => {
  const { host, id, stop } = await recorded();
  const { streamUrl } = (await read(id)).json().data as LiveSession;
  expect(await codeOf(call('GET', host.token, id, '/replay/edit'))).toBe('LIVE_NOT_OPEN');
  expect(await codeOf(save(host.token, id, { version: '0', ...NOTHING }))).toBe('LIVE_NOT_OPEN');
  await stop();
  const before = await loadEdit(host.token, id);
  expect(before).toMatchObject({ version: '0', durationMs: 10_000, shownStartMs: 0, shownEndMs: 10_000 });
  const saved = await save(host.token, id, { version: '0', startMs: 2500, endMs: 6000, chapters: [] });
  expect(saved.json().data, saved.body).toMatchObject({
    version: '1',
    startMs: 2500,
    endMs: 6000,
    // Whole segments.
    shownStartMs: 2000,
    shownEndMs: 6000,
  });
  const { videoUrl, durationSeconds } = (await replay(id)).json().data;
  expect(durationSeconds).toBe(4);
  await eventually(async () => expect(await segmentsOf(videoUrl)).toEqual(['1-3.m4s', '1-4.m4s']));
  const status = async (url: string, file: string) => (await get(url.replace('index.m3u8', file))).statusCode;
  // Neither by the replay's address nor by the one of when it was live.
  for (const url of [videoUrl, streamUrl ?? ''])
    await eventually(async () =>
      expect(
        await Promise.all(
          ['1-1.m4s', '1-2.m4s', '1-02.m4s', '1-3.m4s', '1-4.m4s', '1-5.m4s'].map((file) =>
            status(url, file),
          ),
        ),
      ).toEqual([200, 404, 404, 200, 200, 404]),
    );
  expect(await segmentsOf(saved.json().data.videoUrl)).toHaveLength(5);
  expect(await status(saved.json().data.videoUrl, '1-2.m4s')).toBe(200);
  // The mark of the whole recording is signed with it.
  expect((await get(videoUrl.replace(/\.([123])\./, '.$1w.'))).statusCode).toBe(404);

  await save(host.token, id, { version: '1', ...NOTHING });
  await eventually(async () => expect(await status(videoUrl, '1-2.m4s')).toBe(200));
  await eventually(async () => expect(await segmentsOf(videoUrl)).toHaveLength(5));
});

it('has chapters in its languages, by the clock of what is shown', async () => {
  const { host, id } = shared;
  const chapters = [
    { startMs: 7000, title: { en_US: 'Questions', de_DE: 'Fragen' } },
    { startMs: 0, title: { en_US: ' Welcome\u200B ' } },
    { startMs: 9000, title: { en_US: 'Good-bye' } },
  ];
  const { version } = await loadEdit(host.token, id);
  const saved = await save(host.token, id, { version, startMs: 2000, endMs: 8000, chapters });
  expect(saved.json().data.chapters.map(({ startMs }: { startMs: number }) => startMs)).toEqual([
    0, 7000, 9000,
  ]);
  const reported = async (lang: string) =>
    (await test.call('GET', at(id, `/replay?schoolId=${SCHOOL.open}&sxz-lang=${lang}`))).json().data.chapters;
  expect(await reported('de_DE')).toEqual([
    { title: 'Welcome', startSeconds: 0 },
    { title: 'Fragen', startSeconds: 5 },
  ]);
  // An older version is refused, and what it holds is not there.
  expect(await codeOf(save(host.token, id, { version, ...NOTHING }))).toBe('VERSION_CONFLICT');
});

it('refuses a cut that leaves nothing and chapters that cannot be', async () => {
  const { host, id } = shared;
  const { version } = await loadEdit(host.token, id);
  const fieldOf = async (more: object) => {
    const answer = await save(host.token, id, { version, ...NOTHING, ...more });
    expect(answer.statusCode, answer.body).toBe(400);
    return answer.json().details.fields[0].path;
  };
  expect(await fieldOf({ startMs: 5000, endMs: 5000 })).toBe('body/endMs');
  expect(await fieldOf({ startMs: 10_000 })).toBe('body/startMs');
  expect(await fieldOf({ endMs: 0 })).toBe('body/endMs');
  const title = { en_US: 'A' };
  expect(await fieldOf({ chapters: [{ startMs: 0, title: { en_US: ' \u200B' } }] })).toBe(
    'body/chapters/0/title',
  );
  expect(
    await fieldOf({
      chapters: [
        { startMs: 1, title },
        { startMs: 1, title },
      ],
    }),
  ).toBe('body/chapters/1/startMs');
  expect(await fieldOf({ chapters: [{ startMs: 10_000, title }] })).toBe('body/chapters/0/startMs');
  expect((await loadEdit(host.token, id)).version).toBe(version);
});

it('has captions by language that follow the cut and say nothing but words', async () => {
  const { host, id, stop } = await recorded();
  await stop();
  const cues = [
    cue(6500, 9500, 'To the end'),
    cue(500, 2500, '<b>Tom & Ann</b> --> 00:00.000\n\n\nWEBVTT'),
    cue(2500, 4000, '  Next\u202E '),
  ];
  const saved = await saveCaptions(host.token, id, { version: '0', cues });
  expect(saved.json().data, saved.body).toMatchObject({ lang: 'en_US', version: '1' });
  expect((await call('GET', host.token, id, '/captions/en_US')).json().data.cues).toEqual([
    cue(500, 2500, '<b>Tom & Ann</b> --> 00:00.000\nWEBVTT'),
    cue(2500, 4000, 'Next'),
    cue(6500, 9500, 'To the end'),
  ]);
  await save(host.token, id, { version: '0', startMs: 2000, endMs: 8000, chapters: [] });
  const { captions } = (await replay(id)).json().data;
  expect(captions).toEqual([
    { lang: 'en_US', label: 'English', url: expect.stringMatching(/en_US\.vtt\?v=1\.1$/) },
  ]);
  const file = await get(captions[0].url);
  expect(file.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(file.body).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:00.500\n&lt;b&gt;Tom &amp; Ann&lt;/b&gt; --&gt; 00:00.000\nWEBVTT\n\n' +
      '00:00:00.500 --> 00:00:02.000\nNext\n\n00:00:04.500 --> 00:00:06.000\nTo the end\n',
  );
  expect((await loadEdit(host.token, id)).captions).toEqual([{ lang: 'en_US', cueCount: 3 }]);
  expect((await get(captions[0].url.replace('en_US', 'de_DE'))).statusCode).toBe(404);
  expect((await get(captions[0].url.replace(/\.[\w-]+\/en_US/, '.x/en_US'))).statusCode).toBe(404);
  expect((await call('DELETE', host.token, id, '/captions/en_US')).statusCode).toBe(200);
  expect((await get(captions[0].url)).statusCode).toBe(404);
  expect((await replay(id)).json().data.captions).toEqual([]);
});

it('refuses lines that overlap, are turned round or say nothing', async () => {
  const { host, id } = shared;
  const fieldOf = async (...cues: object[]) => {
    const answer = await saveCaptions(host.token, id, { version: '0', cues });
    expect(answer.statusCode, answer.body).toBe(400);
    const [{ path, rule }] = answer.json().details.fields;
    return `${path} ${rule}`;
  };
  expect(await fieldOf(cue(0, 2000, 'A'), cue(1999, 3000, 'B'))).toBe('body/cues/1/startMs overlap');
  expect(await fieldOf(cue(2000, 3000, 'A'), cue(0, 2001, 'B'))).toBe('body/cues/0/startMs overlap');
  expect(await fieldOf(cue(3000, 2000, 'A'))).toBe('body/cues/0/endMs order');
  expect(await fieldOf(cue(0, 1000, ' \n '))).toBe('body/cues/0/text minLength');
  expect((await call('GET', host.token, id, '/captions/en_US')).json().data).toEqual({
    lang: 'en_US',
    version: '0',
    cues: [],
  });
});

it('is set by those who hold the session, in their school', async () => {
  const { host, id } = shared;
  const member = await makePerson(test, 'member');
  const other = await makePerson(test, 'teacher');
  const admin = await makePerson(test, 'admin');
  const outside = await makePerson(test, 'teacher', SCHOOL.overseas);
  const calls = (token: string | undefined, schoolId: string = SCHOOL.open) => {
    const json = { version: '77', cues: [cue(0, 1000, 'A')] };
    const options = { token, headers: { tenantid: schoolId } };
    return Promise.all([
      test.call('GET', at(id, '/replay/edit'), options),
      test.call('PUT', at(id, '/replay/edit'), { ...options, json: { version: '77', ...NOTHING } }),
      test.call('GET', at(id, '/captions/en_US'), options),
      test.call('PUT', at(id, '/captions/en_US'), { ...options, json }),
      test.call('DELETE', at(id, '/captions/fr_FR'), options),
    ]);
  };
  const statuses = async (token: string | undefined, schoolId?: string) =>
    (await calls(token, schoolId)).map(({ statusCode }) => statusCode);
  expect(await statuses(undefined)).toEqual([401, 401, 401, 401, 401]);
  expect(await statuses(member.token)).toEqual([403, 403, 403, 403, 403]);
  expect(await statuses(other.token)).toEqual([403, 403, 403, 403, 403]);
  expect(await statuses(outside.token, SCHOOL.overseas)).toEqual([404, 404, 404, 404, 404]);
  for (const { token } of [host, admin]) expect(await statuses(token)).toEqual([200, 409, 200, 409, 200]);
});

it('tells which part of the chat belongs to which part of the recording', async () => {
  const { host, id, stop } = await recorded();
  await stop();
  const { chat } = (await replay(id)).json().data;
  expect(chat.at(0)).toEqual({ offsetSeconds: 0, startSeconds: 0, endSeconds: 0 });
  expect(chat.at(1)).toMatchObject({ startSeconds: 0, endSeconds: 10 });
  expect(chat.at(-1)).toMatchObject({ startSeconds: 10, endSeconds: 10 });
  await save(host.token, id, { version: '0', startMs: 2000, endMs: 8000, chapters: [] });
  expect((await replay(id)).json().data.chat).toEqual([
    { offsetSeconds: expect.any(Number), startSeconds: 0, endSeconds: 6 },
  ]);
});

it('is private as the session is', async () => {
  const { host, id, stop } = await recorded({ audience: 2 });
  await stop();
  await saveCaptions(host.token, id, { version: '0', cues: [cue(0, 1000, 'A')] });
  expect(await codeOf(replay(id))).toBe('MEMBERS_ONLY');
  const { captions } = (await replay(id, host.token)).json().data;
  expect((await get(captions[0].url)).statusCode).toBe(200);
  expect((await get(captions[0].url.replace('.2.', '.1.'))).statusCode).toBe(404);
});
