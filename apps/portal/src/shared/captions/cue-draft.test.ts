import { expect, it } from 'vitest';
import { addCue, checkCues, splitCue, toDrafts, type CueDraft } from './cue-draft.ts';

const WHOLE_MS = 60_000;
const draft = (key: string, start: string, end: string, text = 'A'): CueDraft => ({ key, start, end, text });
const plain = (drafts: readonly CueDraft[]) => drafts.map(({ start, end, text }) => [start, end, text]);

it('puts lines in order and gives back what was loaded', () => {
  const cues = [
    { startMs: 0, endMs: 1500, text: 'One' },
    { startMs: 1500, endMs: 61_000, text: 'Two' },
  ];
  const { cues: again, faults } = checkCues(toDrafts(cues).toReversed(), WHOLE_MS);
  expect(again).toEqual(cues);
  expect(faults.size).toBe(0);
});

it('says what is wrong with which line', () => {
  const { faults } = checkCues(
    [
      draft('a', '0:00', '0:02'),
      draft('overlaps', '0:01.9', '0:03'),
      draft('turned', '0:05', '0:04'),
      draft('unread', 'x', '', ' '),
      draft('beyond', '1:00', '1:01'),
      draft('long', '0:07', '0:08', 'x'.repeat(301)),
    ],
    WHOLE_MS,
  );
  expect(Object.fromEntries(faults)).toEqual({
    overlaps: { start: 'overlap' },
    turned: { end: 'order' },
    unread: { start: 'time', end: 'time', text: 'empty' },
    beyond: { start: 'beyond' },
    long: { text: 'long' },
  });
});

it('adds a line where the film stands, and overlaps none', () => {
  const drafts = [draft('a', '0:00', '0:02'), draft('b', '0:03', '0:05')];
  expect(plain(addCue(drafts, 1000).drafts)[1]).toEqual(['0:02', '0:03', '']);
  expect(plain(addCue(drafts, 9000).drafts)[2]).toEqual(['0:09', '0:11', '']);
  expect(plain(addCue([], 500).drafts)).toEqual([['0:00.5', '0:02.5', '']]);
  const touching = [draft('a', '0:00', '0:02'), draft('b', '0:02', '0:05')];
  const { drafts: more, key } = addCue(touching, 1000);
  expect(more.some((one) => one.key === key)).toBe(true);
});

it('splits a line where the film stands or in its middle, at a space', () => {
  const drafts = [draft('a', '0:00', '0:04', 'Good morning to all of you')];
  expect(plain(splitCue(drafts, 'a', 1000))).toEqual([
    ['0:00', '0:01', 'Good'],
    ['0:01', '0:04', 'morning to all of you'],
  ]);
  expect(plain(splitCue(drafts, 'a', 30_000))).toEqual([
    ['0:00', '0:02', 'Good morning'],
    ['0:02', '0:04', 'to all of you'],
  ]);
  expect(plain(splitCue([draft('a', '0:00', '0:02', '早上好大家')], 'a', 0))[0]?.[2]).toHaveLength(3);
  // Nothing typed is lost, whatever the times say.
  expect(plain(splitCue([draft('a', '?', '!', 'One two')], 'a', 0))).toEqual([
    ['?', '!', 'One'],
    ['!', '!', 'two'],
  ]);
});
