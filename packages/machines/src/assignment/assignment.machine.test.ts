import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ProblemError } from '../shared/problem.ts';
import { assignmentMachine, EMPTY_ASSIGNMENT, type AssignmentInput, type HandInCall } from './index.ts';

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
        keepDraft: ({ context }) => void kept.push(context.draft.text),
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
