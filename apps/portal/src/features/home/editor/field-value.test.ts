import { expect, test } from 'vitest';
import { valueAt, withValue } from './field-value.ts';

test('a value is read and written at its path, and left out where it is nothing', () => {
  const block = { id: 'a', source: { sort: '0', categoryIds: ['1'] } };
  expect(valueAt(block, 'source.sort')).toBe('0');
  expect(valueAt(block, 'action.url')).toBeUndefined();
  expect(withValue(block, 'source.sort', '1')).toEqual({
    id: 'a',
    source: { sort: '1', categoryIds: ['1'] },
  });
  expect(withValue(block, 'action', undefined)).toEqual(block);
  expect(withValue({ id: 'a', hidden: true }, 'hidden', undefined)).toEqual({ id: 'a' });
});
