import { alphabetOf, joinAlphabets } from '../../engine/paths/alphabet.ts';
import { coverTransitions } from '../../engine/paths/cover.ts';
import { HINTS } from '../../engine/paths/hints.ts';
import type { Alphabet } from '../../engine/paths/paths.types.ts';
import { shortestPath, shortestPaths, simplePaths } from '../../engine/paths/search.ts';
import { createSession } from '../../engine/simulation/session.ts';
import { loadMachine, type LoadedMachine } from '../../machines/load-machine.ts';
import type { PathAnswer, PathTask } from './path-task.ts';

const BARE: Alphabet = { inputs: [{ name: 'start', value: undefined }], events: [], outcomes: {} };

/** What a machine and the machines that it invokes take. */
async function alphabet({ details }: LoadedMachine): Promise<Alphabet> {
  if (!details) return BARE;
  const inner = Object.values(details.actors).flatMap(({ machine }) => machine ?? []);
  const loaded = await Promise.all([...new Set(inner)].map((id) => loadMachine(id).catch(() => null)));
  return loaded.reduce(
    (joined, machine) =>
      machine?.details ? joinAlphabets(joined, { outcomes: alphabetOf(machine.details).outcomes }) : joined,
    alphabetOf(details),
  );
}

async function run(task: PathTask): Promise<PathAnswer> {
  const machine = await loadMachine(task.machine);
  const letters = await alphabet(machine);
  const { entry } = machine;
  switch (task.kind) {
    case 'walk': {
      const session = createSession(entry.machine);
      for (const stimulus of task.from) session.apply(stimulus);
      const world = session.world();
      const from = world === null ? undefined : { simulator: session.simulator, world };
      return {
        paths: [shortestPath(entry, letters, task.goal, { from })].flatMap((path) => path ?? []),
        missing: [],
      };
    }
    case 'shortest':
      return { paths: shortestPaths(entry, letters), missing: [] };
    case 'simple':
      return {
        paths: simplePaths(entry, letters, { goal: task.goal, limit: task.limit }),
        missing: [],
      };
    case 'cover': {
      const { paths, missing } = coverTransitions(entry, letters, { hints: HINTS[task.machine] });
      return { paths, missing };
    }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PathTask>) => {
  run(data).then(
    (answer) => self.postMessage({ answer: JSON.parse(JSON.stringify(answer)) as PathAnswer }),
    (error: unknown) => self.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
