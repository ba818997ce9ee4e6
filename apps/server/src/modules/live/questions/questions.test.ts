import type { LiveQuestion } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { activityCalls } from '../activity.fixtures.ts';
import { chatCalls } from '../chat/chat.fixtures.ts';
import { hostCalls } from '../picture/picture.fixtures.ts';

const test = useTestApp();
const chat = chatCalls(test);
const live = activityCalls(test);
const NOBODY = '1700000000000999999';
const listed = async (token: string | undefined, id: string): Promise<LiveQuestion[]> =>
  (await live.questions(token, id)).json().data.items;
const asked = async (token: string, id: string, text: string): Promise<LiveQuestion> => {
  const answer = await live.ask(token, id, text);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

it('a question is asked once, voted for once a person, and sorted by votes and then by time (C118)', async () => {
  const { host, id } = await chat.openRoom();
  const [one, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
  const clientId = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => live.ask(one.token, id, '  First? ', clientId)));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect(await codeOf(live.ask(one.token, id, 'Something else?', clientId))).toBe('IDEMPOTENCY_KEY_REUSED');
  const first = answers[0]?.json().data as LiveQuestion;
  expect(first).toMatchObject({
    text: 'First?',
    state: 'open',
    votes: 0,
    voted: false,
    author: { id: one.id },
  });
  const second = await asked(other.token, id, 'Second?');
  expect(await codeOf(live.ask(one.token, id, ' \u0007 '))).toBe('VALIDATION_FAILED');

  const votes = await Promise.all([one, one, other].map(({ token }) => live.voteFor(token, id, second.id)));
  expect(votes.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await listed(one.token, id)).map(({ text, votes: n, voted }) => [text, n, voted])).toEqual([
    ['Second?', 2, true],
    ['First?', 0, false],
  ]);
  expect((await listed(undefined, id))[0]).toMatchObject({ votes: 2, voted: false });
  expect((await live.voteFor(one.token, id, second.id, false)).json().data).toMatchObject({
    votes: 1,
    voted: false,
  });
  await live.voteFor(other.token, id, second.id, false);
  expect((await listed(host.token, id)).map(({ text }) => text)).toEqual(['First?', 'Second?']);
  expect(await codeOf(live.voteFor(one.token, id, NOBODY))).toBe('NOT_FOUND');
});

it('the host marks what is answered; what was dismissed is hidden from others, also in the events', async () => {
  const { host, id } = await chat.openRoom();
  const [one, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
  const first = await asked(one.token, id, 'A secret word?');
  const second = await asked(one.token, id, 'Second?');
  expect(await codeOf(live.mark(one.token, id, first.id, 'answered'))).toBe('FORBIDDEN');
  await live.mark(host.token, id, first.id, 'answering');
  await live.mark(host.token, id, second.id, 'answering');
  expect((await listed(other.token, id)).map(({ state }) => state)).toEqual(['answered', 'answering']);
  expect(await codeOf(live.voteFor(other.token, id, first.id))).toBe('CONFLICT');
  await live.mark(host.token, id, first.id, 'dismissed');
  expect((await listed(other.token, id)).map(({ text }) => text)).toEqual(['Second?']);
  expect((await listed(one.token, id)).map(({ text }) => text)).toEqual(['A secret word?', 'Second?']);
  expect((await listed(host.token, id)).map(({ text }) => text)).toEqual(['A secret word?', 'Second?']);

  const reported = async (token: string) => (await chat.look(token, id, '&after=0')).body;
  expect(await reported(host.token)).toContain('A secret word?');
  expect(await reported(one.token)).toContain('A secret word?');
  const others = await reported(other.token);
  expect(others).not.toContain('A secret word?');
  expect(others).toContain('"state":"dismissed"');
  expect(others.match(/event: question/g)).toHaveLength(2);
});

it('is for those in the room, five a minute, not for who was muted, and can be read afterwards', async () => {
  const { host, id } = await chat.openRoom({ audience: 2 });
  const stranger = await makePerson(test);
  const member = await makePerson(test, 'member');
  expect(await codeOf(live.questions(stranger.token, id))).toBe('MEMBERS_ONLY');
  expect(await codeOf(live.ask(stranger.token, id, 'May I?'))).toBe('MEMBERS_ONLY');
  expect(await codeOf(live.ask(undefined, id, 'May I?'))).toBe('UNAUTHENTICATED');
  const elsewhere = activityCalls(test, SCHOOL.overseas);
  const admin = await makePerson(test, 'admin', SCHOOL.overseas);
  const question = await asked(member.token, id, 'One?');
  for (const call of [
    elsewhere.questions(admin.token, id),
    elsewhere.ask(admin.token, id, 'Other?'),
    elsewhere.voteFor(admin.token, id, question.id),
    elsewhere.mark(admin.token, id, question.id, 'dismissed'),
  ])
    expect(await codeOf(call)).toBe('NOT_FOUND');
  for (const text of ['Two?', 'Three?', 'Four?', 'Five?']) await asked(member.token, id, text);
  expect(await codeOf(live.ask(member.token, id, 'Six?'))).toBe('TOO_MANY_REQUESTS');
  await chat.say(member, id, 'Hello');
  await chat.mute(host.token, id, member.id);
  expect(await codeOf(live.ask(member.token, id, 'Seven?'))).toBe('FORBIDDEN');

  const { begin, end } = hostCalls(test);
  await begin(host.token, id);
  await end(host.token, id);
  expect(await codeOf(live.ask(host.token, id, 'Late?'))).toBe('LIVE_ENDED');
  expect(await codeOf(live.voteFor(member.token, id, question.id))).toBe('LIVE_ENDED');
  expect(await listed(member.token, id)).toHaveLength(5);
  expect((await live.mark(host.token, id, question.id, 'answered')).json().data.state).toBe('answered');
});

it('the list takes the same number of statements however long it is', async () => {
  const { id } = await chat.openRoom();
  const count = async (token: string) => {
    const before = test.database.statements;
    await live.questions(token, id);
    return test.database.statements - before;
  };
  const reader = await makePerson(test, 'member');
  await asked(reader.token, id, 'One?');
  const few = await count(reader.token);
  for (const text of ['Two?', 'Three?', 'Four?']) await asked(reader.token, id, text);
  expect(await count(reader.token)).toBe(few);
});
