import ELK from 'elkjs/lib/elk.bundled.js';
import { elkConstructor } from './elk-constructor.ts';
import type { Elk } from './lay-out.ts';

/** ELK in place, for scripts and tests. */
export function makeNodeElk(): Elk {
  const elk = new (elkConstructor(ELK))();
  return { layout: (graph, layoutOptions) => elk.layout(graph, { layoutOptions }) };
}
