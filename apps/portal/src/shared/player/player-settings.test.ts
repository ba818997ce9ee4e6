import { describe, expect, test } from 'vitest';
import { byPageLanguage, chooseCaptions, parseSettings } from './player-settings.ts';

const DEFAULTS = { rate: 1, volume: 1, isMuted: false, captions: undefined };

describe('what was chosen in the player', () => {
  test.each([
    ['nothing yet', undefined, DEFAULTS],
    ['no JSON', 'x', DEFAULTS],
    ['no object', 'null', DEFAULTS],
    ['out of range', JSON.stringify({ rate: 99, volume: -1, isMuted: 'yes', captions: 7 }), DEFAULTS],
    [
      'everything',
      JSON.stringify({ rate: 1.5, volume: 0.4, isMuted: true, captions: 'zh-CN' }),
      { rate: 1.5, volume: 0.4, isMuted: true, captions: 'zh-CN' },
    ],
    ['captions off', JSON.stringify({ captions: null }), { ...DEFAULTS, captions: null }],
  ])('%s', (_, text, settings) => {
    expect(parseSettings(text)).toEqual(settings);
  });
});

describe('the captions that a video begins with', () => {
  const available = ['zh-CN', 'en-US', 'ar-SA'];
  test.each<[string, readonly string[], string, string | null | undefined, string | null]>([
    ['the page’s language first', available, 'ar-SA', 'zh-CN', 'ar-SA'],
    ['else what was chosen before', available, 'de-DE', 'zh-CN', 'zh-CN'],
    ['else English', available, 'de-DE', undefined, 'en-US'],
    ['else what there is', ['zh-CN'], 'de-DE', undefined, 'zh-CN'],
    ['none where they were switched off', available, 'ar-SA', null, null],
    ['none where there are none', [], 'ar-SA', undefined, null],
  ])('%s', (_, tags, page, chosen, lang) => {
    expect(chooseCaptions(tags, page, chosen)).toBe(lang);
  });

  test('the page’s language leads the list', () => {
    expect(byPageLanguage([{ lang: 'zh-CN' }, { lang: 'ar-SA' }, { lang: 'en-US' }], 'ar-SA')).toEqual([
      { lang: 'ar-SA' },
      { lang: 'zh-CN' },
      { lang: 'en-US' },
    ]);
  });
});
