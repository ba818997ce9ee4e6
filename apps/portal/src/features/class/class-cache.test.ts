import type { ClassDetail, OutlineLesson } from '@stoa/api/schema';
import { expect, test } from 'vitest';
import { withProgress } from './class-cache.ts';

const lesson = (id: string, fraction: number) => ({ id, completed: false, fraction }) as OutlineLesson;
const detail = (enrollment: 0 | 1) =>
  ({
    enrollment,
    progress: null,
    nextLesson: null,
    sections: [{ title: 'One', lessons: [lesson('1', 0.2), lesson('2', 0)] }],
  }) as unknown as ClassDetail;
const position = {
  positionSeconds: null,
  fraction: 0.97,
  completed: true,
  deviceId: 'd-here-0001',
  updatedAt: '2026-11-21T08:00:00.000Z',
};
const progress = { completed: 1, total: 2, remainingMinutes: 8 };

test('what was saved shows in the outline and the bar (B064)', () => {
  const after = withProgress(detail(1), { lessonId: '1', position, progress, nextLesson: null });
  expect(after.progress).toEqual(progress);
  expect(after.sections[0]?.lessons).toEqual([
    { id: '1', completed: true, fraction: 1 },
    { id: '2', completed: false, fraction: 0 },
  ]);
});

test('a place that is not the end is kept as it is', () => {
  const after = withProgress(detail(1), {
    lessonId: '2',
    position: { ...position, completed: false, fraction: 0.5 },
    progress,
    nextLesson: null,
  });
  expect(after.sections[0]?.lessons[1]).toEqual({ id: '2', completed: false, fraction: 0.5 });
});

test('who looks after a class without a seat gets no bar', () => {
  expect(
    withProgress(detail(0), { lessonId: '1', position, progress, nextLesson: null }).progress,
  ).toBeNull();
});
