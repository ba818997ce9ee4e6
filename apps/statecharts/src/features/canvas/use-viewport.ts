import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Layout, Point, Size } from '../../engine/layout/layout.types.ts';
import { centre, fitAll, isInView, moveBy, zoomAt, type Viewport } from './viewport.ts';

const STEP = 60;
const ZOOM = 1.25;
/** A finger or a hand that shakes has not dragged. */
const DRAG_FROM = 4;
const WHEEL_ZOOM = 0.0015;
const NOWHERE: Viewport = { scale: 1, x: 0, y: 0 };

const MOVES: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** Moving and zooming by mouse, fingers and keys. */
export function useViewport(layout: Layout | null, stage: RefObject<HTMLDivElement | null>) {
  const [view, setView] = useState<Viewport>(NOWHERE);
  const [window, setWindow] = useState<Size>({ width: 1, height: 1 });
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const fitted = useRef<Layout | null>(null);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setWindow({ width: element.clientWidth || 1, height: element.clientHeight || 1 }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => {
    if (!layout || window.width <= 1) return;
    // Another drawing shows as a whole; one that was only folded stays where it is.
    if (fitted.current === null) setView(fitAll(layout, window));
    fitted.current = layout;
  }, [layout, window]);

  const fit = useCallback(() => layout && setView(fitAll(layout, window)), [layout, window]);
  const zoom = useCallback(
    (factor: number, at: Point = { x: window.width / 2, y: window.height / 2 }) =>
      setView((before) => zoomAt(before, factor, at)),
    [window],
  );
  const zoomIn = useCallback(() => zoom(ZOOM), [zoom]);
  const zoomOut = useCallback(() => zoom(1 / ZOOM), [zoom]);
  const move = useCallback(
    (dx: number, dy: number) => layout && setView((before) => moveBy(before, dx, dy, layout, window)),
    [layout, window],
  );
  /** Brings a box into view, where it is not. */
  const show = useCallback(
    (box: Point & Size, isForced = false) =>
      setView((before) =>
        !isForced && isInView(before, box, window) ? before : centre(before, box, window),
      ),
    [window],
  );
  const lookAt = useCallback(
    ({ x, y }: Point) =>
      setView(({ scale }) => ({ scale, x: window.width / 2 - x * scale, y: window.height / 2 - y * scale })),
    [window],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React listens to wheels passively, and the page must not scroll or zoom along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey)
        zoom(Math.exp(-event.deltaY * WHEEL_ZOOM * (event.ctrlKey ? 4 : 1)), {
          x: event.clientX - left,
          y: event.clientY - top,
        });
      else move(event.shiftKey ? -event.deltaY : -event.deltaX, event.shiftKey ? 0 : -event.deltaY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, zoom, move]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) moved.current = 0;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    moved.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved.current < DRAG_FROM) return;
    if (!event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.setPointerCapture(event.pointerId);
    const [other] = others;
    if (!other) return move(now.x - before.x, now.y - before.y);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const distance = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    zoom(distance(now) / distance(before), {
      x: (now.x + other.x) / 2 - left,
      y: (now.y + other.y) / 2 - top,
    });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = MOVES[event.key];
    if (step) move(...step);
    else if (event.key === '+' || event.key === '=') zoom(ZOOM);
    else if (event.key === '-') zoom(1 / ZOOM);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };

  return {
    view,
    window,
    fit,
    show,
    lookAt,
    zoomIn,
    zoomOut,
    /** Whether the pointer that is being lifted has moved the drawing instead of meaning something in it. */
    hasDragged: () => moved.current >= DRAG_FROM,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}
