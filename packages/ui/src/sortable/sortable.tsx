import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './sortable.css.ts';

export { stepsTo } from './steps-to.ts';

/** Where something was let go. */
export interface SortableDrop {
  /** The item that was dragged. */
  id: string;
  /** What kind of item it is. */
  kind: string;
  /** The item that it was let go over. */
  over: string;
  /** Before or after an item of its kind, or in one that holds its kind. */
  side: 'before' | 'after' | 'into';
}

interface Dragged {
  id: string;
  kind: string;
}

const AreaContext = createContext<{
  dragged: Dragged | undefined;
  begin: (dragged: Dragged) => void;
  end: () => void;
  drop: (over: string, side: SortableDrop['side']) => void;
}>({ dragged: undefined, begin: () => undefined, end: () => undefined, drop: () => undefined });

const HandleContext = createContext<HTMLAttributes<HTMLElement>>({});

/** Props of `Sortable`. */
export interface SortableProps {
  /** Something was let go at another place. */
  onDrop: (drop: SortableDrop) => void;
  /** `SortableItem`s, however deep. */
  children: ReactNode;
}

/**
 * Items that are dragged to another place with a mouse, a pen or a finger. It is a second way for those who like it:
 * beside its handle each item has buttons that move it, which keys and screen readers reach.
 */
export function Sortable({ onDrop, children }: SortableProps) {
  const [dragged, setDragged] = useState<Dragged>();
  // Another function is no reason to draw all items anew.
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  const area = useMemo(
    () => ({
      dragged,
      begin: setDragged,
      end: () => setDragged(undefined),
      drop: (over: string, side: SortableDrop['side']) => {
        if (dragged) latest.current({ ...dragged, over, side });
      },
    }),
    [dragged],
  );
  return <AreaContext value={area}>{children}</AreaContext>;
}

/** Props of `SortableItem`. */
export interface SortableItemProps {
  /** What it is called in `onDrop`. */
  id: string;
  /** Items of one kind are sorted among each other. */
  kind: string;
  /** Kinds of items that it holds: they can be dropped into it. @default none */
  holds?: readonly string[];
  className?: string;
  /** Contains a `DragHandle`. */
  children: ReactNode;
}

/** One item of a `Sortable`; its nearest `DragHandle` drags it. */
export function SortableItem({ id, kind, holds = [], className, children }: SortableItemProps) {
  const { dragged, begin, end, drop } = useContext(AreaContext);
  const ref = useRef<HTMLDivElement>(null);
  const preview = useRef((_items: unknown, show: (node: HTMLElement | null) => void) => show(ref.current));
  const [side, setSide] = useState<SortableDrop['side']>();
  const { dragProps } = useDrag({
    hasDragButton: true,
    preview,
    getItems: () => [{ 'text/plain': id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => begin({ id, kind }),
    onDragEnd: end,
  });
  const sideAt = (y: number): SortableDrop['side'] => {
    if (dragged?.kind !== kind) return 'into';
    return y < (ref.current?.offsetHeight ?? 0) / 2 ? 'before' : 'after';
  };
  const isTarget =
    dragged !== undefined && dragged.id !== id && (dragged.kind === kind || holds.includes(dragged.kind));
  const { dropProps } = useDrop({
    ref,
    // What does not belong here is left to the item around it.
    isDisabled: !isTarget,
    getDropOperation: () => 'move',
    onDropEnter: ({ y }) => setSide(sideAt(y)),
    onDropMove: ({ y }) => setSide(sideAt(y)),
    onDropExit: () => setSide(undefined),
    onDrop: ({ y }) => drop(id, sideAt(y)),
  });
  return (
    <HandleContext value={dragProps as HTMLAttributes<HTMLElement>}>
      <div
        ref={ref}
        {...(dropProps as HTMLAttributes<HTMLElement>)}
        className={cx(styles.item, className)}
        data-dragged={dragged?.id === id || undefined}
        data-drop={isTarget ? side : undefined}
      >
        {children}
      </div>
    </HandleContext>
  );
}

/** What an item is taken by. Keys and screen readers pass it: there are buttons beside it. */
export function DragHandle() {
  return (
    <span aria-hidden {...useContext(HandleContext)} className={styles.handle}>
      <Icon as={DotsSixVerticalIcon} size="text" />
    </span>
  );
}
