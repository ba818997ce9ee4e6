import type { Stimulus } from '../simulation/simulation.types.ts';

/** How the parts of a step are called for people; what it does not know is shown by its id. */
export interface Wording {
  event?: (type: string) => string | undefined;
  actor?: (path: string) => string | undefined;
  fixture?: (id: string) => string | undefined;
}

/** One step as a line of a list, in English. */
export function lineOf(stimulus: Stimulus, { event, actor, fixture }: Wording = {}): string {
  const used = stimulus.fixture === undefined ? undefined : (fixture?.(stimulus.fixture) ?? stimulus.fixture);
  const withFixture = used === undefined ? '' : ` (${used})`;
  const actorName = (path: string) => actor?.(path) ?? path;
  switch (stimulus.kind) {
    case 'start':
      return `Start${withFixture}${payload(stimulus.input)}`;
    case 'startFrom':
      return `Start in ${JSON.stringify(stimulus.value)}${payload(stimulus.context)}`;
    case 'event': {
      const { type, ...rest } = stimulus.event;
      const to =
        stimulus.actor === undefined || stimulus.actor === '' ? '' : ` to ${actorName(stimulus.actor)}`;
      return `Send ${event?.(type) ?? type}${to}${withFixture}${payload(rest)}`;
    }
    case 'resolve':
      return `${actorName(stimulus.actor)} answers${withFixture}${payload(stimulus.output)}`;
    case 'reject':
      return `${actorName(stimulus.actor)} fails${withFixture}${payload(stimulus.error)}`;
    case 'hang':
      return `${actorName(stimulus.actor)} does not answer`;
    case 'wait':
      return `Wait ${stimulus.milliseconds} ms`;
    case 'context':
      return `Set the context${payload(stimulus.context)}`;
    case 'guard':
      return `Decide the guard ${stimulus.guard}: ${stimulus.mode}`;
    default:
      return stimulus satisfies never;
  }
}

const LONGEST_PAYLOAD = 160;

function payload(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = JSON.stringify(value) ?? '';
  if (text === '{}' || text === '') return '';
  return `: \`${text.length > LONGEST_PAYLOAD ? `${text.slice(0, LONGEST_PAYLOAD)}…` : text}\``;
}
