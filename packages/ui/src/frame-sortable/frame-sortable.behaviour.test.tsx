import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { directions, mount, type TestLocale } from '../testing/mount.tsx';
import { until } from '../testing/until.ts';
import { FrameSortable } from './frame-sortable.tsx';

const IDS = Array.from({ length: 12 }, (_, index) => `item ${index + 1}`);
const ITEM_PX = 200;
const ROOM_PX = 500;
/** The frame is drawn at half its size. */
const SCALE = 0.5;
const FRAME = {
  inlineSize: '1200px',
  blockSize: `${ROOM_PX / SCALE}px`,
  border: 'none',
  transform: `scale(${SCALE})`,
  transformOrigin: '0 0',
} as const;

function Page({ onMove }: { onMove: (id: string, steps: number) => void }) {
  const [ids, setIds] = useState(IDS);
  const [body, setBody] = useState<HTMLElement>();
  return (
    <FrameSortable
      ids={ids}
      selectedId="item 1"
      nameOf={(id) => id}
      tools={() => <button type="button">Tool</button>}
      insertLabels={{ above: 'Above', below: 'Below' }}
      onMove={(id, steps) => {
        onMove(id, steps);
        const from = ids.indexOf(id);
        setIds(ids.toSpliced(from, 1).toSpliced(from + steps, 0, id));
      }}
    >
      <div dir="ltr" style={{ blockSize: `${ROOM_PX}px`, inlineSize: '600px', overflow: 'hidden' }}>
        <iframe
          title="Page"
          style={FRAME}
          srcDoc="<!doctype html><body style='margin:0'></body>"
          onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
        />
      </div>
      {body
        ? createPortal(
            ids.map((id) => (
              <div key={id} data-sort-id={id} style={{ height: `${ITEM_PX}px` }}>
                {id}
              </div>
            )),
            body,
          )
        : null}
    </FrameSortable>
  );
}

async function open(locale: TestLocale) {
  const onMove = vi.fn();
  const place = mount(<Page onMove={onMove} />, locale);
  const handle = await until(() => {
    const found = place.querySelector<HTMLElement>('[data-handle]');
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  const frame = place.querySelector('iframe') as HTMLIFrameElement;
  const inner = frame.contentDocument as Document;
  const order = () =>
    [...inner.querySelectorAll<HTMLElement>('[data-sort-id]')].map((one) => one.dataset['sortId']);
  const line = () => place.querySelector<HTMLElement>('[data-drop-line]');
  const box = frame.getBoundingClientRect();
  // Where a person puts the pointer; capturing needs one of the browser's own, which these are not.
  handle.setPointerCapture = () => undefined;
  const point = (type: string, y: number, x = 100) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        clientX: box.x + x,
        clientY: box.y + y,
      }),
    );
  return { onMove, place, handle, frame, inner, order, line, point };
}
/** Pixels of the window down to so many items. */
const down = (items: number) => items * ITEM_PX * SCALE;

it.each(directions)('drops an item into the gap that the line shows ($direction)', async ({ locale }) => {
  const { point, line, order, onMove } = await open(locale);
  point('pointerdown', 20);
  point('pointermove', down(2.2));
  await until(() => expect(line()?.style.insetBlockStart).toBe(`${down(2)}px`));
  point('pointerup', down(2.2));
  await until(() => expect(order().slice(0, 3)).toEqual(['item 2', 'item 1', 'item 3']));
  expect(onMove.mock.calls).toEqual([['item 1', 1]]);
  expect(line()).toBeNull();
  // Undo by keyboard has something to begin from.
  await until(() => expect(document.activeElement?.textContent).toBe('Tool'));
});

it('changes nothing at its own place, beside the page, and after Escape', async () => {
  const { point, line, onMove } = await open('en-US');
  point('pointerdown', 20);
  point('pointermove', down(1.2));
  point('pointerup', down(1.2));
  point('pointerdown', 20);
  point('pointermove', down(2.2));
  await until(() => expect(line()).not.toBeNull());
  point('pointermove', down(2.2), -300);
  await until(() => expect(line()).toBeNull());
  point('pointerup', down(2.2), -300);
  point('pointerdown', 20);
  point('pointermove', down(2.2));
  await until(() => expect(line()).not.toBeNull());
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(escape);
  await until(() => expect(line()).toBeNull());
  expect(escape.defaultPrevented).toBe(true);
  point('pointermove', down(3.2));
  point('pointerup', down(3.2));
  // A press that moves nothing is none.
  point('pointerdown', 20);
  point('pointermove', 22);
  point('pointerup', 22);
  expect(onMove).not.toHaveBeenCalled();
});

it('scrolls near its edges, and drops what was out of sight before', async () => {
  const { point, inner, order } = await open('en-US');
  point('pointerdown', 20);
  point('pointermove', ROOM_PX - 2);
  const scroller = inner.scrollingElement as Element;
  const end = scroller.scrollHeight - scroller.clientHeight;
  await until(() => expect(scroller.scrollTop).toBe(end));
  point('pointerup', ROOM_PX - 2);
  await until(() => expect(order().at(-1)).toBe('item 1'));
});

it('shows the tools of the item that is pointed at, and of the chosen one where none is', async () => {
  const { place, inner } = await open('en-US');
  const named = () => place.querySelector('[role="toolbar"]')?.getAttribute('aria-label');
  expect(named()).toBe('item 1');
  const third = inner.querySelector('[data-sort-id="item 3"]') as HTMLElement;
  third.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  await until(() => expect(named()).toBe('item 3'));
  const { top } = (place.querySelector('[data-sort-tools] > div') as HTMLElement).getBoundingClientRect();
  const frameTop = (place.querySelector('iframe') as HTMLElement).getBoundingClientRect().top;
  expect(top).toBeGreaterThanOrEqual(frameTop + down(2));
  expect(top).toBeLessThan(frameTop + down(3));
  (place.firstElementChild as HTMLElement).dispatchEvent(new PointerEvent('pointerleave'));
  await until(() => expect(named()).toBe('item 1'));

  // Whoever is at the tools by keyboard keeps them.
  (place.querySelector('[role="toolbar"] button') as HTMLElement).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
  );
  third.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  third.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch' }));
  expect(named()).toBe('item 1');
  third.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  third.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  await until(() => expect(named()).toBe('item 3'));
});
