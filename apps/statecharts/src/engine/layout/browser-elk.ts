import ELK from 'elkjs/lib/elk-api.js';
import { elkConstructor } from './elk-constructor.ts';
import type { Elk } from './lay-out.ts';

/**
 * ELK in a worker of the browser.
 * @param workerUrl where the file `elkjs/lib/elk-worker.min.js` is served, as it is
 */
export function makeBrowserElk(workerUrl: string): Elk & { stop: () => void } {
  const elk = new (elkConstructor(ELK))({ workerUrl, workerFactory: (url = workerUrl) => new Worker(url) });
  return {
    layout: (graph, layoutOptions) => elk.layout(graph, { layoutOptions }),
    stop: () => elk.terminateWorker(),
  };
}
