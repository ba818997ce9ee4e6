import type { ChartAction, ChartGuard } from './chart.types.ts';

interface Builtin {
  (): unknown;
  type?: string;
  event?: unknown;
  to?: unknown;
  id?: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
}

const PARENT = '#_parent';
const KINDS: Record<string, ChartAction['kind']> = {
  'xstate.assign': 'assign',
  'xstate.raise': 'raise',
  'xstate.sendTo': 'send',
  'xstate.emit': 'emit',
  'xstate.spawnChild': 'spawn',
  'xstate.stopChild': 'stop',
  'xstate.cancel': 'cancel',
  'xstate.enqueueActions': 'queue',
  'xstate.log': 'log',
};

/**
 * What an action is called and does.
 * @param implementations the machine's actions by name, which say what kind a named one is of
 */
export function describeAction(action: unknown, implementations: object): ChartAction {
  if (typeof action === 'string' || isTyped(action)) {
    const name = typeof action === 'string' ? action : action.type;
    const implementation = (implementations as Record<string, unknown>)[name];
    const event = typeof implementation === 'function' ? eventOf(implementation as Builtin) : null;
    return { name, kind: 'named', event };
  }
  if (typeof action !== 'function') return { name: '(inline)', kind: 'inline', event: null };
  const builtin = action as Builtin;
  const known = builtin.type === undefined ? undefined : KINDS[builtin.type];
  if (known === undefined) return { name: action.name || '(inline)', kind: 'inline', event: null };
  const kind = known === 'send' && builtin.to === PARENT ? 'sendParent' : known;
  return { name: kind, kind, event: eventOf(builtin) };
}

/** Whether an action is the machinery of a delay, which the chart shows as a transition. */
export function isDelayMachinery(action: unknown): boolean {
  if (typeof action !== 'function') return false;
  const { type, id, sendId } = action as Builtin & { sendId?: unknown };
  const scheduled = type === 'xstate.raise' ? id : type === 'xstate.cancel' ? sendId : undefined;
  return typeof scheduled === 'string' && scheduled.startsWith('xstate.after.');
}

/** What a guard is called, with the combinations that it is made of. */
export function describeGuard(guard: unknown, implementations: object): ChartGuard {
  if (typeof guard === 'string' || isTyped(guard)) {
    const name = typeof guard === 'string' ? guard : guard.type;
    return { text: name, names: [name] };
  }
  if (typeof guard !== 'function') return { text: '(inline)', names: [] };
  const { guards, stateValue, name } = guard as Builtin & { name: string };
  if (stateValue !== undefined) {
    return {
      text: `in(${typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue)})`,
      names: [],
    };
  }
  if (guards === undefined) return { text: name || '(inline)', names: [] };
  const inner = guards.map((each) => describeGuard(each, implementations));
  return {
    text: `${name}(${inner.map(({ text }) => text).join(', ')})`,
    names: inner.flatMap(({ names }) => names),
  };
}

function eventOf({ event }: Builtin): string | null {
  return isTyped(event) ? event.type : null;
}

function isTyped(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
