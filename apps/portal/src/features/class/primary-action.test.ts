import type { ClassDetail, OutlineLesson } from '@stoa/api/schema';
import { describe, expect, test } from 'vitest';
import { lockReason, previewLesson, primaryAction } from './primary-action.ts';

const lesson = (id: string, more: Partial<OutlineLesson> = {}): OutlineLesson => ({
  id,
  title: `Lesson ${id}`,
  kind: 'article',
  minutes: 8,
  seconds: null,
  preview: false,
  locked: false,
  completed: false,
  fraction: 0,
  url: `/classInfo/1/class-view/2?lesson=${id}`,
  ...more,
});
const first = lesson('1', { preview: true });
const second = lesson('2', { locked: true });

type Decided = Parameters<typeof primaryAction>[0];
type Reasons = ClassDetail['abilities']['reasons'];

const outside = (reasons: Reasons, enroll = false): Decided => ({
  abilities: { enroll, leave: false, learn: false, seeMembers: false, reasons },
  enrollment: 0,
  nextLesson: { lesson: first, positionSeconds: null, started: false },
  sections: [{ title: 'One', lessons: [first, second] }],
});
const inside: Decided = {
  ...outside(['ALREADY_ENROLLED']),
  abilities: { enroll: false, leave: true, learn: true, seeMembers: true, reasons: ['ALREADY_ENROLLED'] },
  enrollment: 1,
};

describe('the first thing that a class offers', () => {
  test.each<[string, Decided, object]>([
    [
      'a learner goes on',
      { ...inside, nextLesson: { lesson: second, positionSeconds: 134, started: true } },
      { kind: 'continue', lesson: second, started: true },
    ],
    ['who is done looks at it again', { ...inside, nextLesson: null }, { kind: 'review', lesson: first }],
    [
      'a class without lessons offers nothing',
      { ...inside, nextLesson: null, sections: [] },
      { kind: 'empty' },
    ],
    [
      'who looks after it opens it without a seat',
      { ...inside, enrollment: 0 },
      { kind: 'continue', lesson: first, started: false },
    ],
    [
      'who has a seat waits for the start',
      { ...outside(['CLASS_NOT_STARTED', 'ALREADY_ENROLLED']), enrollment: 1 },
      { kind: 'waiting' },
    ],
    ['a member enrols', outside(['NOT_ENROLLED'], true), { kind: 'enrol' }],
    [
      'a member enrols before the start',
      outside(['NOT_ENROLLED', 'CLASS_NOT_STARTED'], true),
      { kind: 'enrol' },
    ],
    ['a visitor signs in', outside(['SIGN_IN', 'NOT_ENROLLED']), { kind: 'signIn' }],
    [
      'a full class says so, to visitors too',
      outside(['CLASS_FULL', 'SIGN_IN', 'NOT_ENROLLED', 'CLASS_NOT_STARTED']),
      { kind: 'full' },
    ],
    [
      'what is over is over, full or not',
      outside(['CLASS_ENDED', 'CLASS_FULL', 'SIGN_IN', 'NOT_ENROLLED']),
      { kind: 'ended' },
    ],
    [
      'a visitor may have bought it',
      outside(['SIGN_IN', 'PURCHASE_REQUIRED', 'NOT_ENROLLED']),
      { kind: 'buy', isVisitor: true },
    ],
    ['a member buys it', outside(['PURCHASE_REQUIRED', 'NOT_ENROLLED']), { kind: 'buy', isVisitor: false }],
    ['who was shut out asks the school', outside(['MEMBERS_ONLY', 'NOT_ENROLLED']), { kind: 'shutOut' }],
  ])('%s (B056, B064)', (_, detail, action) => {
    expect(primaryAction(detail)).toEqual(action);
  });
});

test('locked lessons say what opens them (B056)', () => {
  expect(
    [
      outside(['NOT_ENROLLED'], true),
      outside(['SIGN_IN', 'NOT_ENROLLED']),
      outside(['CLASS_ENDED', 'NOT_ENROLLED']),
      { ...outside(['CLASS_NOT_STARTED']), enrollment: 1 as const },
    ].map(lockReason),
  ).toEqual(['enrol', 'signIn', 'ended', 'waiting']);
});

test('only who has no seat is offered a lesson to try, and only one that opens', () => {
  expect(previewLesson(outside(['SIGN_IN']))).toEqual(first);
  expect(previewLesson(inside)).toBeUndefined();
  expect(
    previewLesson({ ...outside(['SIGN_IN']), sections: [{ title: 'One', lessons: [second] }] }),
  ).toBeUndefined();
});
