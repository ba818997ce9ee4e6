import { beforeEach, expect, it, vi } from 'vitest';
import { readStoredAnswers, writeStored } from './kept-answers.ts';

const ID = '1791000000000750001';
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps answers of a scenario, and nothing once there are none', () => {
  writeStored(ID, [{ step: 1, answer: '10' }]);
  expect(readStoredAnswers(ID, 4)).toEqual([{ step: 1, answer: '10' }]);
  expect(readStoredAnswers('1791000000000750002', 4)).toEqual([]);
  writeStored(ID, []);
  expect(stored.size).toBe(0);
});

it('reads what anybody may have written, and leaves out what is no answer', () => {
  const write = (value: string) => stored.set(`stoa.scenario.${ID}`, value);
  for (const value of ['', '{', 'null', '7', '{"step":1}', '[null,1,"x",{}]']) {
    write(value);
    expect([value, readStoredAnswers(ID, 4)]).toEqual([value, []]);
  }
  write(
    JSON.stringify([
      { step: 1, answer: 'old' },
      { step: 1, answer: '10', more: 'x' },
      { step: 0, answer: 'x' },
      { step: 9, answer: 'x' },
      { step: 2, answer: 'x'.repeat(301) },
    ]),
  );
  expect(readStoredAnswers(ID, 4)).toEqual([{ step: 1, answer: '10' }]);
});
