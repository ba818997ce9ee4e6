import { useMemo } from 'react';
import type { Marks } from '../canvas/chart-canvas.tsx';
import { takenIn } from './taken.ts';
import { useSimulation } from './simulation.tsx';
import { useWorkbench } from './workbench.tsx';

/** What the drawing says by colour, and how a transition of it is taken. */
export function useMarks(
  covered: ReadonlySet<string> | null,
): Marks & { take: (transition: string) => void } {
  const { machine, apply, sampleOf, select } = useWorkbench();
  const { state, statuses } = useSimulation();
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
