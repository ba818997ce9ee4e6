import { describe, expect, test } from 'vitest';
import { styleProblemsOf } from './style.ts';

describe('the English of messages', () => {
  test.each([
    ['Type your e-mail address.', ['says “e-mail”. Use email.', 'says “Type your”. Use Enter.']],
    ['The code has run out. Please ask for a new one.', 2],
    ['Somebody changed this. Load the page anew.', 2],
    ['You cannot enrol any more.', 2],
    ['Colours of the organisation', 2],
  ] as const)('%s', (message, expected) => {
    const problems = styleProblemsOf(message);
    if (typeof expected === 'number') expect(problems).toHaveLength(expected);
    else expect(problems).toEqual(expected);
  });

  test.each([
    'Enter your email address.',
    'Type',
    'Type 3 of 4',
    'You are enrolled.',
    'Anymore',
    'Verification failed, please Login again.',
  ])('lets “%s” pass', (message) => expect(styleProblemsOf(message)).toEqual([]));
});
