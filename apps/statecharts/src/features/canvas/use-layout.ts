import { useEffect, useMemo, useState } from 'react';
import type { Layout } from '../../engine/layout/layout.types.ts';
import type { Chart } from '../../engine/model/chart.types.ts';
import type { ChartMessages } from './chart-messages.ts';
import { FONT } from './metrics.ts';
import { browserWidth, measureOf, setTexts, type ChartTexts } from './texts.ts';

export interface Drawing {
  chart: Chart;
  texts: ChartTexts;
  layout: Layout;
}

/** The machine's own face once it is there: texts are measured with what they are drawn in. */
async function familyOfPage(): Promise<string> {
  await document.fonts.ready;
  return getComputedStyle(document.body).fontFamily || FONT;
}

/** A window as most have it, beside the panel. */
const WINDOW = { width: 850, height: 700 };
const LARGE_ENOUGH = 0.6;
const sizeIn = ({ width, height }: Layout) => Math.min(WINDOW.width / width, WINDOW.height / height);
const larger = (one: Layout, other: Layout) => (sizeIn(other) > sizeIn(one) ? other : one);

/** The worker that computes layouts: one for the page, loaded with the first chart. */
const engine = () => import('./layout-engine.ts');
// It is large: it comes while the machine does.
void engine().catch(() => undefined);

/** Lays a chart out, away from the page's own thread. The last drawing stays until the next one is there. */
export function useLayout(chart: Chart, words: ChartMessages, collapsed: ReadonlySet<string>) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const key = useMemo(() => [...collapsed].sort().join(' '), [collapsed]);
  useEffect(() => {
    let isLeft = false;
    const draw = async () => {
      const [{ layOutInWorker }, family] = await Promise.all([engine(), familyOfPage()]);
      const texts = setTexts(chart, words, browserWidth(family));
      const options = { measure: measureOf(texts), collapsed: new Set(key.split(' ').filter(Boolean)) };
      const down = await layOutInWorker(chart, options);
      // Side by side or below each other: whichever can be shown larger.
      const layout =
        sizeIn(down) >= LARGE_ENOUGH
          ? down
          : larger(down, await layOutInWorker(chart, { ...options, direction: 'right' }));
      if (isLeft) return;
      setFailure(null);
      setDrawing({ chart, texts, layout });
    };
    draw().catch((error: unknown) => {
      if (!isLeft) setFailure(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      isLeft = true;
    };
  }, [chart, words, key]);
  return { drawing, failure };
}
