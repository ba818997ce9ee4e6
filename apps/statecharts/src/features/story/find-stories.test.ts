import { expect, it, vi } from 'vitest';

vi.mock('virtual:machine-index', () => ({ STORY_FILES: {} }));
const { bestFirst } = await import('./find-stories.ts');
const names = (state: string | null) =>
  bestFirst([{ name: 'Password' }, { name: 'Mail Code Sent' }, { name: 'Mail Code' }], state).map(
    ({ name }) => name,
  );

it('puts the story first whose name says the most of the state', () => {
  expect(names('login.form.method.emailCode')).toEqual(['Mail Code Sent', 'Mail Code', 'Password']);
  expect(names('login.code.sent')[0]).toBe('Mail Code Sent');
});

it('keeps their order where nothing fits', () => {
  expect(names(null)).toEqual(['Password', 'Mail Code Sent', 'Mail Code']);
});
