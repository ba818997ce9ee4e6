import { createMachine } from 'xstate';
import { expect, test, vi } from 'vitest';
import { CATALOGUE } from '@stoa/machines/catalogue';
import { chartOf } from '../model/chart-of.ts';
import { makeSimulator } from '../simulation/simulator.ts';
import type { World } from '../simulation/world.ts';
import { generatedMachine } from './generated-machine.ts';
import { layOut } from './lay-out.ts';
import type { Layout, StateBox } from './layout.types.ts';
import { estimate } from './measure.ts';
import { makeNodeElk } from './node-elk.ts';
import { leadsBack, siblingOrder } from './order.ts';

const elk = makeNodeElk();

// A layout is all computing: beside other tests it takes its time.
vi.setConfig({ testTimeout: 60_000 });

const contains = (outer: StateBox, inner: StateBox) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function boxOf({ states }: Layout, id: string): StateBox {
  const box = states.find((state) => state.id === id);
  if (box === undefined) throw new Error(`There is no box of ${id}.`);
  return box;
}

/** How far a point lies from the border of a box; inside counts as nothing. */
function distance({ x, y, width, height }: StateBox, point: { x: number; y: number } | undefined): number {
  if (point === undefined) return Infinity;
  const across = Math.max(x - point.x, 0, point.x - x - width);
  const along = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(across, along);
}

test.each(CATALOGUE)('$id: states lie in their parents, lines run from source to target', async (entry) => {
  const chart = chartOf(entry);
  const layout = await layOut(chart, { measure: estimate(chart) }, elk);
  expect(layout.states).toHaveLength(chart.states.length);
  for (const { id, parent } of chart.states) {
    if (parent !== null) expect(contains(boxOf(layout, parent), boxOf(layout, id)), id).toBe(true);
  }
  for (const { id, source, targets } of chart.transitions) {
    const lines = layout.lines.filter((line) => line.id === id);
    expect(lines).toHaveLength(targets.length);
    lines.forEach(({ points }, index) => {
      expect(distance(boxOf(layout, source), points[0]), `${id} starts`).toBeLessThan(1);
      expect(distance(boxOf(layout, targets[index] ?? ''), points.at(-1)), `${id} ends`).toBeLessThan(1);
    });
  }
});

test('where one begins stands first, and ways back do not turn that round', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'start',
    states: {
      end: { on: { again: 'start' } },
      middle: { on: { on: 'end', back: 'start' } },
      start: { on: { go: 'middle' } },
    },
  });
  const chart = chartOf({ machine });
  const order = siblingOrder(chart);
  expect(
    [...order]
      .filter(([id]) => id !== 'm')
      .sort((one, other) => one[1] - other[1])
      .map(([id]) => id),
  ).toEqual(['m.start', 'm.middle', 'm.end']);
  expect(leadsBack(chart, order, 'm.end', 'm.start')).toBe(true);
  const layout = await layOut(chart, { measure: estimate(chart) }, elk);
  const rows = ['m.start', 'm.middle', 'm.end'].map((id) => boxOf(layout, id).y);
  expect(rows).toEqual([...rows].sort((one, other) => one - other));
});

test('a collapsed state hides what is inside, and lines end at its border', async () => {
  const chart = chartOf(CATALOGUE.find(({ id }) => id === 'invitation')!);
  const layout = await layOut(
    chart,
    { measure: estimate(chart), collapsed: new Set(['invitation.open']) },
    elk,
  );
  expect(layout.states.some(({ id }) => id.startsWith('invitation.open.'))).toBe(false);
  expect(boxOf(layout, 'invitation.open').isCollapsed).toBe(true);
  const into = layout.lines.find(({ id }) => id === 'invitation.evaluatingAnswer||1');
  expect(distance(boxOf(layout, 'invitation.open'), into?.points.at(-1))).toBeLessThan(1);
});

test('a machine of 100 states and 300 transitions is laid out and stepped', async () => {
  const machine = generatedMachine(100);
  const chart = chartOf({ machine });
  expect(chart.states.filter(({ kind }) => kind === 'atomic')).toHaveLength(100);
  expect(chart.transitions).toHaveLength(300);

  const layout = await layOut(chart, { measure: estimate(chart) }, elk);
  expect(layout.lines.filter(({ id }) => !id.startsWith('initial:'))).toHaveLength(300);

  const simulator = makeSimulator(machine);
  const STEPS = 200;
  let world: World | null = null;
  for (let step = 0; step < STEPS; step += 1) {
    const stimulus =
      step === 0
        ? ({ kind: 'start' } as const)
        : ({ kind: 'event', event: { type: `move.${[1, 7, 93][step % 3]}` } } as const);
    const performed = simulator.perform(world, stimulus);
    if (!performed.ok) throw new Error(JSON.stringify(performed));
    world = performed.world;
  }
  expect(world).not.toBeNull();
});
