import type { AnyStateMachine } from 'xstate';

/** The context that a machine begins with, as far as it can be had without an input. */
export function initialContext(machine: AnyStateMachine): unknown {
  const { context } = machine.config as { context?: unknown };
  if (typeof context !== 'function') return context;
  try {
    return (context as (args: object) => unknown)({ input: {}, spawn: () => undefined, self: undefined });
  } catch {
    return undefined;
  }
}

/** What makes a context one that the machine never has, as far as can be seen from one that it had. */
export function shapeWarnings(known: unknown, context: unknown): string[] {
  if (!isRecord(known) || !isRecord(context)) return [];
  const missing = Object.keys(known).filter((key) => !(key in context));
  const unknown = Object.keys(context).filter((key) => !(key in known));
  const changed = Object.keys(known).filter((key) => {
    const [before, after] = [kindOf(known[key]), kindOf(context[key])];
    return key in context && before !== 'nothing' && after !== 'nothing' && before !== after;
  });
  return [
    ...missing.map((key) => `The context has no "${key}", which this machine always has.`),
    ...unknown.map((key) => `The context has "${key}", which this machine does not know.`),
    ...changed.map((key) => `"${key}" was ${kindOf(known[key])} and is ${kindOf(context[key])} now.`),
  ];
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'list' : typeof value;
}
