import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import { FormulaText } from '../formula-text/formula-text.tsx';
import { Icon } from '../icon/icon.tsx';
import { OptionPicture } from '../option-picture/option-picture.tsx';
import * as styles from './drag-options.css.ts';

/** Props of `DragOptions`. */
export interface DragOptionsProps {
  /** What can be dragged: words, a picture, or both. */
  options: readonly { id: string; text: string; picture?: { src: string; alt: string } | undefined }[];
  /** An option was let go over an element that says `data-place`. */
  onDrop: (place: string, option: string) => void;
  /** The places; each has another way to be filled, which keys and screen readers reach. */
  children: ReactNode;
}

interface Drag {
  option: string;
  pointerId: number;
  /** Where it began, in the page. */
  fromX: number;
  fromY: number;
  x: number;
  y: number;
}

/** So near to the edge of the window it scrolls, so far at a time. */
const EDGE = 64;
const STEP = 16;

/**
 * Options that are dragged with a pointer onto places. It is a second way for those who like it: options are not
 * reached by keys or told to screen readers, since the places themselves are.
 */
export function DragOptions({ options, onDrop, children }: DragOptionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const placeAt = (x: number, y: number): HTMLElement | null => {
    for (const element of document.elementsFromPoint(x, y)) {
      const place = element.closest<HTMLElement>('[data-place]');
      if (place && root.current?.contains(place)) return place;
    }
    return null;
  };
  const mark = (over: HTMLElement | null) => {
    for (const place of root.current?.querySelectorAll('[data-place]') ?? [])
      place.toggleAttribute('data-over', place === over);
  };
  const end = () => {
    mark(null);
    setDrag(undefined);
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointerId) return;
    if (event.clientY < EDGE) scrollBy(0, -STEP);
    else if (event.clientY > innerHeight - EDGE) scrollBy(0, STEP);
    mark(placeAt(event.clientX, event.clientY));
    setDrag({ ...drag, x: event.clientX + scrollX, y: event.clientY + scrollY });
  });
  const drop = useEffectEvent((event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointerId) return;
    const place = placeAt(event.clientX, event.clientY)?.dataset.place;
    end();
    if (place !== undefined) onDrop(place, drag.option);
  });
  const cancel = useEffectEvent((event: PointerEvent | KeyboardEvent) => {
    if (event.type === 'pointercancel' || (event as KeyboardEvent).key === 'Escape') end();
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointermove', (event) => move(event), { signal });
    addEventListener('pointerup', (event) => drop(event), { signal });
    addEventListener('pointercancel', (event) => cancel(event), { signal });
    addEventListener('keydown', (event) => cancel(event), { signal });
    return () => stop.abort();
  }, [isDragging]);
  const begin = (event: ReactPointerEvent, option: string) => {
    if (event.button !== 0 || drag) return;
    const at = { x: event.clientX + scrollX, y: event.clientY + scrollY };
    setDrag({ option, pointerId: event.pointerId, fromX: at.x, fromY: at.y, ...at });
  };
  return (
    <div ref={root} className={styles.whole}>
      <div aria-hidden className={styles.tray}>
        {options.map(({ id, text, picture }) => (
          <span
            key={id}
            className={picture ? styles.pictured : styles.option}
            data-dragged={drag?.option === id || undefined}
            style={
              drag?.option === id
                ? { transform: `translate(${drag.x - drag.fromX}px, ${drag.y - drag.fromY}px)` }
                : undefined
            }
            onPointerDown={(event) => begin(event, id)}
          >
            {picture ? <OptionPicture {...picture} className={styles.picture} /> : null}
            <span className={styles.words}>
              <span className={styles.handle}>
                <Icon as={DotsSixVerticalIcon} size="text" />
              </span>
              {text ? (
                <FormulaText className={styles.text} isInLine>
                  {text}
                </FormulaText>
              ) : null}
            </span>
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
