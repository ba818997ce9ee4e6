import {
  createContext,
  memo,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import type {
  EventStatus,
  SessionState,
  SimulationProblem,
} from '../../engine/simulation/simulation.types.ts';

/** Where the simulation of a page is: what every step changes. */
export interface Simulation {
  /** Null while the machine could not be started. */
  state: SessionState | null;
  /** Why the machine could not be started, or why the latest step was refused. */
  problem: SimulationProblem | null;
  /** What every event would do now, with the payloads that would be sent. */
  statuses: readonly EventStatus[];
}

export const SimulationContext = createContext<Simulation | null>(null);

/** @throws {Error} outside of a machine's page */
export function useSimulation(): Simulation {
  const simulation = useContext(SimulationContext);
  if (!simulation)
    throw new Error('useSimulation needs <WorkbenchProvider> above it: a simulation belongs to a page.');
  return simulation;
}

/** Steps that follow each other faster are told of together, once they rest. */
const REST_MS = 100;

/** The simulation as it was drawn last, or is now that the step itself is on the screen. */
function useSimulationAfterwards(): Simulation {
  const simulation = useSimulation();
  const [shown, show] = useState(simulation);
  const steppedAt = useRef(-REST_MS);
  useEffect(() => {
    const now = performance.now();
    const wait = now - steppedAt.current < REST_MS ? REST_MS : 0;
    steppedAt.current = now;
    const timer = setTimeout(() => startTransition(() => show(simulation)), wait);
    return () => clearTimeout(timer);
  }, [simulation]);
  return shown;
}

/**
 * Draws a part a moment after the step that it tells of, when the drawing and what can be done next are on the screen:
 * steps at the pace of the screen are not held up by it.
 */
export function afterTheStep(Part: ComponentType): ComponentType {
  // Without properties it is drawn again only with the context, which follows later.
  const Steady = memo(Part);
  return function Later() {
    return (
      <SimulationContext value={useSimulationAfterwards()}>
        <Steady />
      </SimulationContext>
    );
  };
}
