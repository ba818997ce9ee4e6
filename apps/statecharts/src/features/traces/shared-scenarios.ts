import { readTrace } from '../../engine/trace/trace-file.ts';
import type { Trace } from '../../engine/trace/trace.types.ts';

/** Scenarios that the project keeps: each is a test as well. */
const files = import.meta.glob<string>('../../../scenarios/*/*.json', { query: '?raw', import: 'default' });

/** The project's scenarios of a machine; what cannot be read is left out, the tests tell of it. */
export async function sharedScenarios(machine: string): Promise<Trace[]> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/scenarios/${machine}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load().catch(() => '')));
  return texts.flatMap((text) => {
    const read = readTrace(text);
    return read.ok ? [read.value] : [];
  });
}
