import { expect, it } from 'vitest';
import { badNetworkLines, namedLines, networkLines, typedLines, withNamed } from './network-lines.ts';
it('keeps the networks that the school has named behind what is typed', () => {
  const id = '1700000000000910001';
  const text = withNamed('10.0.0.0/8\n', [id]);
  expect([typedLines(text), namedLines(text), networkLines(text)]).toEqual([
    '10.0.0.0/8\n',
    [id],
    ['10.0.0.0/8', id],
  ]);
  expect(typedLines(withNamed('', [id]))).toBe('');
  expect(badNetworkLines(typedLines(withNamed('x\n10.0.0.1', [id])))).toEqual([1]);
});
