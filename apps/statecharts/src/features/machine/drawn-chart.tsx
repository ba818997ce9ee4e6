import { useCallback, useState } from 'react';
import { ChartCanvas, type Marks } from '../canvas/chart-canvas.tsx';
import { sentence } from '../canvas/chart-messages.ts';
import { useLayout } from '../canvas/use-layout.ts';
import { useWorkbench } from './workbench.tsx';

const NONE: ReadonlySet<string> = new Set();

/** The chart of the page's machine. */
export function DrawnChart({ marks }: { marks: Marks & { take: (transition: string) => void } }) {
  const { machine, names, words, selected, select } = useWorkbench();
  const { chart } = machine;
  const [folded, setFolded] = useState<ReadonlySet<string>>(NONE);
  const { drawing, failure } = useLayout(chart, words, folded);
  const fold = (id: string) => {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  };
  const foldAll = useCallback(
    (isFolded: boolean) => {
      const inner = chart.states.filter(({ children, parent }) => children.length > 0 && parent !== null);
      setFolded(isFolded ? new Set(inner.map(({ id }) => id)) : NONE);
    },
    [chart],
  );
  return (
    <ChartCanvas
      name={sentence(names.machine())}
      chart={chart}
      drawing={drawing?.chart === chart ? drawing : null}
      failure={failure}
      marks={marks}
      selected={selected}
      onSelect={select}
      onTake={marks.take}
      onFold={fold}
      onFoldAll={foldAll}
    />
  );
}
