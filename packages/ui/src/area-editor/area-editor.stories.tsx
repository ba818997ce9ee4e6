import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { AreaEditor, type AreaEditorProps, type EditedArea } from './area-editor.tsx';

const MAP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="#9cc5d8" d="M0 0h640v360H0z"/><path fill="#d8cf9c" d="M60 60h200v240H60z"/><circle cx="460" cy="180" r="120" fill="#8fae7c"/></svg>',
)}`;

const area = (mark: string, more: Partial<EditedArea> = {}): EditedArea => ({
  id: mark,
  mark,
  moveLabel: `Area ${mark}: place`,
  sizeLabel: `Area ${mark}: size`,
  shape: 'rectangle',
  x: 0.1,
  y: 0.2,
  width: 0.2,
  height: 0.3,
  ...more,
});
const areas = [area('1'), area('2', { shape: 'ellipse', x: 0.55, y: 0.2, width: 0.35, height: 0.6 })];

const meta = {
  title: 'Forms/AreaEditor',
  component: AreaEditor,
  args: {
    label: 'Areas',
    help: 'Arrow keys move it, with Shift in larger steps. Delete removes the area.',
    src: MAP,
    alt: 'A map of two islands',
    areas,
    onChange: fn(),
    onDraw: fn(),
    onRemove: fn(),
    describe: ({ x, y, width, height }) => `${[x, y, width, height].map((share) => share * 100).join(' ')}`,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AreaEditor>;

/** Keeps what is changed. */
function Kept({ areas: first, onChange, ...props }: AreaEditorProps) {
  const [kept, setKept] = useState(first);
  return (
    <AreaEditor
      {...props}
      areas={kept}
      onChange={(id, changed) => {
        onChange(id, changed);
        setKept(kept.map((one) => (one.id === id ? { ...one, ...changed } : one)));
      }}
    />
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

/** By arrow keys, told after each; with Shift in larger steps. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Area 1: place' })).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1', {
      shape: 'rectangle',
      x: 0.11,
      y: 0.25,
      width: 0.2,
      height: 0.3,
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('11 25 20 30');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1', expect.objectContaining({ width: 0.19 }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
};

/** A pointer moves areas, and draws new ones where there is none. */
export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const handle = await within(canvasElement).findByRole('button', { name: 'Area 1: place' });
    const frame = handle.closest('[dir="ltr"]') as HTMLElement;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: at(0.2, 0.3) },
      { target: frame, coords: at(0.3, 0.5) },
      { keys: '[/MouseLeft]', target: frame, coords: at(0.3, 0.5) },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith('1', expect.objectContaining({ x: 0.2, y: 0.4 }));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: frame, coords: at(0.02, 0.02) },
      { target: frame, coords: at(0.12, 0.12) },
      { keys: '[/MouseLeft]', target: frame, coords: at(0.12, 0.12) },
    ]);
    await expect(args.onDraw).toHaveBeenCalledOnce();
  },
};

/** Where text runs from right to left, right is right all the same. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement, args }) => {
    (await within(canvasElement).findByRole('button', { name: 'Area 1: place' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1', expect.objectContaining({ x: 0.11 }));
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => (
        <AreaEditor
          {...args}
          label={name}
          alt={text}
          areas={[area('1', { moveLabel: `${name} ${text}`, sizeLabel: `${name} ${text}` })]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        { render: () => <Kept {...args} />, note: 'Beside fields with the same numbers, for exact places.' },
      ]}
      donts={[{ render: () => <Kept {...args} areas={[]} />, note: 'Not to cut a picture: use ImageCrop.' }]}
    />
  ),
};

/** Every state at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      columns={1}
      states={[
        { name: 'Areas', render: () => <Kept {...args} /> },
        { name: 'None yet', render: () => <Kept {...args} label="None" areas={[]} /> },
      ]}
    />
  ),
};
