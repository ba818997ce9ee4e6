import { expect, it } from 'vitest';
import { maskEmail, maskMobile, ownContacts } from './own-contacts.ts';

it('shows a mail address by its first letter and its domain', () => {
  expect(maskEmail('learner@stoa.example')).toBe('l•••@stoa.example');
  expect(maskEmail('"a@b"@stoa.example')).toBe('"•••@stoa.example');
  expect(maskEmail('😀x@stoa.example')).toBe('😀•••@stoa.example');
});

it('shows the end of a number alone', () => {
  expect(maskMobile('13800000009')).toBe('•••0009');
});

it('knows where a code can go, mail first', () => {
  expect(ownContacts({ email: 'a@b.example', mobile: '13800000009' })).toEqual([
    { channel: 'email', target: 'a•••@b.example' },
    { channel: 'mobile', target: '•••0009' },
  ]);
  expect(ownContacts({ email: null, mobile: null })).toEqual([]);
});
