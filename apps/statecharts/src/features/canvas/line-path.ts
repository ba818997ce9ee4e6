import type { Point } from '../../engine/layout/layout.types.ts';

const CORNER = 8;

/** The path of an arrow: straight pieces with rounded corners. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = [`M${round(first)}`];
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (!next) {
      parts.push(`L${round(point)}`);
      return;
    }
    const before = points[index] ?? first;
    const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, next) / 2);
    parts.push(
      `L${round(towards(point, before, radius))}Q${round(point)} ${round(towards(point, next, radius))}`,
    );
  });
  return parts.join('');
}

const ARROW = 8;

/** The head of an arrow at the end of a line, as a path. */
export function arrowHead(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const back = towards(end, before, ARROW);
  const across = { x: (end.y - back.y) * 0.5, y: -((end.x - back.x) * 0.5) };
  return `M${round(end)}L${round({ x: back.x + across.x, y: back.y + across.y })}L${round({ x: back.x - across.x, y: back.y - across.y })}Z`;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

const round = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
