import type { Coverage } from '../../engine/paths/paths.types.ts';

export const STORAGE_KEY = 'statecharts.coverage';

type Kept = Partial<Record<string, Coverage>>;

/** Reads what was kept. Storage that holds something else gives nothing. */
export function parseStored(text: string | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept as Kept).filter(([, coverage]) => isCoverage(coverage)));
  } catch {
    return {};
  }
}

/** The transitions of a machine that were tried, as long as it is still the same machine. */
export function storedTransitions(text: string | undefined, machine: string, hash: string): string[] {
  const kept = parseStored(text)[machine];
  return kept?.hash === hash ? Object.keys(kept.transitions) : [];
}

function isCoverage(value: unknown): boolean {
  const { machine, hash, states, transitions, guards } = (value ?? {}) as Partial<Coverage>;
  return (
    typeof machine === 'string' &&
    typeof hash === 'string' &&
    [states, transitions, guards].every((part) => typeof part === 'object' && part !== null)
  );
}
