import { describe, expect, test } from 'vitest';
import { loginPath, redirectTarget } from './redirect-target.ts';
import { findRoute } from './route-table.ts';
import { safePath } from './safe-path.ts';

const ELSEWHERE: unknown[] = [
  'https://evil.example',
  'http://evil.example/portal',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/portal\\..\\evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '%09//evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/\u2028/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%00/evil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%2525252fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '%2f%2fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/portal/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e%2e/%2fevil.example',
  '/portal/../../evil',
  '//user@evil.example',
  '//stoa.example@evil.example',
  'https://stoa.example@evil.example',
  'stoa.example@evil.example',
  'https://stoa.example.evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  'portal/1',
  '',
  ' /portal',
  '/%',
  '/%zz',
  '/%c0%af',
  '/\uD800',
  `/${'a'.repeat(2_048)}`,
  null,
  undefined,
  42,
  {},
  ['/portal'],
  { toString: () => '/portal' },
];

const HERE = [
  '/',
  '/portal/1700000000000000001',
  '/portal/1700000000000000001/search?keyword=%E8%AF%BE%E7%A8%8B&page=2#results',
  '/portal/1700000000000000001/search?keyword=https://example.org//a\u00e9',
  '/community/caf%C3%A9',
  '/a:b',
  '/@someone',
  '/javascript:alert(1)',
  '/...',
];

describe('an address to go on to (TRUST 29)', () => {
  test.each(ELSEWHERE.map((payload) => [payload]))(
    'is refused where it could leave the site: %j (B029)',
    (payload) => {
      expect(safePath(payload)).toBe('/');
      expect(safePath(payload, '/login/index')).toBe('/login/index');
      expect(redirectTarget(payload)).toBe('/');
    },
  );

  test.each(HERE.map((path) => [path]))('is kept where it stays: %s (B029)', (path) => {
    expect(safePath(path)).toBe(path);
    expect(new URL(path, 'https://stoa.example').origin).toBe('https://stoa.example');
  });

  test('whatever is kept has this site as its origin, however it is spelled (B029)', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '..',
      '.',
      'evil.example',
      '@',
      ':',
      'https:',
      '\t',
      '%09',
      '?',
      '#',
    ];
    for (const first of pieces)
      for (const second of pieces)
        for (const third of pieces)
          for (const fourth of ['evil.example', '/evil.example', '']) {
            const path = safePath(first + second + third + fourth);
            const url = new URL(path, 'https://stoa.example');
            expect(url.origin).toBe('https://stoa.example');
            // A router hands the path on by itself, where a double slash would name a host.
            expect(url.pathname.startsWith('//')).toBe(false);
          }
  });
});

describe('a redirect after login', () => {
  test.each([
    ['/logout'],
    ['/logout/'],
    ['/login/index?redirect=/'],
    ['/login'],
    ['/register/index'],
    ['/refresh-token'],
    ['/welink/callback?code=1'],
    ['/no/such/page'],
    ['/portal/12'],
    ['/%6Cogout'],
  ])('does not lead to %s, which would turn in a circle or nowhere (B029)', (path) => {
    expect(redirectTarget(path, '/portal/1700000000000000001')).toBe('/portal/1700000000000000001');
  });

  test('comes back to where the person was, with the query (B006, B052)', () => {
    const here = '/classInfo/1700000000000000001/check-view/9?from=a&to=b#top';
    const login = loginPath(here);
    expect(login.startsWith('/login/index?redirect=')).toBe(true);
    const { redirect } = Object.fromEntries(new URL(login, 'https://stoa.example').searchParams);
    expect(redirectTarget(redirect)).toBe(here);
  });
});

test.each([
  ['/%61', true],
  ['/%2561', true],
  ['/%252561', true],
  ['/%25252561', false],
  [`/${'x'.repeat(2_047)}`, true],
  [`/${'x'.repeat(2_048)}`, false],
])('%s is an address within this site: %s (B029)', (candidate, isOne) => {
  expect(safePath(candidate, '')).toBe(isOne ? candidate : '');
});

test('a slash at the end of a path does not matter (B004)', () => {
  expect(findRoute('//')).toBe(findRoute('/'));
  expect(findRoute('/privacy/')?.pattern).toBe('/privacy');
});
