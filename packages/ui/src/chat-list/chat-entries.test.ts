import { expect, it } from 'vitest';
import { type ChatEntry, announcementOf, arrivedAfter, beginsRun } from './chat-entries.ts';

const message = (id: string, author: string, isOwn = false): ChatEntry => ({
  kind: 'message',
  id,
  author: { id: author, name: author },
  text: `text ${id}`,
  time: { dateTime: '2026-09-01T09:00:00Z', text: '9:00' },
  isOwn,
});
const entries: ChatEntry[] = [
  message('1', 'Ada'),
  message('2', 'Ada'),
  { kind: 'note', id: '3', text: 'Ben joined' },
  message('4', 'Ada'),
  message('5', 'Me', true),
  message('6', 'Ben'),
];
const count = (value: number) => `${value} new`;

it('begins a run with another author, and after a note', () => {
  expect(entries.map((_, index) => beginsRun(entries, index))).toEqual([
    true,
    false,
    false,
    true,
    true,
    true,
  ]);
});

it('counts messages of others after the one that was seen', () => {
  expect(arrivedAfter(entries, '2').map(({ id }) => id)).toEqual(['4', '6']);
  expect(arrivedAfter(entries, '6')).toEqual([]);
  expect(arrivedAfter(entries, 'gone')).toHaveLength(4);
  expect(arrivedAfter([], null)).toEqual([]);
});

it('says a few messages whole and counts many', () => {
  const all = arrivedAfter(entries, null);
  expect(announcementOf(all.slice(0, 2), count)).toBe('Ada: text 1. Ada: text 2');
  expect(announcementOf(all, count)).toBe('4 new');
  expect(announcementOf([], count)).toBe('');
});
