import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ResourceType } from '../../packages/api/src/enums.ts';

const ROOT = join(import.meta.dirname, '../..');
const NUMBERS = new Set<number>(Object.values(ResourceType));
/** Lists with one of these are of kinds; smaller numbers alone may be anything. */
const TELLING = new Set<number>([
  ResourceType.PurchaseCourse,
  ResourceType.ShareCourse,
  ResourceType.ShareExam,
  ResourceType.Topic,
]);

const LIST = /(?:\[|\bin \()\s*(\d+(?:\s*,\s*\d+)+)\s*,?\s*[\])]/g;
const UNION = /\b(\d+(?:\s*\|\s*\d+){2,})/g;
const COMPARISON = /\b(?:resource|card|item|row|detail)\.type\s*(?:===|!==|=|<>|in)\s*\(?\s*\d/g;
const LINK = /search\?type=\d/g;

/** Places of a source that write kinds as numbers. */
export function numbersOfKinds(source: string): string[] {
  const lists = [...source.matchAll(LIST), ...source.matchAll(UNION)].filter(([, inner = '']) => {
    const numbers = inner.split(/[,|]/).map(Number);
    return numbers.every((number) => NUMBERS.has(number)) && numbers.some((number) => TELLING.has(number));
  });
  return [...lists, ...source.matchAll(COMPARISON), ...source.matchAll(LINK)].map(([text]) => text);
}

describe('the number of a kind of resources', () => {
  it('stands in the contract alone', () => {
    const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.(gen|test|stories|fixtures)\.tsx?$|\/stories\//.test(file),
    );
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      numbersOfKinds(readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'const TYPES = [1, 10, 11];',
    "where('type', 'in', [1, 5, 10, 11])",
    'type in (1, 5, 10)',
    'type Type = 1 | 2 | 3 | 17;',
    'if (card.type === 3) read();',
    '`/portal/${id}/search?type=5`',
  ])('is found in %s', (source) => {
    expect(numbersOfKinds(source)).toHaveLength(1);
  });

  it.each(['[2, 3, 4, 5]', 'slice(0, 10)', '[10, 20, 30]', 'type=${ResourceType.Class}'])(
    'is not found in %s',
    (source) => {
      expect(numbersOfKinds(source)).toEqual([]);
    },
  );
});
