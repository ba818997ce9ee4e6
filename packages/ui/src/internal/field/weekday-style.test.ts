import { expect, it } from 'vitest';
import { weekdayStyle } from './weekday-style.ts';

it.each(['en-US', 'de-DE', 'zh-CN', 'ja-JP', 'ko-KR', 'ru-RU', 'pl-PL', 'tr-TR', 'fr-FR', 'es-ES', 'pt-BR'])(
  'has short names in %s',
  (locale) => {
    expect(weekdayStyle(locale)).toBe('short');
  },
);

it('has letters in Arabic, whose short names are whole words', () => {
  expect(weekdayStyle('ar-SA-u-ca-gregory')).toBe('narrow');
});
