import { describe, expect, it } from 'vitest';
import { merge, nextOf, progressOf, type Kept } from './learning.ts';

const NOW = new Date('2026-11-21T08:30:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const lesson = (id: string, done: Date | null, touched: Date | null = done) => ({
  id,
  completed_at: done,
  updated_at: touched,
});
const next = (...lessons: ReturnType<typeof lesson>[]) => nextOf(lessons, () => true)?.id;

describe('where to go on', () => {
  it('is the first lesson for who has not begun', () =>
    expect(next(lesson('a', null), lesson('b', null))).toBe('a'));
  it('is the lesson that was open last while it is not done', () =>
    expect(next(lesson('a', null, ago(9)), lesson('b', null, ago(2)), lesson('c', null))).toBe('b'));
  it('is the next after the one that was done last', () =>
    expect(next(lesson('a', null, ago(9)), lesson('b', ago(2)), lesson('c', null))).toBe('c'));
  it('goes back to what was skipped at the end', () =>
    expect(next(lesson('a', null), lesson('b', ago(9)), lesson('c', ago(2)))).toBe('a'));
  it('is nothing when all is done', () =>
    expect(next(lesson('a', ago(9)), lesson('b', ago(2)))).toBeUndefined());
  it('passes over what is locked', () =>
    expect(nextOf([lesson('a', null), lesson('b', null)], ({ id }) => id === 'b')?.id).toBe('b'));
});

describe('how much is left', () => {
  it('counts what was begun by its share and rounds up', () => {
    const lessons = [
      { minutes: 8, fraction: 0.2, completed_at: ago(1) },
      { minutes: 6, fraction: 0.43, completed_at: null },
      { minutes: 5, fraction: null, completed_at: null },
    ];
    expect(progressOf(lessons)).toEqual({ completed: 1, total: 3, remainingMinutes: 9 });
    expect(progressOf([])).toEqual({ completed: 0, total: 0, remainingMinutes: 0 });
  });
});

describe('merging', () => {
  const before: Kept = {
    position_seconds: 50,
    fraction: 0.5,
    completed_at: null,
    device_id: 'one',
    client_updated_at: ago(5),
  };

  it('knows the share of a film from its position', () => {
    expect(merge(undefined, { positionSeconds: 96, deviceId: 'one', at: NOW }, 100, NOW).kept).toEqual({
      position_seconds: 96,
      fraction: 0.96,
      completed_at: NOW,
      device_id: 'one',
      client_updated_at: NOW,
    });
  });
  it('takes an article that is said to be completed as read whole', () =>
    expect(merge(undefined, { completed: true, deviceId: 'one', at: NOW }, null, NOW).kept.fraction).toBe(1));
  it('keeps what a report does not speak of', () =>
    expect(merge(before, { deviceId: 'one', at: NOW }, 100, NOW).kept).toMatchObject({
      position_seconds: 50,
      fraction: 0.5,
    }));
  it('keeps the place of the newer report and the completion of the older', () => {
    expect(merge(before, { completed: true, deviceId: 'two', at: ago(9) }, 100, NOW)).toMatchObject({
      accepted: false,
      kept: { ...before, completed_at: NOW },
    });
  });
  it('does not offer a device its own place', () =>
    expect(
      merge(before, { positionSeconds: 1, deviceId: 'one', at: NOW }, 100, NOW).furtherElsewhere,
    ).toBeUndefined());
});
