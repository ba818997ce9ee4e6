import { createActor, createEmptyActor } from 'xstate';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { checkContext } from './check-context.ts';
import { makeController } from './controller.ts';
import { draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { instrument } from './instrument.ts';
import { actorAt, end, pass, settle } from './perform.ts';
import type { Stage } from './perform.ts';
import { RefusedError } from './problems.ts';
import type {
  GuardModes,
  GuardQuestion,
  SimulationProblem,
  StepRecord,
  Stimulus,
} from './simulation.types.ts';
import { beginIn } from './start-from.ts';
import { onVirtualTime } from './virtual-time.ts';
import type { SimulatedActor, World } from './world.ts';

/** What came of a stimulus. */
export type Performed =
  | { ok: true; world: World; record: StepRecord }
  | { ok: false; problem: SimulationProblem }
  | { ok: false; question: GuardQuestion };

/** Steps a machine and everything that it invokes, by the machines' own transition functions. It keeps no state. */
export interface Simulator {
  machine: AnyStateMachine;
  /** @param world null before the start, which is `start` or `startFrom` */
  perform: (world: World | null, stimulus: Stimulus, guards?: GuardModes) => Performed;
  /** Computes something with the guards as the world has them; one that asks decides by itself. */
  look: <Result>(world: World, work: () => Result) => Result;
}

/** Makes the simulator of a machine. Effects of the application are never carried out, whatever is provided. */
export function makeSimulator(machine: AnyStateMachine): Simulator {
  const controller = makeController();
  const stage: Stage = { controller, listener: { current: null } };
  const instrumented = instrument(machine, controller);
  const outside = createEmptyActor();
  outside.system.inspect({ next: (event: InspectionEvent) => stage.listener.current?.(event) });

  const empty = (input: unknown, guards: GuardModes): World => {
    const ref = createActor(instrumented, { id: machine.id, parent: outside, input: input as never });
    const root: SimulatedActor = {
      path: '',
      parent: null,
      id: machine.id,
      src: machine.id,
      kind: 'machine',
      ref,
      status: 'active',
      input,
      output: undefined,
      error: undefined,
      received: [],
      machine: instrumented,
      snapshot: null,
    };
    return { now: 0, actors: new Map([['', root]]), delays: [], guards };
  };

  const perform: Simulator['perform'] = (world, stimulus, guards = {}) => {
    const before = world ?? empty(stimulus.kind === 'start' ? stimulus.input : undefined, guards);
    const modes =
      stimulus.kind === 'guard' ? { ...before.guards, [stimulus.guard]: stimulus.mode } : before.guards;
    const draft = draftOf(before);
    controller.open(modes, stimulus.answers ?? []);
    try {
      const deed = DEEDS[stimulus.kind] as Deed;
      const warnings = onVirtualTime(
        () => draft.now,
        () => {
          const reported = deed(stage, draft, stimulus) ?? [];
          settle(stage, draft);
          return reported;
        },
      );
      const { steps, emitted, now, actors, delays } = draft;
      return {
        ok: true,
        world: { now, actors, delays, guards: modes },
        record: { stimulus, steps, guards: controller.evaluations(), emitted, warnings },
      };
    } catch (error) {
      const question = controller.question();
      if (question !== null) return { ok: false, question };
      if (error instanceof RefusedError) return { ok: false, problem: error.problem };
      throw error;
    } finally {
      controller.close();
    }
  };
  const look: Simulator['look'] = (world, work) => {
    const modes = Object.entries(world.guards).filter(([, mode]) => mode !== 'ask');
    controller.open(Object.fromEntries(modes), []);
    try {
      return onVirtualTime(() => world.now, work);
    } finally {
      controller.close();
    }
  };
  return { machine: instrumented, perform, look };
}

type Of<Kind extends Stimulus['kind']> = Extract<Stimulus, { kind: Kind }>;
type Deed<Taken extends Stimulus = Stimulus> = (
  stage: Stage,
  draft: Draft,
  stimulus: Taken,
) => readonly string[] | void;

const DEEDS: { [Kind in Stimulus['kind']]: Deed<Of<Kind>> } = {
  start: (_, draft) => void draft.queue.push({ to: '', from: 'outside', event: 'start' }),
  startFrom: (stage, draft, { value, context }) => beginIn(stage, draft, value, context),
  event: (_, draft, { actor = '', event }) => {
    active(draft, actor);
    draft.queue.push({ to: actor, from: 'outside', event });
  },
  resolve: (_, draft, { actor: path, output }) => {
    const actor = active(draft, path);
    if (actor.parent === null || actor.kind === 'callback') {
      throw new RefusedError('ACTOR_NOT_ACTIVE', `The actor "${path}" stays and has no answer.`, path);
    }
    end(draft, actor, { status: 'done', output });
  },
  reject: (_, draft, { actor: path, error }) => {
    const actor = active(draft, path);
    if (actor.parent === null) {
      throw new RefusedError(
        'ACTOR_NOT_ACTIVE',
        'The machine itself cannot be made to fail from outside.',
        path,
      );
    }
    end(draft, actor, { status: 'error', error });
  },
  hang: (_, draft, { actor: path }) => {
    draft.actors.set(path, { ...active(draft, path), status: 'hanging' });
  },
  wait: (stage, draft, { milliseconds }) => pass(stage, draft, milliseconds),
  context: (stage, draft, { actor = '', context }) =>
    checkContext(stage, draft, active(draft, actor), context),
  guard: () => undefined,
};

function active(draft: Draft, path: string): SimulatedActor {
  const actor = actorAt(draft, path);
  if (actor.status === 'active' || actor.status === 'hanging') return actor;
  throw path === ''
    ? new RefusedError('MACHINE_OVER', 'The machine has come to its end.', path)
    : new RefusedError('ACTOR_NOT_ACTIVE', `The actor "${path}" has ended.`, path);
}
