import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { gapAt, lineOf, scrollAt, stepsInto, type Extent } from './frame-geometry.ts';
import { itemIn, scaleOf, scrollFrame, type LoadedFrame } from './use-frame.ts';

/** A hand that trembles is not dragging yet. */
const THRESHOLD_PX = 4;
/** A line at the edge of the frame is seen whole. */
const LINE_PX = 3;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** Something that is being dragged. Places are in pixels of the window, from the start of the frame's place. */
export interface FrameDrag {
  id: string;
  pointer: { x: number; y: number };
  /** Where it goes if it is let go now: the line, and how many places that is. Left out where nothing would change. */
  target: { line: number; steps: number } | undefined;
}

interface Options {
  place: RefObject<HTMLElement | null>;
  frame: LoadedFrame | undefined;
  ids: readonly string[];
  onDrop: (id: string, steps: number) => void;
}

interface Grip {
  id: string;
  x: number;
  y: number;
}

/** Dragging by a handle that stands outside of the frame whose items are sorted. */
export function useFrameDrag({ place, frame, ids, onDrop }: Options) {
  const grip = useRef<Grip>(undefined);
  const at = useRef({ x: 0, y: 0 });
  const [drag, setDrag] = useState<FrameDrag>();
  const cancel = () => {
    grip.current = undefined;
    setDrag(undefined);
  };
  const look = (id: string) => {
    const around = place.current?.getBoundingClientRect();
    if (!frame || !around) return;
    const { x, y } = at.current;
    const top = frame.element.getBoundingClientRect().y;
    const scale = scaleOf(frame);
    const items = ids.map((one): Extent => {
      const box = itemIn(frame, one)?.getBoundingClientRect();
      return { start: box?.top ?? 0, end: box?.bottom ?? 0 };
    });
    const gap = gapAt(items, (y - top) / scale);
    const steps = stepsInto(ids.indexOf(id), gap);
    // Beside the page nothing is let go.
    const isOver = x >= around.x && x <= around.x + around.width;
    const line = clamp(lineOf(items, gap) * scale + top - around.y, LINE_PX, around.height - LINE_PX);
    setDrag({
      id,
      pointer: { x: x - around.x, y: y - around.y },
      target: isOver && steps !== 0 ? { line, steps } : undefined,
    });
  };
  const latest = useRef({ look, cancel });
  useEffect(() => {
    latest.current = { look, cancel };
  });

  const dragged = drag?.id;
  useEffect(() => {
    if (dragged === undefined || !frame) return undefined;
    let next = requestAnimationFrame(function step() {
      const box = frame.element.getBoundingClientRect();
      const by = scrollAt(at.current.y - box.y, box.height);
      if (by !== 0) {
        scrollFrame(frame, by);
        latest.current.look(dragged);
      }
      next = requestAnimationFrame(step);
    });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.cancel();
    };
    const windows = [window, frame.document.defaultView];
    windows.forEach((one) => one?.addEventListener('keydown', onKeyDown, true));
    return () => {
      cancelAnimationFrame(next);
      windows.forEach((one) => one?.removeEventListener('keydown', onKeyDown, true));
    };
  }, [dragged, frame]);

  const handleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // Neither marks text nor takes the focus away.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (!grip.current) return;
      at.current = { x, y };
      const moved = Math.hypot(x - grip.current.x, y - grip.current.y);
      if (dragged !== undefined || moved >= THRESHOLD_PX) look(grip.current.id);
    },
    onPointerUp: () => {
      cancel();
      if (drag?.target) onDrop(drag.id, drag.target.steps);
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
  });
  return { drag, handleProps };
}
