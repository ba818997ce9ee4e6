import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceId, parsePosition, readPosition, storePosition } from './local-position.ts';

const LESSON = '1780000000000000001';
const position = {
  positionSeconds: 41,
  fraction: 0.7,
  completed: false,
  deviceId: 'd-here-0001',
  updatedAt: '2026-11-21T08:00:00.000Z',
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

describe('a stored place', () => {
  test('comes back whole', () => {
    expect(parsePosition(JSON.stringify(position))).toEqual(position);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['something else', '[]'],
    ['null', 'null'],
    ['a second before the beginning', JSON.stringify({ ...position, positionSeconds: -1 })],
    ['more than all of it', JSON.stringify({ ...position, fraction: 2 })],
    ['no time', JSON.stringify({ ...position, updatedAt: 'yesterday' })],
    ['a device that the server would refuse', JSON.stringify({ ...position, deviceId: 'me!' })],
  ])('%s is no place', (_, text) => {
    expect(parsePosition(text)).toBeNull();
  });
});

describe('whose place it is', () => {
  test('what somebody looked at before signing in is theirs afterwards, and only theirs', () => {
    storePosition(undefined, LESSON, position);
    expect(readPosition('1', LESSON)).toEqual(position);
    expect(readPosition('1', LESSON)).toEqual(position);
    expect(readPosition('2', LESSON)).toBeNull();
    expect(readPosition(undefined, LESSON)).toBeNull();
  });

  test('two people at one device have a place each', () => {
    storePosition('1', LESSON, position);
    storePosition('2', LESSON, { ...position, positionSeconds: 3 });
    expect([readPosition('1', LESSON)?.positionSeconds, readPosition('2', LESSON)?.positionSeconds]).toEqual([
      41, 3,
    ]);
  });
});

test('a browser keeps its name, in the form that the server takes', () => {
  const name = deviceId();
  expect(name).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(deviceId()).toBe(name);
});
