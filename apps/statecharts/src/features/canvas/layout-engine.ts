import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { makeBrowserElk } from '../../engine/layout/browser-elk.ts';
import { layOut } from '../../engine/layout/lay-out.ts';
import type { Layout, LayoutOptions } from '../../engine/layout/layout.types.ts';
import type { Chart } from '../../engine/model/chart.types.ts';

const elk = makeBrowserElk(workerUrl);

/** Computes where everything stands, in a worker. */
export const layOutInWorker = (chart: Chart, options: LayoutOptions): Promise<Layout> =>
  layOut(chart, options, elk);
