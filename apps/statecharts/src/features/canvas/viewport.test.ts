import { describe, expect, it } from 'vitest';
import { centre, fitAll, isInView, MAX_SCALE, MIN_SCALE, moveBy, zoomAt } from './viewport.ts';

const WINDOW = { width: 800, height: 600 };

describe('the part of a drawing that shows', () => {
  it('is all of it, in the middle, never larger than drawn', () => {
    expect(fitAll({ width: 400, height: 200 }, WINDOW)).toEqual({ scale: 1, x: 200, y: 200 });
    const view = fitAll({ width: 4000, height: 1000 }, WINDOW);
    expect(isInView(view, { x: 0, y: 0, width: 4000, height: 1000 }, WINDOW)).toBe(true);
  });

  it('keeps what is under the pointer there while zooming', () => {
    const before = { scale: 1, x: 10, y: 20 };
    const at = { x: 300, y: 200 };
    const after = zoomAt(before, 2, at);
    expect([(at.x - after.x) / after.scale, (at.y - after.y) / after.scale]).toEqual([290, 180]);
  });

  it('has ends on both sides', () => {
    expect(zoomAt({ scale: 1, x: 0, y: 0 }, 1000, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
    expect(zoomAt({ scale: 1, x: 0, y: 0 }, 0.0001, { x: 0, y: 0 }).scale).toBe(MIN_SCALE);
  });

  it('never loses the drawing', () => {
    const drawing = { width: 100, height: 100 };
    const away = moveBy({ scale: 1, x: 0, y: 0 }, 1e6, -1e6, drawing, WINDOW);
    expect(away.x).toBeLessThan(WINDOW.width);
    expect(away.y + drawing.height).toBeGreaterThan(0);
  });

  it('comes to a box and makes it readable', () => {
    const box = { x: 1000, y: 1000, width: 100, height: 50 };
    const view = centre({ scale: 0.1, x: 0, y: 0 }, box, WINDOW);
    expect(view.scale).toBeGreaterThanOrEqual(0.6);
    expect(isInView(view, box, WINDOW)).toBe(true);
  });
});
