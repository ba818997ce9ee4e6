import { expect, test } from 'vitest';
import { between, moved, placeOf, sized, SMALLEST_AREA, type PictureArea } from './area-geometry.ts';

const AREA: PictureArea = { shape: 'ellipse', x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

test('An area is moved and stays on its picture', () => {
  expect(moved(AREA, 0.05, -0.1)).toEqual({ ...AREA, x: 0.15, y: 0.1 });
  expect(moved(AREA, 5, 5)).toEqual({ ...AREA, x: 0.7, y: 0.6 });
  expect(moved(AREA, -5, -5)).toEqual({ ...AREA, x: 0, y: 0 });
});

test('An area gets another size, never too small and never beyond its picture', () => {
  expect(sized(AREA, 0.1, -0.1)).toEqual({ ...AREA, width: 0.4, height: 0.3 });
  expect(sized(AREA, 5, 5)).toEqual({ ...AREA, width: 0.9, height: 0.8 });
  expect(sized(AREA, -5, -5)).toEqual({ ...AREA, width: SMALLEST_AREA, height: SMALLEST_AREA });
});

test('An area is drawn from any corner, as far as the picture goes', () => {
  const area = { shape: 'rectangle', x: 0.1, y: 0.2, width: 0.4, height: 0.3 };
  expect(between({ x: 0.1, y: 0.2 }, { x: 0.5, y: 0.5 })).toEqual(area);
  expect(between({ x: 0.5, y: 0.5 }, { x: 0.1, y: 0.2 })).toEqual(area);
  expect(between({ x: 0.6, y: 0.6 }, { x: 3, y: 3 })).toEqual({ ...area, x: 0.6, y: 0.6, height: 0.4 });
  expect(between({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.9 })).toBeUndefined();
});

test('A smaller area lies over a larger one', () => {
  const small = placeOf({ ...AREA, width: 0.05, height: 0.05 });
  expect(Number(small.zIndex)).toBeGreaterThan(Number(placeOf(AREA).zIndex));
});
