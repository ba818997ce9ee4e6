import { describe, expect, test } from 'vitest';
import { styleProblemsOf, translationStyleProblemsOf } from './style.ts';

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

describe('translations', () => {
  test.each([
    ['zh_CN', '你的回复已发送。', 1],
    ['zh_CN', '请立即复制:地址不会再次显示。', 1],
    ['zh_CN', '{count, plural, other {您有 # 条消息}}', 0],
    ['de_DE', 'Melde dich an, um dein Board zu sehen.', 1],
    ['de_DE', 'Melden Sie sich an.', 0],
    ['es_ES', 'Aprende a tu ritmo', 1],
    ['es_ES', 'Título de su actitud', 0],
    ['fr_FR', 'tu', 0],
  ] as const)('of %s: “%s”', (locale, translation, expected) =>
    expect(translationStyleProblemsOf(locale, translation)).toHaveLength(expected),
  );
});
