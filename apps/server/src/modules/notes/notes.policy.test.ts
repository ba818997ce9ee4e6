import { describe, expect, it, test } from 'vitest';
import { refusedField } from '../../testing/policy.fixtures.ts';
import { cleanPlace, cleanText, LESSON_MAX, PERSON_MAX } from './notes.policy.ts';

type Place = Parameters<typeof cleanPlace>[0];

test('two hundred notes fit into a lesson and five thousand to a person', () => {
  expect([LESSON_MAX, PERSON_MAX]).toEqual([200, 5_000]);
});

test('a text is kept composed, with one kind of line ends, and without what cannot be seen', () => {
  expect(cleanText(' Zu\u0308rich\r\nand\rmore\u202e\ufeff ')).toBe('Z\u00fcrich\nand\nmore');
});

describe('the place of a note', () => {
  const place = (kind: Place['kind'], position = 7, quote = ' a\n b '): Place => ({ kind, position, quote });
  test.each<[Place, 'video' | 'audio' | 'document' | 'text', Place]>([
    [place('lesson'), 'video', place('lesson', 0, '')],
    [place('passage'), 'video', place('passage', 7, 'a b')],
    [place('second', 0), 'video', place('second', 0, '')],
    [place('second'), 'audio', place('second', 7, '')],
    [place('page', 1), 'document', place('page', 1, '')],
  ])('%j of a %s', (given, lesson, kept) => {
    expect(cleanPlace(given, lesson as Parameters<typeof cleanPlace>[1])).toEqual(kept);
  });

  it('is one of its lesson', () => {
    const refused = (kind: Place['kind'], lesson: string, position = 7) =>
      refusedField(() => cleanPlace(place(kind, position), lesson as Parameters<typeof cleanPlace>[1]));
    expect([refused('second', 'document'), refused('page', 'video'), refused('second', 'text')]).toEqual(
      Array(3).fill('body/place/kind enum'),
    );
    expect(refused('page', 'document', 0)).toBe('body/place/position minimum');
  });
});
