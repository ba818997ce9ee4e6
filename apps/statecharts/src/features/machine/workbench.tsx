import { useLingui } from '@lingui/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Session } from '../../engine/simulation/session.ts';
import type { SimulatedEvent, StepOutcome, Stimulus } from '../../engine/simulation/simulation.types.ts';
import { verdicts } from '../../engine/simulation/verdicts.ts';
import type { LoadedMachine } from '../../machines/load-machine.ts';
import { useNames, type Names } from '../../shared/names.ts';
import { chartMessages, type ChartMessages } from '../canvas/chart-messages.ts';
import { coverageOf } from '../../engine/paths/coverage.ts';
import { setCoverage } from '../tried/kept-coverage.ts';
import { beginSession } from './begin-session.ts';
import { storeSession, storedSession } from './kept-sessions.ts';
import { SimulationContext, type Simulation } from './simulation.tsx';

/** What all parts of a machine's page share. No step changes it: where the simulation is says `useSimulation`. */
export interface Workbench {
  machine: LoadedMachine;
  names: Names;
  words: ChartMessages;
  isTechnical: boolean;
  setTechnical: (isTechnical: boolean) => void;
  session: Session;
  /** Puts another session in the place, such as one that was replayed. */
  setSession: (session: Session) => void;
  apply: (stimulus: Stimulus) => StepOutcome;
  answer: (answer: boolean) => StepOutcome;
  /** Takes back what could not be done. */
  dismiss: () => void;
  /** The event of a type as it would be sent now. */
  sampleOf: (type: string) => SimulatedEvent;
  setSample: (event: SimulatedEvent) => void;
  /** Id of the state or transition that is looked at. */
  selected: string | null;
  select: (id: string | null) => void;
}

const WorkbenchContext = createContext<Workbench | null>(null);

/** @throws {Error} outside of a machine's page */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench)
    throw new Error('useWorkbench needs <WorkbenchProvider> above it: a simulation belongs to a page.');
  return workbench;
}

/** Starts a machine as its details say, and gives its simulation to the page. */
export function WorkbenchProvider({
  machine,
  first,
  selected: firstSelected,
  children,
}: {
  machine: LoadedMachine;
  /** A session that was replayed for the address; else the machine starts. */
  first: Session | null;
  selected: string | null;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const names = useNames(machine);
  const [isTechnical, setTechnical] = useState(machine.details === null);
  const origin = first ?? machine;
  const [begun] = useState(() => {
    const session = storedSession(origin) ?? first;
    return session ? { session, problem: null } : beginSession(machine);
  });
  const [session, putSession] = useState(begun.session);
  useEffect(() => storeSession(origin, session), [origin, session]);
  const [startProblem, setStartProblem] = useState(begun.problem);
  const [samples, setSamples] = useState<Readonly<Record<string, SimulatedEvent>>>({});
  const [selected, select] = useState(firstSelected);
  const state = useSyncExternalStore(session.subscribe, session.state);
  // The names are others in another language.
  const words = useMemo(
    () => chartMessages(machine.chart, names, i18n, isTechnical),
    [machine, i18n, isTechnical, names],
  );

  const sampleOf = useCallback(
    (type: string): SimulatedEvent =>
      samples[type] ?? { ...(machine.details?.events[type]?.fixtures[0]?.value as object | undefined), type },
    [samples, machine],
  );
  const actions = useMemo(() => {
    const keep = (outcome: StepOutcome): StepOutcome => {
      setStartProblem(
        !outcome.ok && 'problem' in outcome && session.state() === null ? outcome.problem : null,
      );
      if (outcome.ok) setCoverage(machine.chart, coverageOf(machine.chart, [outcome.record]));
      return outcome;
    };
    return {
      setSession: (next: Session) => {
        setStartProblem(null);
        putSession(next);
      },
      apply: (stimulus: Stimulus) => keep(session.apply(stimulus)),
      answer: (answer: boolean) => keep(session.answer(answer)),
      dismiss: () => {
        setStartProblem(null);
        session.drop();
      },
      setSample: (event: SimulatedEvent) => setSamples((before) => ({ ...before, [event.type]: event })),
    };
  }, [machine, session]);

  const workbench = useMemo(
    (): Workbench => ({
      machine,
      names,
      words,
      isTechnical,
      setTechnical,
      session,
      ...actions,
      sampleOf,
      selected,
      select,
    }),
    [machine, names, words, isTechnical, session, actions, sampleOf, selected],
  );
  const simulation = useMemo((): Simulation => {
    const world = state && session.world();
    const types = machine.chart.events.map(({ type }) => type);
    const samplesNow = Object.fromEntries(types.map((type) => [type, sampleOf(type)]));
    return {
      state,
      problem: startProblem ?? state?.problem ?? null,
      statuses: world === null ? [] : verdicts(session.simulator, world, types, samplesNow),
    };
  }, [machine, session, sampleOf, state, startProblem]);
  return (
    <WorkbenchContext value={workbench}>
      <SimulationContext value={simulation}>{children}</SimulationContext>
    </WorkbenchContext>
  );
}
