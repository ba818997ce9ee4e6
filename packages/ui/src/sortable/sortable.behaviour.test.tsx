import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { until } from '../testing/until.ts';
import { DragHandle, Sortable, SortableItem, stepsTo, type SortableDrop } from './sortable.tsx';

const ROW = { height: '60px', width: '300px', display: 'block' };

function Line({ id, kind }: { id: string; kind: string }) {
  return (
    <SortableItem id={id} kind={kind}>
      <span style={ROW} data-line={id}>
        <DragHandle /> {id}
      </span>
    </SortableItem>
  );
}

function Chapters({ onDrop }: { onDrop: (drop: SortableDrop) => void }) {
  const [ids, setIds] = useState(['one', 'two', 'three']);
  return (
    <Sortable
      onDrop={(drop) => {
        onDrop(drop);
        const from = ids.indexOf(drop.id);
        setIds(ids.toSpliced(from, 1).toSpliced(from + stepsTo(ids, drop), 0, drop.id));
      }}
    >
      {ids.map((id) => (
        <Line key={id} id={id} kind="chapter" />
      ))}
    </Sortable>
  );
}

const line = (place: Element, id: string) => place.querySelector(`[data-line="${id}"]`) as HTMLElement;
const handle = (place: Element, id: string) =>
  line(place, id).querySelector('[draggable="true"]') as HTMLElement;
const order = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset.line);
/** Lets something go this far below the upper edge of another one. */
const drag = (from: HTMLElement, to: HTMLElement, y: number) =>
  userEvent.dragAndDrop(from, to, { targetPosition: { x: 150, y } });

it.each(directions)('drops an item on either side of another ($direction)', async ({ locale }) => {
  const onDrop = vi.fn();
  const place = mount(<Chapters onDrop={onDrop} />, locale);
  await until(() => expect(order(place)).toEqual(['one', 'two', 'three']));
  await drag(handle(place, 'three'), line(place, 'one'), 5);
  await until(() => expect(order(place)).toEqual(['three', 'one', 'two']));
  await drag(handle(place, 'three'), line(place, 'one'), 55);
  await until(() => expect(order(place)).toEqual(['one', 'three', 'two']));
  expect(onDrop.mock.calls).toEqual([
    [{ id: 'three', kind: 'chapter', over: 'one', side: 'before' }],
    [{ id: 'three', kind: 'chapter', over: 'one', side: 'after' }],
  ]);
  expect(place.querySelector('[data-dragged], [data-drop]')).toBeNull();
});

it('drops an item into another that holds its kind, and nowhere else', async () => {
  const onDrop = vi.fn();
  const place = mount(
    <Sortable onDrop={onDrop}>
      {['A', 'B'].map((part) => (
        <SortableItem key={part} id={part} kind="part" holds={['chapter']}>
          <Line id={`${part}1`} kind="chapter" />
          <span style={ROW} data-line={part}>
            <DragHandle /> Part {part}
          </span>
        </SortableItem>
      ))}
      <Line id="note" kind="note" />
    </Sortable>,
  );
  await until(() => expect(handle(place, 'note')).not.toBeNull());
  await drag(handle(place, 'A1'), line(place, 'B'), 30);
  await drag(handle(place, 'A1'), line(place, 'B1'), 55);
  // Over a chapter, a part goes beside the part around it.
  await drag(handle(place, 'A'), line(place, 'B1'), 5);
  await drag(handle(place, 'A1'), line(place, 'note'), 30);
  await drag(handle(place, 'note'), line(place, 'A1'), 30);
  await drag(handle(place, 'B1'), line(place, 'A1'), 5);
  expect(onDrop.mock.calls.map(([{ id, side, over }]) => `${id} ${side} ${over}`)).toEqual([
    'A1 into B',
    'A1 after B1',
    'A before B',
    'B1 before A1',
  ]);
});
