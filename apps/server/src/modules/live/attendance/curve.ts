import type { Stretch } from './attendance.repository.ts';

/** Points of a curve: more are not seen on a screen. */
const POINTS_MAX = 120;
/** Minutes from one point to the next. */
const STEPS = [1, 2, 5, 10, 15, 30, 60];

interface Curve {
  step: number;
  points: { minute: number; people: number }[];
  most: number;
  /** The first minute with most people. */
  mostAt: number | null;
}

/** How many people there were: each point has the most people in one of its minutes. */
export function curveOf(
  changes: readonly { minute: number; change: number }[],
  { from, to }: Stretch,
): Curve {
  const step = STEPS.find((size) => (to - from) / size <= POINTS_MAX) ?? 60;
  const byMinute = new Map(changes.map(({ minute, change }) => [minute, change]));
  const curve: Curve = { step, points: [], most: 0, mostAt: null };
  let people = 0;
  for (let minute = from; minute < to; minute += 1) {
    people += byMinute.get(minute) ?? 0;
    if (people > curve.most) Object.assign(curve, { most: people, mostAt: minute });
    const last = curve.points.at(-1);
    if (last && minute - last.minute < step) last.people = Math.max(last.people, people);
    else curve.points.push({ minute, people });
  }
  return { ...curve, points: curve.points.slice(0, POINTS_MAX) };
}
