import { expect, it } from 'vitest';
import { fillSpan } from './fill-span.ts';

it('reaches from the start to one thumb', () => {
  expect(fillSpan([0.25])).toEqual({ start: '0%', size: '25%' });
});

it('lies between two thumbs', () => {
  expect(fillSpan([0.2, 0.7])).toEqual({ start: '20%', size: '50%' });
  expect(fillSpan([0.4, 0.4])).toEqual({ start: '40%', size: '0%' });
});

it('is nothing without thumbs', () => {
  expect(fillSpan([])).toEqual({ start: '0%', size: '0%' });
});
