import { useMemo } from 'react';
import { verdicts } from '../../engine/simulation/verdicts.ts';
import type { EventStatus } from '../../engine/simulation/simulation.types.ts';
import type { Marks } from '../canvas/chart-canvas.tsx';
import { takenIn } from './taken.ts';
import { useWorkbench, type Workbench } from './workbench.tsx';

/** What every event would do now, with the payloads that would be sent. */
export function useVerdicts(): readonly EventStatus[] {
  const { machine, session, state, sampleOf } = useWorkbench();
  return useMemo(() => judge({ machine, session, state, sampleOf }), [machine, session, sampleOf, state]);
}

function judge({
  machine,
  session,
  state,
  sampleOf,
}: Pick<Workbench, 'machine' | 'session' | 'state' | 'sampleOf'>) {
  const world = state && session.world();
  if (world === null) return [];
  const types = machine.chart.events.map(({ type }) => type);
  return verdicts(
    session.simulator,
    world,
    types,
    Object.fromEntries(types.map((type) => [type, sampleOf(type)])),
  );
}

/** What the drawing says by colour, and how a transition of it is taken. */
export function useMarks(
  covered: ReadonlySet<string> | null,
): Marks & { take: (transition: string) => void } {
  const { machine, state, apply, sampleOf, select } = useWorkbench();
  const statuses = useVerdicts();
  const node = state?.nodes.get(state.current);
  const marks = useMemo(
    () => ({
      active: new Set(state?.world.actors[0]?.machine?.active),
      enabled: new Set(
        statuses.flatMap(({ verdict }) => (verdict.status === 'enabled' ? verdict.transitions : [])),
      ),
      taken: node ? takenIn([node.record], machine.id) : new Set<string>(),
    }),
    [state, statuses, node, machine],
  );
  return {
    ...marks,
    covered,
    take: (id) => {
      const transition = machine.index.transitions.get(id);
      if (transition?.kind === 'event') apply({ kind: 'event', event: sampleOf(transition.event) });
      else select(id);
    },
  };
}
