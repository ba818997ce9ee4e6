import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FrameSortable, type FrameSortableProps } from './frame-sortable.tsx';

const CHAPTERS = ['The shape of a hill', 'Rivers and their valleys', 'Reading a map'];
const SHEET = { inlineSize: '100%', blockSize: '24rem', border: 'none', display: 'block' } as const;
const ITEM = { padding: '3rem 1rem', fontFamily: 'sans-serif' } as const;

function Chapters({
  names,
  onMove,
  onInsert,
}: { names: string[] } & Pick<FrameSortableProps, 'onMove' | 'onInsert'>) {
  const [ids, setIds] = useState(names);
  const [body, setBody] = useState<HTMLElement>();
  const move = (id: string, steps: number) => {
    onMove(id, steps);
    const from = ids.indexOf(id);
    setIds(ids.toSpliced(from, 1).toSpliced(from + steps, 0, id));
  };
  return (
    <FrameSortable
      ids={ids}
      selectedId={ids[0]}
      nameOf={(id) => id}
      onMove={move}
      onInsert={onInsert}
      insertLabels={{ above: 'Insert above', below: 'Insert below' }}
      tools={(id) => (
        <>
          <IconButton
            icon={ArrowUpIcon}
            size="sm"
            label="Move up"
            isDisabled={id === ids[0]}
            onPress={() => move(id, -1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            size="sm"
            label="Move down"
            isDisabled={id === ids.at(-1)}
            onPress={() => move(id, 1)}
          />
        </>
      )}
    >
      <iframe
        title="Chapters"
        style={SHEET}
        srcDoc="<!doctype html><html lang='en'><title>Chapters</title><body style='margin:0;background:#fff;color:#222'></body></html>"
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
      />
      {body
        ? createPortal(
            ids.map((id) => (
              <div key={id} data-sort-id={id} style={ITEM}>
                {id}
              </div>
            )),
            body,
          )
        : null}
    </FrameSortable>
  );
}

const meta = {
  title: 'Forms/FrameSortable',
  component: FrameSortable,
  args: {
    onMove: fn(),
    onInsert: fn(),
    children: null,
    ids: CHAPTERS,
    selectedId: CHAPTERS[0],
    nameOf: (id) => id,
    tools: () => null,
    insertLabels: { above: 'Insert above', below: 'Insert below' },
  },
  render: ({ ids, onMove, onInsert }) => <Chapters names={[...ids]} onMove={onMove} onInsert={onInsert} />,
} satisfies Meta<typeof FrameSortable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first one is chosen: its tools stand over it. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tools = await canvas.findByRole('toolbar', { name: 'The shape of a hill' });
    await userEvent.click(within(tools).getByRole('button', { name: 'Move down' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('The shape of a hill', 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert below' }));
    await expect(args.onInsert).toHaveBeenCalled();
  },
};

/** Nothing more has room. */
export const Full: Story = { args: { onInsert: undefined } };

export const ContentStress: Story = {
  render: ({ onMove, onInsert }) => (
    <StressSheet
      omit={['empty']}
      render={(text) => <Chapters names={[text, `${text} (2)`]} onMove={onMove} onInsert={onInsert} />}
    />
  ),
};
