import { expect, it } from 'vitest';
import { cueAt, findCues } from './find-cues.ts';

const cues = [
  { id: '1', startSeconds: 0, endSeconds: 2, text: 'Le résumé du projet' },
  { id: '2', startSeconds: 3, endSeconds: 5, text: 'العِلْمُ نور' },
  { id: '3', startSeconds: 8, endSeconds: 9, text: '项目计划' },
];
const found = (search: string) => findCues(cues, search).map((cue) => cue.id);

it('finds whatever the case, the accents and the vowel signs', () => {
  expect(found('RESUME projet')).toEqual(['1']);
  expect(found('العلم')).toEqual(['2']);
  expect(found('计划')).toEqual(['3']);
  expect(found('  ')).toEqual(['1', '2', '3']);
  expect(found('nothing')).toEqual([]);
});

it('keeps the last spoken line through a pause', () => {
  expect(cueAt(cues, 6)?.id).toBe('2');
  expect(cueAt(cues, 100)?.id).toBe('3');
  expect(cueAt([], 1)).toBeUndefined();
});
