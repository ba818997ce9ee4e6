import { useLingui } from '@lingui/react';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createSession, type Session } from '../../engine/simulation/session.ts';
import type {
  SessionState,
  SimulatedEvent,
  SimulationProblem,
  StepOutcome,
  Stimulus,
} from '../../engine/simulation/simulation.types.ts';
import type { LoadedMachine } from '../../machines/load-machine.ts';
import { useNames, type Names } from '../../shared/names.ts';
import { chartWords, type ChartWords } from '../canvas/chart-words.ts';
import { coverageOf } from '../../engine/paths/coverage.ts';
import { keepCoverage } from '../tried/kept-coverage.ts';

/** What all parts of a machine's page share. */
export interface Workbench {
  machine: LoadedMachine;
  names: Names;
  words: ChartWords;
  isTechnical: boolean;
  setTechnical: (isTechnical: boolean) => void;
  session: Session;
  /** Puts another session in the place, such as one that was replayed. */
  setSession: (session: Session) => void;
  /** Null while the machine could not be started. */
  state: SessionState | null;
  /** Why the machine could not be started, or why the latest step was refused. */
  problem: SimulationProblem | null;
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
  const [begun] = useState(() => (first ? { session: first, problem: null } : begin(machine)));
  const [session, setSession] = useState(begun.session);
  const [startProblem, setStartProblem] = useState(begun.problem);
  const [samples, setSamples] = useState<Readonly<Record<string, SimulatedEvent>>>({});
  const [selected, select] = useState(firstSelected);
  const state = useSyncExternalStore(session.subscribe, session.state);
  // The words change with the language: its name is part of what they depend on.
  const { locale } = i18n;
  const words = useMemo(
    () => chartWords(machine.chart, names, i18n, isTechnical),
    // oxlint-disable-next-line react/exhaustive-deps -- names is made anew with every render and says the same
    [machine, i18n, locale, isTechnical, names.machine()],
  );

  const keep = useCallback(
    (outcome: StepOutcome): StepOutcome => {
      setStartProblem(
        !outcome.ok && 'problem' in outcome && session.state() === null ? outcome.problem : null,
      );
      if (outcome.ok) keepCoverage(machine.chart, coverageOf(machine.chart, [outcome.record]));
      return outcome;
    },
    [machine, session],
  );
  const sampleOf = useCallback(
    (type: string): SimulatedEvent =>
      samples[type] ?? { ...(machine.details?.events[type]?.fixtures[0]?.value as object | undefined), type },
    [samples, machine],
  );

  const workbench: Workbench = {
    machine,
    names,
    words,
    isTechnical,
    setTechnical,
    session,
    setSession: (next) => {
      setStartProblem(null);
      setSession(next);
    },
    state,
    problem: startProblem ?? state?.problem ?? null,
    apply: (stimulus) => keep(session.apply(stimulus)),
    answer: (answer) => keep(session.answer(answer)),
    dismiss: () => {
      setStartProblem(null);
      session.drop();
    },
    sampleOf,
    setSample: (event) => setSamples((before) => ({ ...before, [event.type]: event })),
    selected,
    select,
  };
  return <WorkbenchContext value={workbench}>{children}</WorkbenchContext>;
}

/** A session of a machine, started with its first input. */
export function begin({ entry, details }: LoadedMachine): {
  session: Session;
  problem: SimulationProblem | null;
} {
  const session = createSession(entry.machine);
  const outcome = session.apply({ kind: 'start', input: details?.inputs[0].value });
  return { session, problem: !outcome.ok && 'problem' in outcome ? outcome.problem : null };
}
