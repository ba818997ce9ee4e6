import { expect, it } from 'vitest';
import { draftOf, inputOf, newDraft } from './bulletin-form.ts';

const entry = {
  id: '1700000000000700001',
  content: { en_US: 'Closed on Sunday.' },
  startTime: '2026-11-21T08:00:00.000Z',
  endTime: '2026-11-22T18:30:00.000Z',
  status: 1 as const,
  state: 'running' as const,
  version: 3,
  updatedAt: '2026-11-20T00:00:00.000Z',
};

it('says the same after it was opened and saved, whatever zone one is in (B030)', () => {
  const { startTime, endTime, content, status } = inputOf(draftOf(entry));
  expect({ startTime, endTime, content, status }).toEqual({
    startTime: entry.startTime,
    endTime: entry.endTime,
    content: entry.content,
    status: 1,
  });
});

it('leaves out languages without words', () => {
  const draft = {
    ...draftOf(entry),
    content: { en_US: ' Hello. ', ar_SA: '  ', de_DE: '' },
    isPublished: false,
  };
  expect(inputOf(draft)).toMatchObject({ content: { en_US: 'Hello.' }, status: 0 });
});

it('begins with a day from now on', () => {
  const { startTime, endTime } = inputOf(newDraft(Date.parse('2026-11-21T09:15:30.000Z')));
  expect([startTime, endTime]).toEqual(['2026-11-21T09:15:00.000Z', '2026-11-22T09:15:00.000Z']);
});
