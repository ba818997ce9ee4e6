import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@stoa/ui/spinner';
import { Text } from '@stoa/ui/text';
import { memo, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { indexOf, type ChartIndex } from '../../engine/model/chart-index.ts';
import type { Chart } from '../../engine/model/chart.types.ts';
import * as styles from './canvas.css.ts';
import { ChartTools } from './chart-tools.tsx';
import { LineShape } from './line-shape.tsx';
import { Minimap } from './minimap.tsx';
import { StateShape } from './state-shape.tsx';
import type { Drawing } from './use-layout.ts';
import { useViewport } from './use-viewport.ts';
import { focusable } from '../../shared/focusable.ts';

/** What of the chart is said by colour. */
export interface Marks {
  active: ReadonlySet<string>;
  enabled: ReadonlySet<string>;
  /** In the latest step. */
  taken: ReadonlySet<string>;
  /** Null while coverage does not show. */
  covered: ReadonlySet<string> | null;
}

export interface ChartCanvasProps {
  /** Names the chart: "Login". */
  name: string;
  chart: Chart;
  drawing: Drawing | null;
  failure: Error | null;
  marks: Marks;
  /** Id of a state or a transition. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** A transition was pressed twice: its event is wanted. */
  onTake: (transition: string) => void;
  onFold: (state: string) => void;
  onFoldAll: (isFolded: boolean) => void;
}

/** The chart as a drawing that can be moved and zoomed. Everything in it is in the outline as well, for those who do not see it. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { name, chart, drawing, failure, marks, selected, onSelect, onTake, onFold, onFoldAll } = props;
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const port = useViewport(drawing?.layout ?? null, stage);
  const { view, show } = port;
  const index = useMemo(() => indexOf(chart), [chart]);

  // What is selected elsewhere, in the outline or by the address, comes into view.
  useEffect(() => {
    const layout = drawing?.layout;
    if (!layout || selected === null) return;
    const place =
      layout.states.find(({ id }) => id === selected) ??
      layout.lines.find(({ id }) => id === selected)?.label;
    if (place) show(place);
  }, [selected, drawing, show]);

  const press = (event: MouseEvent) => {
    if (port.hasDragged()) return;
    const target = event.target as Element;
    const fold = target.closest('[data-fold]')?.getAttribute('data-fold');
    if (fold) return onFold(fold);
    const line = target.closest('[data-line]')?.getAttribute('data-line');
    onSelect(line ?? target.closest('[data-state]')?.getAttribute('data-state') ?? null);
  };
  const pressTwice = (event: MouseEvent) => {
    const target = event.target as Element;
    const line = target.closest('[data-line]')?.getAttribute('data-line');
    const state = target.closest('[data-state]')?.getAttribute('data-state');
    if (line) onTake(line);
    else if (state && (index.states.get(state)?.children.length ?? 0) > 0) onFold(state);
  };

  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys move and zoom; the outline selects by keyboard */}
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        {...focusable}
        aria-label={t`Chart of ${name}. Arrow keys move it, plus and minus zoom, zero shows all of it. The outline holds the same as a list.`}
        {...port.handlers}
        onClick={press}
        onDoubleClick={pressTwice}
      >
        <svg className={styles.svg} aria-hidden="true" focusable={false}>
          {drawing ? (
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              <Shapes drawing={drawing} index={indexOf(drawing.chart)} marks={marks} selected={selected} />
            </g>
          ) : null}
        </svg>
      </div>
      {drawing === null ? (
        <div className={styles.note}>
          {failure ? (
            <Text tone="danger">{t`The chart could not be laid out. The outline and the table work.`}</Text>
          ) : (
            <Spinner label={t`Laying out the chart`} />
          )}
        </div>
      ) : null}
      <ChartTools onZoomIn={port.zoomIn} onZoomOut={port.zoomOut} onFit={port.fit} onFoldAll={onFoldAll} />
      {drawing ? (
        <Minimap
          layout={drawing.layout}
          depthOf={(id) => index.states.get(id)?.depth ?? 0}
          isLeaf={(id) => index.states.get(id)?.children.length === 0}
          active={marks.active}
          view={view}
          window={port.window}
          onLook={port.lookAt}
        />
      ) : null}
    </div>
  );
}

/** All shapes; moving and zooming draws none of them again. */
const Shapes = memo(function Shapes(props: {
  drawing: Drawing;
  index: ChartIndex;
  marks: Marks;
  selected: string | null;
}) {
  const { drawing, index, marks, selected } = props;
  const { layout, texts } = drawing;
  return (
    <>
      {layout.states.map((box) => {
        const state = index.states.get(box.id);
        const said = texts.states.get(box.id);
        if (!state || !said) return null;
        return (
          <StateShape
            key={box.id}
            state={state}
            box={box}
            texts={said}
            isActive={marks.active.has(box.id)}
            isSelected={selected === box.id}
            isParallelRegion={index.states.get(state.parent ?? '')?.kind === 'parallel'}
          />
        );
      })}
      {layout.dots.map(({ x, y, state }) => (
        <circle key={state} cx={x} cy={y} r={5} className={styles.dot} />
      ))}
      {layout.lines.map((line) => (
        <LineShape
          key={line.id}
          line={line}
          kind={index.transitions.get(line.id)?.kind ?? null}
          texts={texts.labels.get(line.id)}
          isEnabled={marks.enabled.has(line.id)}
          isTaken={marks.taken.has(line.id)}
          isSelected={selected === line.id}
          covered={
            marks.covered === null || !index.transitions.has(line.id)
              ? undefined
              : marks.covered.has(line.id)
                ? 'yes'
                : 'no'
          }
        />
      ))}
    </>
  );
});
