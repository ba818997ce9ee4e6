import { expect, it } from 'vitest';
import { fromJson, shortJson, toJson } from './json.ts';

it('writes what JSON has no word for', () => {
  const loop: Record<string, unknown> = { call: () => 1, big: 2n, none: undefined };
  loop['self'] = loop;
  expect(JSON.parse(toJson(loop))).toEqual({ call: '[function]', big: '2', none: null, self: '[again]' });
});

it('cuts what is long', () => {
  expect(shortJson({ a: 'x'.repeat(100) }, 10)).toBe('{"a":"xxx…');
  expect(shortJson(undefined)).toBe('–');
});

it('reads JSON and nothing else', () => {
  expect(fromJson('{"a":1}')).toEqual({ value: { a: 1 } });
  expect(fromJson('{a:1}')).toBeUndefined();
  expect(fromJson('')).toBeUndefined();
});
