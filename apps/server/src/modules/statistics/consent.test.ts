import { describe, expect, it, test } from 'vitest';
import { COOKIE_POLICY_VERSION, hasConsented } from './consent.ts';

const SECURE = { publicUrl: 'https://stoa.example' };
const LOCAL = { publicUrl: 'http://localhost:3000' };
const YES = `active.${COOKIE_POLICY_VERSION}.1`;
const NO = `inactive.${COOKIE_POLICY_VERSION}.1`;

describe('a choice of cookies in the browser (B033)', () => {
  test.each([
    [SECURE, { '__Host-cookie_choice': YES }, true],
    [SECURE, { '__Host-cookie_choice': NO }, false],
    [SECURE, { '__Host-cookie_choice': 'active.2020-01.1' }, false],
    [SECURE, {}, false],
    [LOCAL, { cookie_choice: YES }, true],
    [LOCAL, { '__Host-cookie_choice': YES }, false],
  ])('at %j with %j is a yes: %s', (site, cookies, isYes) => {
    expect(hasConsented({ cookies }, site)).toBe(isYes);
  });

  it('stands where it was made before cookies had a prefix, until another is made', () => {
    expect(hasConsented({ cookies: { cookie_choice: YES } }, SECURE)).toBe(true);
    expect(hasConsented({ cookies: { cookie_choice: YES, '__Host-cookie_choice': NO } }, SECURE)).toBe(false);
  });
});
