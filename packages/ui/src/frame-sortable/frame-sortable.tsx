import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useLayoutEffect, useRef, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './frame-sortable.css.ts';
import { useFrameDrag } from './use-frame-drag.ts';
import { itemIn, scaleOf, scrollFrame, useFrame } from './use-frame.ts';
import { usePlace } from './use-place.ts';
import { usePointed } from './use-pointed.ts';

/** Below this an item has room for the button at one of its edges only. */
const LOW_PX = 64;
/** From the edge of an item to its tools: past the button that stands on the edge. */
const TOOLS_BELOW_PX = 20;
const GAP_PX = 8;

/** Props of `FrameSortable`. */
export interface FrameSortableProps {
  /** Holds one `iframe` of this origin, whose items have their ids in `data-sort-id`. */
  children: ReactNode;
  /** In their order in the frame. */
  ids: readonly string[];
  /** The item that has tools where none is pointed at. */
  selectedId: string | undefined;
  /** What an item is called. */
  nameOf: (id: string) => string;
  /** Buttons of an item: what dragging does, they do too. */
  tools: (id: string) => ReactNode;
  /** An item was let go so many places further down, or up (negative). Not called where it stays. */
  onMove: (id: string, steps: number) => void;
  /** Something new is wanted at an index; left out where nothing has room. */
  onInsert?: ((index: number) => void) | undefined;
  /** Names of the buttons for it, at the upper and the lower edge of an item. */
  insertLabels: { above: string; below: string };
}

/**
 * Items drawn in a frame, which are dragged to another place by a handle over them, beside their other tools. All of it
 * stands outside of the frame: as large as other controls however small the frame is drawn, and in the direction of the
 * page around it.
 */
export function FrameSortable({
  children,
  ids,
  selectedId,
  nameOf,
  tools,
  onMove,
  onInsert,
  insertLabels,
}: FrameSortableProps) {
  const { direction } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const frame = useFrame(place);
  /** What will stand elsewhere at the next drawing, and where it was seen if it is to stay there. */
  const moved = useRef<{ id: string; top?: number }>(undefined);
  const [pointed, clear] = usePointed(place, frame);
  const { drag, handleProps } = useFrameDrag({
    place,
    frame,
    ids,
    onDrop: (id, steps) => {
      clear();
      moved.current = { id };
      onMove(id, steps);
    },
  });
  const active = [drag?.id, pointed, selectedId].find((id) => id !== undefined && ids.includes(id));
  const seen = usePlace(place, frame, active);

  // What was moved by a button stays below the pointer, which is on that button.
  const press = () => {
    const element = frame && active !== undefined ? itemIn(frame, active) : null;
    moved.current =
      element && active !== undefined ? { id: active, top: element.getBoundingClientRect().top } : undefined;
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) moved.current = undefined;
  };
  const order = ids.join(' ');
  useLayoutEffect(() => {
    const { current } = moved;
    moved.current = undefined;
    const element = frame && current ? itemIn(frame, current.id) : null;
    if (!frame || !current || !element) return;
    if (current.top !== undefined) scrollFrame(frame, element.getBoundingClientRect().top - current.top);
    // Keys that follow, undo among them, belong to the item; at the first place its button up is no longer one.
    const { current: bar } = toolbar;
    const { activeElement } = document;
    if (!bar?.contains(activeElement) || activeElement?.matches(':disabled'))
      bar?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [frame, order]);

  const index = active === undefined ? -1 : ids.indexOf(active);
  const isSeen = seen !== undefined && active !== undefined && seen.end > 0 && seen.start < seen.height;
  const isLow = seen !== undefined && seen.end - seen.start < LOW_PX;
  const insertAt = (where: 'above' | 'below', at: number, y: number) =>
    onInsert && y >= -GAP_PX && seen && y <= seen.height + GAP_PX ? (
      <div className={styles.insert} data-low={isLow || undefined} style={{ insetBlockStart: `${y}px` }}>
        <IconButton
          icon={PlusIcon}
          size="sm"
          variant="primary"
          label={insertLabels[where]}
          className={styles.insertButton}
          onPress={() => onInsert(at)}
        />
      </div>
    ) : null;
  return (
    <div
      ref={place}
      className={styles.root}
      data-dragging={drag ? '' : undefined}
      onWheel={({ deltaY }) => {
        // Over the frame itself it scrolls without us.
        if (frame) scrollFrame(frame, deltaY / scaleOf(frame));
      }}
    >
      {children}
      {seen ? (
        <div
          dir="ltr"
          className={styles.stage}
          style={{ insetInlineStart: `${seen.x}px`, inlineSize: `${seen.width}px` }}
        >
          {isSeen ? (
            <div
              className={styles.item}
              data-dragged={drag ? '' : undefined}
              style={{ insetBlockStart: `${seen.start}px`, blockSize: `${seen.end - seen.start}px` }}
            />
          ) : null}
          {drag?.target ? (
            <div
              className={styles.line}
              data-drop-line
              style={{ insetBlockStart: `${drag.target.line}px` }}
            />
          ) : null}
          {active !== undefined && (isSeen || drag) ? (
            <div dir={direction} className={styles.over} data-sort-tools={active}>
              <div
                className={styles.tools}
                style={{
                  insetBlockStart: `max(${GAP_PX}px, min(${seen.start + (isLow ? 0 : TOOLS_BELOW_PX)}px, 100% - 4rem))`,
                }}
              >
                {/* Keys and screen readers pass it: the buttons beside it do the same. */}
                <span aria-hidden className={styles.grip} data-handle {...handleProps(active)}>
                  <Icon as={DotsSixVerticalIcon} size="md" weight="bold" />
                </span>
                <div
                  role="presentation"
                  onPointerDownCapture={press}
                  onKeyDownCapture={({ key }) => {
                    if (key === 'Enter' || key === ' ') press();
                  }}
                  onBlur={leave}
                >
                  <Toolbar ref={toolbar} aria-label={nameOf(active)} className={styles.buttons}>
                    {tools(active)}
                  </Toolbar>
                </div>
              </div>
              {index === 0 || !isLow ? insertAt('above', index, seen.start) : null}
              {index !== 0 || !isLow ? insertAt('below', index + 1, seen.end) : null}
            </div>
          ) : null}
          {drag ? (
            <div className={styles.carried} aria-hidden style={besidePointer(drag.pointer, seen.x)}>
              <UserText>{nameOf(drag.id)}</UserText>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const besidePointer = ({ x, y }: { x: number; y: number }, from: number): CSSProperties => ({
  insetInlineStart: `clamp(0px, ${x - from}px, 100% - 14rem)`,
  insetBlockStart: `clamp(0px, ${y}px, 100% - 3rem)`,
});
