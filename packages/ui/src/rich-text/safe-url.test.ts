import { describe, expect, it } from 'vitest';
import { isForeign, safeHref, safeSrc } from './safe-url.ts';

describe('safeHref', () => {
  it.each([
    'https://stoa.example/a',
    'http://x',
    'mailto:a@stoa.example',
    '/portal/1',
    '#part',
    '?page=2',
    'lesson',
    '//host/x',
  ])('lets %s through', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:https://x',
    '',
    '  ',
    null,
    7,
    'http://[',
  ])('stops %j', (href) => {
    expect(safeHref(href)).toBeNull();
  });
});

it('stops data and mail addresses as pictures', () => {
  expect(safeSrc('data:image/svg+xml,<svg onload=x>')).toBeNull();
  expect(safeSrc('mailto:a@b')).toBeNull();
  expect(safeSrc('/media/a.svg')).toBe('/media/a.svg');
});

it('tells what leads away', () => {
  expect(isForeign('https://other.example/')).toBe(true);
  expect(isForeign('//other.example/')).toBe(true);
  expect(isForeign('/portal/1')).toBe(false);
  expect(isForeign('#part')).toBe(false);
  expect(isForeign('mailto:a@b')).toBe(false);
});
