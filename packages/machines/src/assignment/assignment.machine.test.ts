import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ProblemError } from '../shared/problem.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { assignmentMachine, EMPTY_ASSIGNMENT, type AssignmentInput, type HandInCall } from './index.ts';
import {
  ASSIGNMENT_FILES_MAX,
  ASSIGNMENT_LINKS_MAX,
  ASSIGNMENT_TEXT_MAX_LENGTH,
  type AssignmentStanding,
  type HandInAnswer,
} from './assignment.machine.ts';

const BEGUN: AssignmentInput = {
  lessonId: '1',
  accepts: ['text', 'links'],
  standing: 'notBegun',
  isOpen: true,
  draft: EMPTY_ASSIGNMENT,
  key: 'first',
};
const WRITTEN = { text: ' My plan. ', links: [' https://www.example.org ', ''], files: [] };

function start(input: Partial<AssignmentInput>, answers: (Error | 'ok')[] = []) {
  const sent: HandInCall[] = [];
  const kept: string[] = [];
  const actor = createActor(
    assignmentMachine.provide({
      actors: {
        handIn: fromPromise(({ input: call }) => {
          sent.push(call);
          const answer = answers.shift() ?? 'ok';
          return answer === 'ok'
            ? Promise.resolve({ standing: 'handedIn' as const, isOpen: true })
            : Promise.reject(answer);
        }),
      },
      actions: {
        storeDraft: ({ context }) => void kept.push(context.draft.text),
        dropDraft: () => void kept.push('dropped'),
      },
    }),
    { input: { ...BEGUN, ...input } },
  ).start();
  return {
    actor,
    sent,
    kept,
    has: (tag: 'handedIn' | 'failed' | 'incomplete' | 'linkWrong' | 'closed' | 'editing') =>
      actor.getSnapshot().hasTag(tag),
  };
}

describe('handing in an assignment', () => {
  it('sends what is asked for, trimmed, and drops the draft', async () => {
    const { actor, sent, kept, has } = start({ accepts: ['text'] });
    actor.send({ type: 'draft.changed', draft: WRITTEN });
    actor.send({ type: 'handIn.requested', key: 'second' });
    await expect.poll(() => has('handedIn')).toBe(true);
    expect(sent).toEqual([{ lessonId: '1', key: 'second', text: 'My plan.', links: [], files: [] }]);
    expect(kept).toEqual([' My plan. ', 'dropped']);
  });

  it('does not send nothing, nor a link that leads nowhere', () => {
    const { actor, sent, has } = start({});
    actor.send({ type: 'handIn.requested', key: 'a' });
    expect(has('incomplete')).toBe(true);
    actor.send({ type: 'draft.changed', draft: { ...WRITTEN, links: ['plan'] } });
    actor.send({ type: 'handIn.requested', key: 'b' });
    expect(has('linkWrong')).toBe(true);
    expect(sent).toEqual([]);
  });

  it('keeps all that was typed where it is refused', async () => {
    const { actor, has } = start({}, [new ProblemError('UPLOAD_NOT_OWNED')]);
    actor.send({ type: 'draft.changed', draft: WRITTEN });
    actor.send({ type: 'handIn.requested', key: 'a' });
    await expect.poll(() => has('failed')).toBe(true);
    expect(actor.getSnapshot().context.draft).toEqual(WRITTEN);
  });

  it('sends what was lost on the way again with the same key', async () => {
    const { actor, sent, has } = start({}, [new ProblemError('NETWORK')]);
    actor.send({ type: 'draft.changed', draft: WRITTEN });
    actor.send({ type: 'handIn.requested', key: 'a' });
    await expect.poll(() => actor.getSnapshot().hasTag('offline')).toBe(true);
    actor.send({ type: 'network.restored' });
    await expect.poll(() => has('handedIn')).toBe(true);
    expect(sent.map(({ key }) => key)).toEqual(['a', 'a']);
  });

  it('goes on after signing in', async () => {
    const { actor, has } = start({}, [new ProblemError('UNAUTHENTICATED')]);
    actor.send({ type: 'draft.changed', draft: WRITTEN });
    actor.send({ type: 'handIn.requested', key: 'a' });
    await expect.poll(() => actor.getSnapshot().hasTag('signInNeeded')).toBe(true);
    actor.send({ type: 'signIn.completed' });
    await expect.poll(() => has('handedIn')).toBe(true);
  });

  it('opens again where it was returned, and where once more is allowed', () => {
    const graded = start({ standing: 'graded', isOpen: false });
    graded.actor.send({ type: 'handIn.again' });
    expect(graded.has('handedIn')).toBe(true);
    graded.actor.send({ type: 'work.changed', standing: 'returned', isOpen: true });
    expect(graded.has('editing')).toBe(true);
    const again = start({ standing: 'handedIn' });
    again.actor.send({ type: 'handIn.again' });
    expect(again.has('editing')).toBe(true);
  });

  it('is closed where nothing can be handed in', () => {
    expect(start({ isOpen: false }).has('closed')).toBe(true);
  });
});

describe('what stands in the way of handing in', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function begin(input: Partial<AssignmentInput> = {}) {
    const handIn = fakeActor<HandInAnswer, HandInCall>();
    const noted: string[] = [];
    const actor = createActor(
      assignmentMachine.provide({
        actors: { handIn: handIn.logic },
        actions: { storeDraft: () => void noted.push('kept'), dropDraft: () => void noted.push('dropped') },
      }),
      { input: { ...BEGUN, draft: WRITTEN, ...input } },
    ).start();
    return {
      actor,
      handIn,
      noted,
      tags: () => [...actor.getSnapshot().tags].toSorted(),
      context: () => actor.getSnapshot().context,
      ask: (key = 'k') => actor.send({ type: 'handIn.requested', key }),
      dismiss: () => actor.send({ type: 'problem.dismissed' }),
      standsAs: (standing: AssignmentStanding, isOpen: boolean) =>
        actor.send({ type: 'work.changed', standing, isOpen }),
    };
  }

  it.each<[Partial<AssignmentInput>, Partial<HandInCall>]>([
    [{ accepts: ['text'] }, { text: 'My plan.', links: [], files: [] }],
    [{ accepts: ['links'] }, { text: '', links: ['https://www.example.org'], files: [] }],
    [
      { accepts: ['files'], draft: { ...WRITTEN, files: [{ url: '/f', name: 'f' }] } },
      { text: '', links: [], files: [{ url: '/f', name: 'f' }] },
    ],
  ])('of %j only what is asked for is sent', (input, sent) => {
    const { handIn, ask } = begin(input);
    ask();
    expect(handIn.inputs).toEqual([{ lessonId: '1', key: 'k', ...sent }]);
  });

  it.each<Partial<AssignmentInput>>([
    { accepts: ['files'] },
    { accepts: ['text'], draft: { text: ' \n', links: [], files: [] } },
    { accepts: ['links'], draft: { text: 'My plan.', links: [' '], files: [] } },
  ])('where nothing of what is asked for is there (%j), nothing is sent', (input) => {
    const { handIn, tags, ask } = begin(input);
    ask();
    expect([tags(), handIn.inputs]).toEqual([['editing', 'incomplete'], []]);
  });

  it('typing puts every note away, and is kept', async () => {
    const { actor, handIn, noted, tags, context, ask } = begin({ draft: EMPTY_ASSIGNMENT });
    const type = (links: string[]) =>
      actor.send({ type: 'draft.changed', draft: { text: '', links, files: [] } });
    ask();
    expect(tags()).toEqual(['editing', 'incomplete']);
    type(['htp://x']);
    expect(tags()).toEqual(['editing']);
    ask();
    expect(tags()).toEqual(['editing', 'linkWrong']);
    type(['http://example.org']);
    ask();
    await handIn.fail('HAND_IN_REFUSED', { requestId: 'req-1' });
    expect([tags(), context().problem]).toEqual([
      ['editing', 'failed'],
      { code: 'HAND_IN_REFUSED', requestId: 'req-1' },
    ]);
    type(['http://example.org/2']);
    expect([tags(), context().problem, noted]).toEqual([['editing'], null, ['kept', 'kept', 'kept']]);
  });

  it.each(['http://example.org', 'HTTPS://example.org/a?b#c', ' https://例子.example '])(
    '%s is a link',
    (link) => {
      const { handIn, ask } = begin({ accepts: ['links'], draft: { ...EMPTY_ASSIGNMENT, links: [link] } });
      ask();
      expect(handIn.inputs).toHaveLength(1);
    },
  );

  it('a refusal can be put away, and the work handed in again under another key', async () => {
    const { handIn, noted, tags, context, ask, dismiss } = begin();
    ask('a');
    expect(tags()).toEqual(['busy']);
    await handIn.fail('NOT_ENROLLED');
    dismiss();
    expect([tags(), context().problem]).toEqual([['editing'], null]);
    ask('b');
    await handIn.fail('FORBIDDEN');
    // A note need not be put away first.
    ask('c');
    expect([tags(), context().problem]).toEqual([['busy'], null]);
    await handIn.succeed({ standing: 'handedIn', isOpen: false });
    expect([handIn.inputs.map(({ key }) => key), noted, tags()]).toEqual([
      ['a', 'b', 'c'],
      ['dropped'],
      ['handedIn'],
    ]);
    expect(context()).toMatchObject({ draft: EMPTY_ASSIGNMENT, standing: 'handedIn', isOpen: false });
  });

  it.each(['NETWORK', 'SERVICE_UNAVAILABLE'])(
    'after %s it waits longer each time, and begins with the short wait when asked anew',
    async (code) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      const { handIn, tags, context, ask, dismiss } = begin();
      ask('a');
      await handIn.fail(code);
      expect(tags()).toEqual(['busy', 'offline']);
      await vi.advanceTimersByTimeAsync(999);
      expect(handIn.inputs).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect([handIn.inputs.length, tags()]).toEqual([2, ['busy']]);
      await handIn.fail(code);
      await vi.advanceTimersByTimeAsync(1_999);
      expect(handIn.inputs).toHaveLength(2);
      dismiss();
      expect([tags(), context().problem]).toEqual([['editing'], null]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(handIn.inputs).toHaveLength(2);
      ask('b');
      await handIn.fail(code);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(handIn.inputs).toHaveLength(4);
      await handIn.succeed({ standing: 'handedIn', isOpen: true });
      expect([tags(), context().problem]).toEqual([['handedIn'], null]);
    },
  );

  it('a refusal in between leaves the next loss its short wait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { handIn, ask } = begin();
    ask('a');
    await handIn.fail('NETWORK');
    await vi.advanceTimersByTimeAsync(1_000);
    await handIn.fail('FORBIDDEN');
    ask('b');
    await handIn.fail('NETWORK');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(handIn.inputs).toHaveLength(4);
  });

  it.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])(
    'after %s it goes on after signing in or is given up',
    async (code) => {
      const { actor, handIn, tags, context, ask, dismiss } = begin();
      ask();
      await handIn.fail(code);
      expect(tags()).toEqual(['signInNeeded']);
      actor.send({ type: 'signIn.completed' });
      expect([tags(), handIn.inputs.length]).toEqual([['busy'], 2]);
      await handIn.fail(code);
      dismiss();
      expect([tags(), context().problem, context().draft]).toEqual([['editing'], null, WRITTEN]);
    },
  );

  it.each<[AssignmentStanding, boolean, string[]]>([
    ['notBegun', true, ['editing']],
    ['notBegun', false, ['closed']],
    ['returned', true, ['editing']],
    ['returned', false, ['closed']],
    ['handedIn', false, ['handedIn']],
    ['graded', true, ['handedIn']],
  ])('work that is %s, open %s, is shown as %j, whatever it was before', (standing, isOpen, tags) => {
    expect(begin({ standing, isOpen }).tags()).toEqual(tags);
    for (const before of [
      { standing: 'notBegun', isOpen: true },
      { standing: 'handedIn', isOpen: true },
      { standing: 'notBegun', isOpen: false },
    ] as const) {
      const work = begin(before);
      work.standsAs(standing, isOpen);
      expect(work.tags()).toEqual(tags);
    }
  });

  it('who writes is not disturbed by news that are none', async () => {
    const { handIn, tags, ask, standsAs } = begin();
    ask();
    await handIn.fail('FORBIDDEN');
    standsAs('notBegun', true);
    expect(tags()).toEqual(['editing', 'failed']);
  });

  it('who begins once more stays there though nothing has changed on the server', () => {
    const { actor, tags, standsAs } = begin({ standing: 'handedIn', isOpen: true });
    actor.send({ type: 'handIn.again' });
    standsAs('handedIn', true);
    expect(tags()).toEqual(['editing']);
  });
});

it('a lost connection that is back sends at once', async () => {
  const handIn = fakeActor<HandInAnswer, HandInCall>();
  const actor = createActor(assignmentMachine.provide({ actors: { handIn: handIn.logic } }), {
    input: { ...BEGUN, draft: WRITTEN },
    clock: new SimulatedClock(),
  }).start();
  actor.send({ type: 'handIn.requested', key: 'k' });
  await handIn.fail('NETWORK');
  actor.send({ type: 'network.restored' });
  expect([handIn.inputs.length, [...actor.getSnapshot().tags]]).toEqual([2, ['busy']]);
});

it('the limits are those of the contract (B065)', () => {
  expect([ASSIGNMENT_TEXT_MAX_LENGTH, ASSIGNMENT_LINKS_MAX, ASSIGNMENT_FILES_MAX]).toEqual([20_000, 10, 10]);
});
