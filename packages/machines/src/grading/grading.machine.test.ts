import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { gradingMachine } from './grading.machine.ts';
import type {
  GradeDraft,
  GradingDraft,
  GradingEmitted,
  GradingTag,
  OpenedAttempt,
  SaveGradesInput,
} from './grading.types.ts';

/** As the help says: saved after a pause, and tried again. */
const AUTOSAVE_MS = 1_500;
const RETRY_MS = 10_000;
const grade = (more: Partial<GradeDraft> = {}): GradeDraft => ({
  questionId: 'q1',
  score: null,
  comment: '',
  choices: [],
  appeal: null,
  ...more,
});
const drafted = (more: Partial<GradingDraft> = {}): GradingDraft => ({
  id: 'b',
  version: 1,
  scores: [grade()],
  feedback: '',
  finished: false,
  ...more,
});
const scored = (score: number, more: Partial<GradingDraft> = {}) =>
  drafted({ scores: [grade({ score })], ...more });
const RUBRIC = [{ id: 'goal', levels: [{ id: 'clear', points: 2 }] }];
const TAGS: readonly GradingTag[] = [
  'opening',
  'unopened',
  'opened',
  'unsaved',
  'saving',
  'saved',
  'invalid',
  'failed',
  'conflict',
  'confirmingReset',
  'confirmingLeave',
];

function begin(attemptId: string | null = null) {
  const openAttempt = fakeActor<OpenedAttempt, { attemptId: string }>();
  const saveGrades = fakeActor<GradingDraft, SaveGradesInput>();
  const loadGrades = fakeActor<GradingDraft, { attemptId: string }>();
  const clock = new SimulatedClock();
  const emitted: GradingEmitted[] = [];
  const actor = createActor(
    gradingMachine.provide({
      actors: {
        openAttempt: openAttempt.logic,
        saveGrades: saveGrades.logic,
        loadGrades: loadGrades.logic,
      },
    }),
    { clock, input: { attemptId } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const tags = () => TAGS.filter((tag) => actor.getSnapshot().hasTag(tag));
  const context = () => actor.getSnapshot().context;
  const score = (points: number | null) =>
    actor.send({ type: 'score.changed', questionId: 'q1', score: points });
  const notify = (
    type:
      | 'settings.submitted'
      | 'settings.reset'
      | 'reset.confirmed'
      | 'reset.cancelled'
      | 'conflict.mineKept'
      | 'conflict.theirsTaken'
      | 'leave.asked'
      | 'leave.confirmed'
      | 'leave.cancelled'
      | 'next.asked'
      | 'previous.asked'
      | 'attempt.retried'
      | 'queue.shown',
  ) => actor.send({ type });
  return { actor, clock, openAttempt, saveGrades, loadGrades, emitted, tags, context, score, notify };
}

/** With the second of three attempts open. */
async function graded(draft: GradingDraft = drafted()) {
  const all = begin('b');
  all.actor.send({ type: 'queue.listed', attemptIds: ['a', 'b', 'c'] });
  await all.openAttempt.succeed({ draft, rubrics: { q1: RUBRIC } });
  return all;
}

describe('attempts one after the other', () => {
  test('the one that the address names is opened, and no other twice (B064)', async () => {
    const { actor, openAttempt, tags, context, notify } = begin();
    expect([tags(), context().attemptId, actor.getSnapshot().value]).toEqual([[], null, 'queue']);
    actor.send({ type: 'attempt.opened', attemptId: 'b' });
    expect([tags(), openAttempt.inputs]).toEqual([['opening'], [{ attemptId: 'b' }]]);
    await openAttempt.succeed({ draft: scored(2), rubrics: { q1: RUBRIC } });
    expect(tags()).toEqual(['opened']);
    expect(context()).toMatchObject({ draft: scored(2), saved: scored(2), rubrics: { q1: RUBRIC } });
    actor.send({ type: 'attempt.opened', attemptId: 'b' });
    expect([tags(), openAttempt.inputs.length]).toEqual([['opened'], 1]);
    actor.send({ type: 'attempt.opened', attemptId: 'c' });
    expect(tags()).toEqual(['opening']);
    // Nothing of the one before is left.
    expect(context()).toMatchObject({ attemptId: 'c', rubrics: {}, isLeaving: false });
    expect(context().draft).toEqual({ id: '', version: 0, scores: [], feedback: '', finished: false });
    notify('queue.shown');
    expect([tags(), context().attemptId, openAttempt.inputs.length]).toEqual([[], null, 2]);
  });

  test('one that could not be opened is tried again', async () => {
    const { openAttempt, tags, context, notify } = begin('b');
    await openAttempt.fail('SERVICE_UNAVAILABLE');
    expect([tags(), context().problem?.code]).toEqual([['unopened'], 'SERVICE_UNAVAILABLE']);
    notify('attempt.retried');
    expect([tags(), openAttempt.inputs.length]).toEqual([['opening'], 2]);
    await openAttempt.succeed({ draft: drafted(), rubrics: {} });
    expect([tags(), context().problem]).toEqual([['opened'], null]);
  });

  test('the next and the previous one are wanted by keys, also while something is saved', async () => {
    const { actor, emitted, context, score, notify } = await graded();
    notify('next.asked');
    notify('previous.asked');
    score(1);
    notify('settings.submitted');
    notify('next.asked');
    expect(emitted).toEqual(['c', 'a', 'c'].map((attemptId) => ({ type: 'attempt.wanted', attemptId })));
    actor.send({ type: 'queue.listed', attemptIds: ['b'] });
    notify('next.asked');
    notify('previous.asked');
    expect([emitted.length, context().queue]).toEqual([3, ['b']]);
  });
});

describe('what is written', () => {
  test('is saved after a pause, once, and what is typed meanwhile after the next (B064)', async () => {
    const { actor, clock, saveGrades, tags, score } = await graded();
    score(1);
    clock.increment(AUTOSAVE_MS - 1);
    score(2);
    clock.increment(AUTOSAVE_MS - 1);
    expect([tags(), saveGrades.inputs]).toEqual([['opened', 'unsaved'], []]);
    clock.increment(1);
    expect(tags()).toEqual(['opened', 'unsaved', 'saving']);
    expect(saveGrades.inputs).toEqual([{ draft: scored(2), saved: drafted() }]);
    actor.send({ type: 'remark.changed', questionId: 'q1', comment: 'Good' });
    await saveGrades.succeed(scored(2, { version: 2 }));
    expect(tags()).toEqual(['opened', 'unsaved']);
    clock.increment(AUTOSAVE_MS);
    const remarked = drafted({ version: 2, scores: [grade({ score: 2, comment: 'Good' })] });
    expect(saveGrades.inputs.at(-1)).toEqual({ draft: remarked, saved: scored(2, { version: 2 }) });
    await saveGrades.succeed({ ...remarked, version: 3 });
    expect(tags()).toEqual(['opened', 'saved']);
  });

  test('a level gives the points of its rubric, and is saved like the rest', async () => {
    const { actor, clock, saveGrades } = await graded();
    const choice = { criterionId: 'goal', levelId: 'clear' };
    actor.send({ type: 'level.chosen', questionId: 'q1', choice });
    clock.increment(AUTOSAVE_MS);
    expect(saveGrades.inputs[0]?.draft.scores).toEqual([grade({ score: 2, choices: [choice] })]);
  });

  test('what is as it was stored needs no saving', async () => {
    const { clock, saveGrades, tags, score } = await graded(scored(2));
    score(1);
    score(2);
    expect(tags()).toEqual(['opened']);
    clock.increment(AUTOSAVE_MS);
    expect(saveGrades.inputs).toEqual([]);
  });

  test('a save that the connection lost is tried again, one that was refused is not', async () => {
    const { clock, saveGrades, tags, context, score } = await graded();
    score(1);
    clock.increment(AUTOSAVE_MS);
    await saveGrades.fail('NETWORK');
    expect([tags(), context().problem?.code]).toEqual([['opened', 'unsaved', 'failed'], 'NETWORK']);
    clock.increment(RETRY_MS - 1);
    expect(saveGrades.inputs).toHaveLength(1);
    clock.increment(1);
    expect([saveGrades.inputs.length, context().problem]).toEqual([2, null]);
    await saveGrades.fail('FORBIDDEN');
    clock.increment(RETRY_MS);
    expect([saveGrades.inputs.length, tags()]).toEqual([2, ['opened', 'unsaved', 'failed']]);
  });

  test('the end of grading is saved when it is asked to, and only once all has points (B064)', async () => {
    const { actor, clock, saveGrades, tags, context, score, notify } = await graded();
    actor.send({ type: 'finish.chosen', finished: true });
    clock.increment(AUTOSAVE_MS);
    expect(saveGrades.inputs).toEqual([]);
    notify('settings.submitted');
    expect([tags(), context().fieldProblems]).toEqual([
      ['opened', 'unsaved', 'invalid'],
      { scores: 'MISSING' },
    ]);
    score(2);
    expect([tags(), context().fieldProblems]).toEqual([['opened', 'unsaved'], {}]);
    clock.increment(AUTOSAVE_MS);
    expect(saveGrades.inputs).toEqual([]);
    notify('settings.submitted');
    await saveGrades.succeed(scored(2, { finished: true, version: 2 }));
    expect(tags()).toEqual(['opened', 'saved']);
    // The result is out: it is not taken back, and what is changed of it waits to be saved.
    expect(actor.getSnapshot().can({ type: 'finish.chosen', finished: false })).toBe(false);
    actor.send({ type: 'finish.chosen', finished: false });
    expect(context().draft.finished).toBe(true);
    score(1);
    clock.increment(AUTOSAVE_MS);
    expect(saveGrades.inputs).toHaveLength(1);
  });

  test('grading is not finished behind a save of what is finished', async () => {
    const { actor, context, score, notify } = await graded(scored(2, { finished: true }));
    score(1);
    notify('settings.submitted');
    actor.send({ type: 'finish.chosen', finished: false });
    expect(context().draft.finished).toBe(true);
    const going = await graded();
    going.score(1);
    going.notify('settings.submitted');
    going.actor.send({ type: 'finish.chosen', finished: true });
    going.actor.send({ type: 'feedback.changed', feedback: 'Well done.' });
    expect(going.context().draft).toMatchObject({ finished: true, feedback: 'Well done.' });
  });

  test('all changes are undone when that is confirmed', async () => {
    const { tags, context, score, notify } = await graded(scored(2));
    score(1);
    notify('settings.reset');
    expect(tags()).toEqual(['opened', 'unsaved', 'confirmingReset']);
    notify('reset.cancelled');
    expect([tags(), context().draft]).toEqual([['opened', 'unsaved'], scored(1)]);
    notify('settings.reset');
    notify('reset.confirmed');
    expect([tags(), context().draft]).toEqual([['opened'], scored(2)]);
  });
});

describe('a colleague was quicker', () => {
  const theirs = scored(0.5, { version: 5 });
  async function conflict() {
    const all = await graded();
    all.score(2);
    all.notify('settings.submitted');
    await all.saveGrades.fail('VERSION_CONFLICT');
    expect(all.tags()).toEqual(['opened', 'unsaved', 'saving']);
    expect(all.loadGrades.inputs).toEqual([{ attemptId: 'b' }]);
    // Typing goes on.
    all.score(1.5);
    await all.loadGrades.succeed(theirs);
    expect(all.tags()).toEqual(['opened', 'unsaved', 'conflict']);
    expect(all.context().theirs).toEqual(theirs);
    return all;
  }

  test('mine is saved over theirs, knowing it (B064)', async () => {
    const { saveGrades, tags, notify } = await conflict();
    notify('conflict.mineKept');
    expect(saveGrades.inputs.at(-1)).toEqual({ draft: scored(1.5, { version: 5 }), saved: theirs });
    await saveGrades.succeed(scored(1.5, { version: 6 }));
    expect(tags()).toEqual(['opened', 'saved']);
  });

  test('or theirs is taken, and nothing is saved (B064)', async () => {
    const { saveGrades, tags, context, notify } = await conflict();
    notify('conflict.theirsTaken');
    expect(tags()).toEqual(['opened']);
    expect(context()).toMatchObject({ draft: theirs, saved: theirs, theirs: null });
    expect(saveGrades.inputs).toHaveLength(1);
  });

  test('theirs could not be loaded: what was typed stays, and is tried again', async () => {
    const { clock, saveGrades, loadGrades, tags, context, score, notify } = await graded();
    score(2);
    notify('settings.submitted');
    await saveGrades.fail('VERSION_CONFLICT');
    await loadGrades.fail('NETWORK');
    expect([tags(), context().draft]).toEqual([['opened', 'unsaved', 'failed'], scored(2)]);
    expect(context().problem?.code).toBe('NETWORK');
    clock.increment(RETRY_MS);
    expect(saveGrades.inputs).toHaveLength(2);
  });

  test('whoever has chosen after that has stayed', async () => {
    const { saveGrades, loadGrades, emitted, tags, score, notify } = await graded();
    score(2);
    notify('leave.asked');
    await saveGrades.fail('VERSION_CONFLICT');
    await loadGrades.succeed(theirs);
    notify('conflict.mineKept');
    await saveGrades.succeed(scored(2, { version: 6 }));
    expect([tags(), emitted]).toEqual([['opened', 'saved'], [{ type: 'leave.refused' }]]);
  });

  test('whoever wants to leave meanwhile stays, and chooses first', async () => {
    const { saveGrades, loadGrades, emitted, tags, score, notify } = await graded();
    score(2);
    notify('leave.asked');
    await saveGrades.fail('VERSION_CONFLICT');
    expect(emitted).toEqual([]);
    await loadGrades.succeed(theirs);
    expect([tags(), emitted]).toEqual([['opened', 'unsaved', 'conflict'], [{ type: 'leave.refused' }]]);
    notify('leave.asked');
    expect(tags()).toEqual(['opened', 'unsaved', 'confirmingLeave']);
    notify('leave.cancelled');
    expect(tags()).toEqual(['opened', 'unsaved']);
    // The next save meets the other version again.
    notify('settings.submitted');
    await saveGrades.succeed(scored(2, { version: 6 }));
    expect([tags(), emitted.length]).toEqual([['opened', 'saved'], 2]);
  });
});

describe('leaving', () => {
  const granted = [{ type: 'leave.granted' }];
  const refused = [{ type: 'leave.refused' }];

  test('asks nothing where nothing would be lost', async () => {
    const { saveGrades, emitted, tags, score, notify } = await graded(scored(2));
    notify('leave.asked');
    score(1);
    score(2);
    notify('leave.asked');
    expect([tags(), emitted]).toEqual([['opened'], [...granted, ...granted]]);
    expect(saveGrades.inputs).toEqual([]);
  });

  test('saves first what is saved by itself, and what is typed meanwhile (B064)', async () => {
    const { saveGrades, emitted, tags, score, notify } = await graded();
    score(1);
    notify('leave.asked');
    expect([tags(), emitted]).toEqual([['opened', 'unsaved', 'saving'], []]);
    score(2);
    await saveGrades.succeed(scored(1, { version: 2 }));
    expect(tags()).toEqual(['opened', 'unsaved', 'saving']);
    expect(saveGrades.inputs.at(-1)?.draft).toEqual(scored(2, { version: 2 }));
    expect(emitted).toEqual([]);
    await saveGrades.succeed(scored(2, { version: 3 }));
    expect([tags(), emitted]).toEqual([['opened', 'saved'], granted]);
    // Whoever has stayed after all is asked anew.
    score(1);
    notify('settings.submitted');
    await saveGrades.succeed(scored(1, { version: 4 }));
    expect(emitted).toEqual(granted);
  });

  test('waits for a save that has begun', async () => {
    const { saveGrades, emitted, score, notify } = await graded();
    score(1);
    notify('settings.submitted');
    notify('leave.asked');
    expect([emitted, saveGrades.inputs.length]).toEqual([[], 1]);
    await saveGrades.succeed(scored(1, { version: 2 }));
    expect(emitted).toEqual(granted);
  });

  test('asks where saving by itself is not possible, and drops what was typed when that is confirmed', async () => {
    const { actor, saveGrades, emitted, tags, context, score, notify } = await graded();
    actor.send({ type: 'finish.chosen', finished: true });
    score(1);
    notify('leave.asked');
    expect([tags(), emitted]).toEqual([['opened', 'unsaved', 'confirmingLeave'], []]);
    notify('leave.asked');
    notify('next.asked');
    expect(emitted).toEqual([]);
    notify('leave.cancelled');
    expect([tags(), emitted]).toEqual([['opened', 'unsaved'], refused]);
    expect(context().draft).toEqual(scored(1, { finished: true }));
    notify('leave.asked');
    notify('leave.confirmed');
    expect([tags(), emitted]).toEqual([['opened'], [...refused, ...granted]]);
    expect([context().draft, saveGrades.inputs]).toEqual([drafted(), []]);
  });

  test('asks where what was typed while it was saved has mistakes', async () => {
    const { saveGrades, emitted, tags, score, notify } = await graded(scored(1));
    score(2);
    notify('leave.asked');
    score(null);
    await saveGrades.succeed(scored(2, { version: 2 }));
    expect([tags(), emitted]).toEqual([['opened', 'unsaved', 'confirmingLeave'], []]);
  });

  test('asks where saving fails, and shows why to whoever stays', async () => {
    const { saveGrades, emitted, tags, context, score, notify } = await graded();
    score(1);
    notify('leave.asked');
    await saveGrades.fail('NETWORK');
    expect([tags(), emitted]).toEqual([['opened', 'unsaved', 'confirmingLeave'], []]);
    notify('leave.cancelled');
    expect([tags(), emitted]).toEqual([['opened', 'unsaved', 'failed'], refused]);
    expect(context().problem?.code).toBe('NETWORK');
    notify('settings.submitted');
    await saveGrades.fail('NETWORK');
    // Nobody waits to leave any more.
    expect([tags(), emitted]).toEqual([['opened', 'unsaved', 'failed'], refused]);
  });

  test('asks where the version of a colleague cannot be loaded', async () => {
    const { saveGrades, loadGrades, tags, context, score, notify } = await graded();
    score(1);
    notify('settings.submitted');
    await saveGrades.fail('VERSION_CONFLICT');
    notify('leave.asked');
    await loadGrades.fail('NETWORK');
    expect([tags(), context().problem?.code]).toEqual([['opened', 'unsaved', 'confirmingLeave'], 'NETWORK']);
  });

  test('is asked instead of undoing', async () => {
    const { tags, score, notify } = await graded();
    score(1);
    notify('settings.reset');
    notify('leave.asked');
    expect(tags()).toEqual(['opened', 'unsaved', 'confirmingLeave']);
  });
});
