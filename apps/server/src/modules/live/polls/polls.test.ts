import type { LivePoll } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { activityCalls } from '../activity.fixtures.ts';
import { chatCalls } from '../chat/chat.fixtures.ts';
import { hostCalls } from '../picture/picture.fixtures.ts';

const test = useTestApp();
const chat = chatCalls(test);
const live = activityCalls(test);
const listed = async (token: string | undefined, id: string): Promise<LivePoll[]> =>
  (await live.polls(token, id)).json().data.items;
const prepared = async (token: string, id: string, more: object = {}): Promise<LivePoll> => {
  const answer = await live.prepare(token, id, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

it('a poll is prepared, started, voted in, shared and closed; each sees what is theirs (C118)', async () => {
  const { host, id } = await chat.openRoom();
  const [one, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
  const poll = await prepared(host.token, id);
  expect(poll).toMatchObject({ state: 'draft', results: { voterCount: 0, counts: [0, 0, 0] } });
  expect(poll.texts?.question).toEqual({
    en_US: 'Which risk do you know best?',
    de_DE: 'Welches Risiko kennen Sie am besten?',
  });
  expect(await listed(one.token, id)).toEqual([]);
  expect(await codeOf(live.choose(one.token, id, poll.id, [0]))).toBe('NOT_FOUND');
  expect(await codeOf(live.set(host.token, id, poll.id, 'closed'))).toBe('CONFLICT');
  const changed = await live.changePoll(host.token, id, poll.id, {
    options: [{ en_US: ' Costs ' }, { en_US: 'Dates' }],
  });
  expect(changed.json().data.options).toEqual(['Costs', 'Dates']);

  expect((await live.set(host.token, id, poll.id, 'open')).json().data.state).toBe('open');
  expect(await codeOf(live.changePoll(host.token, id, poll.id))).toBe('CONFLICT');
  // The same vote several times is one; another takes its place.
  await Promise.all([1, 2, 3].map(() => live.choose(one.token, id, poll.id, [0])));
  expect((await live.choose(one.token, id, poll.id, [1])).json().data).toMatchObject({
    choices: [1],
    results: null,
  });
  await live.choose(other.token, id, poll.id, [1]);
  expect((await listed(host.token, id))[0]?.results).toEqual({ voterCount: 2, counts: [0, 2] });
  expect((await listed(one.token, id))[0]).toMatchObject({ choices: [1], results: null, texts: null });
  expect(await codeOf(live.choose(one.token, id, poll.id, [0, 1]))).toBe('VALIDATION_FAILED');
  expect(await codeOf(live.choose(one.token, id, poll.id, [2]))).toBe('VALIDATION_FAILED');
  const look = async (token: string) => (await chat.look(token, id, '&after=0')).body;
  expect(await look(one.token)).toContain('"choices":[1],"results":null');
  expect(await look(host.token)).toContain('"counts":[0,2]');

  await live.set(host.token, id, poll.id, 'open', true);
  expect((await listed(one.token, id))[0]?.results).toEqual({ voterCount: 2, counts: [0, 2] });
  await live.set(host.token, id, poll.id, 'closed', true);
  expect(await codeOf(live.choose(one.token, id, poll.id, [0]))).toBe('CONFLICT');
  expect(await codeOf(live.set(host.token, id, poll.id, 'open'))).toBe('CONFLICT');

  const multiple = await prepared(host.token, id, { isMultiple: true });
  await live.set(host.token, id, multiple.id, 'open', true);
  expect((await live.choose(one.token, id, multiple.id, [2, 0])).json().data).toMatchObject({
    choices: [0, 2],
    results: { voterCount: 1, counts: [1, 0, 1] },
  });
  // Open ones are closed with the session, and what was shared stays to be seen.
  const { begin, end } = hostCalls(test);
  await begin(host.token, id);
  await end(host.token, id);
  expect(await codeOf(live.choose(one.token, id, multiple.id, [1]))).toBe('LIVE_ENDED');
  expect((await listed(undefined, id)).map(({ state, results }) => [state, results?.counts])).toEqual([
    ['closed', [1, 0, 1]],
    ['closed', [0, 2]],
  ]);
  expect(await codeOf(live.prepare(host.token, id))).toBe('LIVE_ENDED');
});

it('tells each in their language', async () => {
  const { host, id } = await chat.openRoom();
  const poll = await prepared(host.token, id);
  await live.set(host.token, id, poll.id, 'open');
  const { body } = await chat.look(host.token, id, '&after=0&sxz-lang=de_DE');
  expect(body).toContain('Welches Risiko kennen Sie am besten?');
  // An option without a translation stands as it is.
  expect(body).toContain('"options":["Kosten","Dates","People"]');
});

it('is prepared once by those who hold the session, and deleted with its votes', async () => {
  const { host, id } = await chat.openRoom({ audience: 2 });
  const [member, stranger] = [await makePerson(test, 'member'), await makePerson(test)];
  const clientId = crypto.randomUUID();
  const answers = await Promise.all([1, 2].map(() => live.prepare(host.token, id, {}, clientId)));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect(await codeOf(live.prepare(host.token, id, { isMultiple: true }, clientId))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  expect(await codeOf(live.prepare(member.token, id))).toBe('FORBIDDEN');
  expect(await codeOf(live.prepare(host.token, id, { question: { en_US: ' ' } }))).toBe('VALIDATION_FAILED');
  expect(await codeOf(live.prepare(host.token, id, { options: [{ en_US: 'One' }] }))).toBe(
    'VALIDATION_FAILED',
  );
  const [first] = answers.map((answer) => answer.json().data as LivePoll);
  const pollId = String(first?.id);
  await live.set(host.token, id, pollId, 'open', true);
  await live.choose(member.token, id, pollId, [0]);
  expect(await codeOf(live.polls(stranger.token, id))).toBe('MEMBERS_ONLY');
  expect(await codeOf(live.choose(stranger.token, id, pollId, [0]))).toBe('MEMBERS_ONLY');
  const elsewhere = activityCalls(test, SCHOOL.overseas);
  const admin = await makePerson(test, 'admin', SCHOOL.overseas);
  for (const call of [
    elsewhere.polls(admin.token, id),
    elsewhere.prepare(admin.token, id),
    elsewhere.changePoll(admin.token, id, pollId),
    elsewhere.set(admin.token, id, pollId, 'closed'),
    elsewhere.choose(admin.token, id, pollId, [0]),
    elsewhere.removePoll(admin.token, id, pollId),
  ])
    expect(await codeOf(call)).toBe('NOT_FOUND');
  expect(await codeOf(live.removePoll(member.token, id, pollId))).toBe('FORBIDDEN');
  for (const _time of [1, 2]) expect((await live.removePoll(host.token, id, pollId)).statusCode).toBe(200);
  expect(await listed(host.token, id)).toEqual([]);
  expect((await chat.look(member.token, id, '&after=0')).body).toContain('event: pollRemoved');
});
