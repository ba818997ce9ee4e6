import { describe, expect, it, test } from 'vitest';
import { refusal, refusedField } from '../../../testing/policy.fixtures.ts';
import { checkedChapters, checkedCues, requireCut, requireVersion } from './replay.policy.ts';

test.each<[number | null, number | null, string | undefined]>([
  [null, null, undefined],
  [0, null, undefined],
  [999, null, undefined],
  [1_000, null, 'body/startMs maximum'],
  [null, 1, undefined],
  [null, 0, 'body/endMs order'],
  [500, 501, undefined],
  [500, 500, 'body/endMs order'],
  [500, 400, 'body/endMs order'],
  // Beyond the end is the end.
  [null, 5_000, undefined],
])('a recording of a second is cut from %s to %s', (startMs, endMs, refused) => {
  expect(refusedField(() => requireCut(startMs, endMs, 1_000))).toBe(refused);
});

describe('chapters', () => {
  const chapter = (startMs: number, title: Record<string, string> = { en_US: 'One' }) => ({ startMs, title });

  it('are kept in the order of their time, with the names that say something', () => {
    expect(
      checkedChapters(
        [chapter(500, { en_US: ' Two ', de_DE: ' ' }), chapter(0, { de_DE: 'Eins', en_US: 'One' })],
        1_000,
      ),
    ).toEqual([
      { startMs: 0, title: { de_DE: 'Eins', en_US: 'One' } },
      { startMs: 500, title: { en_US: 'Two' } },
    ]);
    expect(checkedChapters([chapter(999)], 1_000)).toHaveLength(1);
  });

  it('lie within the recording, at different times, and say something', () => {
    const refusedOf = (...chapters: ReturnType<typeof chapter>[]) =>
      refusedField(() => checkedChapters(chapters, 1_000));
    expect(refusedOf(chapter(0), chapter(1_000))).toBe('body/chapters/1/startMs maximum');
    expect(refusedOf(chapter(0), chapter(7), chapter(7))).toBe('body/chapters/2/startMs unique');
    expect(refusedOf(chapter(0), chapter(7, { en_US: ' ' }))).toBe('body/chapters/1/title minLength');
    expect(refusedOf(chapter(0, {}))).toBe('body/chapters/0/title minLength');
  });
});

describe('lines', () => {
  const cue = (startMs: number, endMs: number, text = 'Hello') => ({ startMs, endMs, text });
  const refusedOf = (...cues: ReturnType<typeof cue>[]) => refusedField(() => checkedCues(cues));

  it('are kept in the order of their time, without lines that are empty', () => {
    expect(checkedCues([cue(20, 30), cue(10, 20, ' One \n\n two ')])).toEqual([
      cue(10, 20, 'One\ntwo'),
      cue(20, 30),
    ]);
  });

  it('say something, end after they begin, and do not overlap', () => {
    expect(refusedOf(cue(0, 1), cue(1, 2, ' \n '))).toBe('body/cues/1/text minLength');
    expect(refusedOf(cue(0, 1), cue(2, 2))).toBe('body/cues/1/endMs order');
    expect(refusedOf(cue(0, 1), cue(3, 2))).toBe('body/cues/1/endMs order');
    // The one that is named is where it was given, not where it is sorted to.
    expect(refusedOf(cue(20, 30), cue(5, 6), cue(10, 21))).toBe('body/cues/0/startMs overlap');
    expect(refusedOf(cue(10, 20), cue(20, 30))).toBeUndefined();
  });
});

test('what somebody else has saved meanwhile is not lost', () => {
  expect(refusal(() => requireVersion('7', 7))).toBeUndefined();
  expect(refusal(() => requireVersion('6', 7))).toEqual(['VERSION_CONFLICT', { currentVersion: '7' }]);
});
