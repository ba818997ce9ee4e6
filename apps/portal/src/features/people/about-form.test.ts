import { expect, it } from 'vitest';
import { addressOf, linkProblems, linksOf } from './about-form.ts';

const link = (label: string, url: string) => ({ key: 'one', label, url });

it('takes the address of a site with and without https', () => {
  expect(addressOf(' example.org/notes ')).toBe('https://example.org/notes');
  expect(addressOf('https://مثال.example')).toBe('https://xn--mgbh0fb.example/');
});

it.each([
  'http://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://me@example.org',
  'notes',
  '',
])('refuses %j as an address', (url) => {
  expect(addressOf(url)).toBeUndefined();
  expect(linkProblems(link('Notes', url))).toEqual({ url: 'NO_ADDRESS' });
});

it('asks for a name of at most 60 characters', () => {
  expect(linkProblems(link(' ', 'example.org'))).toEqual({ label: 'MISSING' });
  expect(linkProblems(link('𝕏'.repeat(60), 'example.org'))).toEqual({});
  expect(linkProblems(link('𝕏'.repeat(61), 'example.org'))).toEqual({ label: 'TOO_LONG' });
});

it('leaves out rows that nobody typed into', () => {
  expect(linkProblems(link(' ', ''))).toEqual({});
  expect(linksOf([link(' ', ''), link(' Notes ', 'example.org')])).toEqual([
    { label: 'Notes', url: 'https://example.org/' },
  ]);
});
