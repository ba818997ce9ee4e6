import type { MouseEvent } from 'react';
import type { Layout, Point, Size } from '../../engine/layout/layout.types.ts';
import * as styles from './canvas.css.ts';
import type { Viewport } from './viewport.ts';

const DEEPEST = 5;

/** The whole drawing in small, with the part that shows; a press goes there. The outline does the same by keyboard. */
export function Minimap(props: {
  layout: Layout;
  depthOf: (id: string) => number;
  isLeaf: (id: string) => boolean;
  active: ReadonlySet<string>;
  view: Viewport;
  window: Size;
  onLook: (at: Point) => void;
}) {
  const { layout, depthOf, isLeaf, active, view, window, onLook } = props;
  const look = (event: MouseEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix) onLook(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a second way for the mouse
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={styles.map}
      aria-hidden="true"
      focusable={false}
      onClick={look}
    >
      {layout.states
        .filter(({ id }) => depthOf(id) > 0 && depthOf(id) <= DEEPEST)
        .map(({ id, x, y, width, height, isCollapsed }) => (
          <rect
            key={id}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={8}
            className={styles.mapBox}
            fillOpacity={isCollapsed || isLeaf(id) ? 0.9 : 0.4}
            data-active={(active.has(id) && isLeaf(id)) || undefined}
          />
        ))}
      <rect
        x={-view.x / view.scale}
        y={-view.y / view.scale}
        width={window.width / view.scale}
        height={window.height / view.scale}
        className={styles.mapWindow}
      />
    </svg>
  );
}
