import { expect, it } from 'vitest';
import { addChapter, checkCut, startOf, titleOf, toCutDraft } from './cut-draft.ts';

const WHOLE_MS = 60_000;
const edit = {
  version: '1',
  videoUrl: '',
  durationMs: WHOLE_MS,
  startMs: 2500,
  endMs: null,
  shownStartMs: 2000,
  shownEndMs: WHOLE_MS,
  chapters: [{ startMs: 5000, title: { en_US: 'One' } }],
  captions: [],
};

it('gives back what was loaded, and nothing for what was cleared', () => {
  const draft = toCutDraft(edit);
  const { startMs, endMs, chapters } = edit;
  expect(checkCut(draft, WHOLE_MS)).toEqual({ values: { startMs, endMs, chapters }, faults: new Map() });
  expect(checkCut({ ...draft, start: ' ' }, WHOLE_MS).values.startMs).toBeNull();
});

it('says what is wrong where', () => {
  const faultsOf = (start: string, end: string) => [
    ...checkCut({ start, end, chapters: [] }, WHOLE_MS).faults,
  ];
  expect(faultsOf('x', '1:60')).toEqual([
    ['start', 'time'],
    ['end', 'time'],
  ]);
  expect(faultsOf('1:00', '')).toEqual([['start', 'beyond']]);
  expect(faultsOf('0:10', '0:10')).toEqual([['end', 'order']]);
  expect(faultsOf('', '0')).toEqual([['end', 'order']]);
  const chapter = (key: string, start: string, text: string) => ({ key, start, title: { en_US: text } });
  const { faults } = checkCut(
    {
      start: '',
      end: '',
      chapters: [
        chapter('a', '0:05', 'A'),
        chapter('b', '5', ' '),
        chapter('c', '1:00', 'x'.repeat(201)),
        chapter('d', '', 'D'),
      ],
    },
    WHOLE_MS,
  );
  expect(Object.fromEntries(faults)).toEqual({
    [startOf('b')]: 'same',
    [titleOf('b')]: 'empty',
    [startOf('c')]: 'beyond',
    [titleOf('c')]: 'long',
    [startOf('d')]: 'time',
  });
});

it('adds chapters in their order', () => {
  const { draft, key } = addChapter(toCutDraft(edit), 3700);
  expect(draft.chapters.map(({ start }) => start)).toEqual(['0:03', '0:05']);
  expect(draft.chapters[0]?.key).toBe(key);
});
