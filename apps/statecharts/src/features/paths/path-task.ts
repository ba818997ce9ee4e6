import type { Path } from '../../engine/paths/paths.types.ts';
import type { Goal } from '../../engine/paths/search.ts';
import type { Stimulus } from '../../engine/simulation/simulation.types.ts';

/** What is looked for, away from the page's own thread. */
export type PathTask = { machine: string } & (
  | { kind: 'walk'; from: readonly Stimulus[]; goal: Goal }
  | { kind: 'shortest' }
  | { kind: 'simple'; goal?: Goal; limit: number }
  | { kind: 'cover' }
);

export interface PathAnswer {
  paths: readonly Path[];
  /** Transitions that nothing has reached. */
  missing: readonly string[];
}

/**
 * Looks for ways in a worker.
 * @param signal ends the search
 * @throws {Error} where the machine breaks, or the search is ended
 */
export function findPaths(task: PathTask, signal?: AbortSignal): Promise<PathAnswer> {
  const worker = new Worker(new URL('./paths.worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<PathAnswer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The search was ended.')));
    worker.addEventListener('message', ({ data }: MessageEvent<{ answer: PathAnswer } | { error: string }>) =>
      'answer' in data ? resolve(data.answer) : reject(new Error(data.error)),
    );
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || 'The search did not start.')),
    );
    worker.postMessage(task);
  });
  return found.finally(() => worker.terminate());
}
