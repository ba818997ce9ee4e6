import type {
  GuardEvaluation,
  GuardMode,
  GuardModes,
  GuardQuestion,
  SimulatedEvent,
} from './simulation.types.ts';

/** One guard that is about to be decided. */
interface Decision {
  /** `machineId/guardName`. */
  guard: string;
  params: unknown;
  event: SimulatedEvent;
  real: () => boolean;
}

/** Where all guards of a simulated system are decided and written down. */
export interface Controller {
  decide: (decision: Decision) => boolean;
  /** Decides by these modes from now on, and begins a new list. */
  open: (modes: GuardModes, answers: readonly boolean[]) => void;
  /** Decides by the guards alone and writes nothing down. */
  close: () => void;
  /** Decides by the guards alone while the work is done: for looking ahead. */
  silently: <Result>(work: () => Result) => Result;
  evaluations: () => readonly GuardEvaluation[];
  /** The question that stopped the step, if one did. */
  question: () => GuardQuestion | null;
  /** The guard that threw last. */
  thrower: () => string | null;
}

/** Stops a step whose guard waits for an answer. XState wraps it, so the desk keeps the question itself. */
class GuardAskedError extends Error {}

/** Makes the desk of one simulated system. */
export function makeController(): Controller {
  let modes: GuardModes | null = null;
  let answers: boolean[] = [];
  let evaluations: GuardEvaluation[] = [];
  let question: GuardQuestion | null = null;
  let thrower: string | null = null;

  const really = ({ guard, real }: Decision): boolean => {
    try {
      return real();
    } catch (error) {
      thrower = guard;
      throw error;
    }
  };

  const ask = (decision: Decision): boolean => {
    const answer = answers.shift();
    if (answer !== undefined) return answer;
    const { guard, params, event } = decision;
    question ??= { guard, params, event, real: attempt(decision.real) };
    throw new GuardAskedError(`The guard "${guard}" waits for an answer.`);
  };

  const DECIDERS: Record<GuardMode, (decision: Decision) => boolean> = {
    real: really,
    true: () => true,
    false: () => false,
    ask,
  };

  return {
    decide: (decision) => {
      if (modes === null) return decision.real();
      const mode = modes[decision.guard] ?? 'real';
      const outcome = DECIDERS[mode](decision);
      evaluations.push({ guard: decision.guard, outcome, mode, params: decision.params });
      return outcome;
    },
    open: (next, given) => {
      modes = next;
      answers = [...given];
      evaluations = [];
      question = null;
      thrower = null;
    },
    close: () => {
      modes = null;
    },
    silently: (work) => {
      const kept = { modes, thrower };
      modes = null;
      try {
        return work();
      } finally {
        ({ modes, thrower } = kept);
      }
    },
    evaluations: () => evaluations,
    question: () => question,
    thrower: () => thrower,
  };
}

function attempt(real: () => boolean): boolean | null {
  try {
    return real();
  } catch {
    return null;
  }
}
