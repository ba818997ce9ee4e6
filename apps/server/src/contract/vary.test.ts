import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();
const PUBLIC = [
  `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL.open}`,
  `/api/portal/api/v1/portal/open/layout?schoolId=${SCHOOL.open}`,
  '/api/ischool/v1/open/open-schools',
  `/api/search/v1/resources?schoolId=${SCHOOL.open}`,
  '/api/assist/help/open/articles',
];

describe('answers that proxies may keep (TRUST 67)', () => {
  it.each(PUBLIC)('%s says that it follows the language of the browser, where none is named', async (url) => {
    const ask = async (language: string) => {
      const answer = await test.call('GET', url, { headers: { 'accept-language': language } });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer;
    };
    const [english, arabic] = [await ask('en'), await ask('ar')];
    expect(english.headers['cache-control']).toContain('public');
    expect(arabic.body).not.toBe(english.body);
    for (const { headers } of [english, arabic])
      expect(String(headers.vary).toLowerCase().split(/, ?/)).toContain('accept-language');
  });

  it.each(PUBLIC)('%s is the same for every browser once the language is named', async (url) => {
    const named = `${url}${url.includes('?') ? '&' : '?'}sxz-lang=de_DE`;
    const bodies = new Set<string>();
    for (const language of ['en', 'ar', 'zh-CN']) {
      const answer = await test.call('GET', named, { headers: { 'accept-language': language } });
      expect(String(answer.headers.vary ?? '').toLowerCase()).not.toContain('accept-language');
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
  });
});
