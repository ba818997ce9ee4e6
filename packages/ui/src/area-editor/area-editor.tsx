import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { between, moved, placeOf, sized, type PictureArea } from '../picture-areas/area-geometry.ts';
import * as areaStyles from '../picture-areas/picture-areas.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './area-editor.css.ts';

/** An area that is put in its place. */
export interface EditedArea extends PictureArea {
  id: string;
  /** What is seen of it: its number. */
  mark: string;
  /** What is heard of its handle, beginning with what is seen: "1, move". */
  moveLabel: string;
  /** Of the handle in its corner. */
  sizeLabel: string;
}

/** Props of `AreaEditor`. */
export interface AreaEditorProps {
  /** Names the areas: "Areas of the picture". */
  label: string;
  /** How areas are moved, for those who do not see it. */
  help: string;
  src: string;
  /** What is seen on the picture. */
  alt: string;
  areas: readonly EditedArea[];
  onChange: (id: string, area: PictureArea) => void;
  /** An area was drawn where there is none. */
  onDraw: (area: PictureArea) => void;
  onRemove: (id: string) => void;
  /** Where an area stands, in words, told after each key. */
  describe: (area: PictureArea) => string;
}

const STEP = 0.01;
const LARGE_STEP = 0.05;

interface Point {
  x: number;
  y: number;
}
type Drag = { from: Point } & (
  | { kind: 'draw'; to: Point }
  | { kind: 'move' | 'size'; id: string; area: PictureArea }
);

const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const areaOf = ({ shape, x, y, width, height }: PictureArea): PictureArea => ({ shape, x, y, width, height });

/** A picture on which areas are drawn, moved and sized, by a pointer or by arrow keys. */
export function AreaEditor({
  label,
  help,
  src,
  alt,
  areas,
  onChange,
  onDraw,
  onRemove,
  describe,
}: AreaEditorProps) {
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');

  const pointOf = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const begin = (event: PointerEvent, next: Drag) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    frame.current?.setPointerCapture(event.pointerId);
    setDrag(next);
  };
  const go = (event: PointerEvent) => {
    if (!drag) return;
    const to = pointOf(event);
    if (drag.kind === 'draw') {
      setDrag({ ...drag, to });
      return;
    }
    const change = drag.kind === 'move' ? moved : sized;
    onChange(drag.id, change(drag.area, to.x - drag.from.x, to.y - drag.from.y));
  };
  const end = () => {
    const drawn = drag?.kind === 'draw' ? between(drag.from, drag.to) : undefined;
    setDrag(null);
    if (drawn) onDraw(drawn);
  };
  const press = (event: KeyboardEvent, one: EditedArea, change: typeof moved) => {
    const direction = KEYS[event.key];
    if (event.key === 'Delete') onRemove(one.id);
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const area = change(areaOf(one), direction[0] * step, direction[1] * step);
    onChange(one.id, area);
    setSaid(describe(area));
  };
  const sketch = drag?.kind === 'draw' ? between(drag.from, drag.to) : undefined;
  return (
    <div role="group" aria-label={label} className={areaStyles.whole}>
      {/* A picture has no reading direction: left stays left. */}
      <div
        ref={frame}
        dir="ltr"
        className={styles.frame}
        onPointerDown={(event) => {
          // A finger scrolls the page.
          if (event.pointerType === 'touch') return;
          const from = pointOf(event);
          begin(event, { kind: 'draw', from, to: from });
        }}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      >
        <img src={src} alt={alt} dir="auto" draggable={false} className={areaStyles.picture} />
        {areas.map((one) => (
          <div key={one.id} className={styles.area} data-shape={one.shape} style={placeOf(one)}>
            <button
              type="button"
              aria-label={one.moveLabel}
              aria-describedby={helpId}
              className={styles.mover}
              onPointerDown={(event) =>
                begin(event, { kind: 'move', id: one.id, area: areaOf(one), from: pointOf(event) })
              }
              onKeyDown={(event) => press(event, one, moved)}
            >
              <span className={areaStyles.mark} aria-hidden>
                {one.mark}
              </span>
            </button>
            <button
              type="button"
              aria-label={one.sizeLabel}
              aria-describedby={helpId}
              className={styles.sizer}
              onPointerDown={(event) =>
                begin(event, { kind: 'size', id: one.id, area: areaOf(one), from: pointOf(event) })
              }
              onKeyDown={(event) => press(event, one, sized)}
            />
          </div>
        ))}
        {sketch ? <div className={styles.area} data-shape="rectangle" style={placeOf(sketch)} /> : null}
      </div>
      <VisuallyHidden id={helpId}>{help}</VisuallyHidden>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
