import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { DragOptions } from './drag-options.tsx';

const options = [
  { id: 'a', text: 'The upper chamber' },
  { id: 'b', text: 'The lower chamber' },
  {
    id: 'c',
    text: 'A valve that closes when the lower chamber contracts, which keeps blood from flowing back',
  },
];
const places = (
  <Stack gap="3">
    {['First', 'Second'].map((label) => (
      <div key={label} data-place={label}>
        <TextField label={label} value="" onChange={fn()} />
      </div>
    ))}
  </Stack>
);

const meta = {
  title: 'Forms/DragOptions',
  component: DragOptions,
  args: { options, onDrop: fn(), children: places },
} satisfies Meta<typeof DragOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2, pointerId: 7, button: 0 };
};

/** An option is dropped onto a place; beside all of them, or given up with Escape, it goes back. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const [option] = [...canvasElement.querySelectorAll('[aria-hidden] > span')] as [Element];
    const [, second] = [...canvasElement.querySelectorAll('[data-place]')] as [Element, Element];
    const drag = async (to: object) => {
      await fireEvent.pointerDown(option, middleOf(option));
      await expect(option).toHaveAttribute('data-dragged');
      await fireEvent.pointerMove(window, to);
    };
    await drag(middleOf(second));
    await expect(second).toHaveAttribute('data-over');
    await fireEvent.pointerUp(window, middleOf(second));
    await expect(args.onDrop).toHaveBeenLastCalledWith('Second', 'a');
    await expect(second).not.toHaveAttribute('data-over');
    await drag(middleOf(second));
    await fireEvent.keyDown(window, { key: 'Escape' });
    await expect(option).not.toHaveAttribute('data-dragged');
    await fireEvent.pointerUp(window, middleOf(second));
    await expect(args.onDrop).toHaveBeenCalledTimes(1);
  },
};

const shapeOf = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><path fill="#e8dfc4" d="M0 0h320v240H0z"/>${shape}</svg>`,
  )}`;

/** Pictures have a handle below them: a finger on the picture scrolls. */
export const Pictures: Story = {
  args: {
    options: [
      {
        id: 'a',
        text: '',
        picture: { src: shapeOf('<circle cx="160" cy="120" r="80" fill="#14507a"/>'), alt: 'A circle' },
      },
      {
        id: 'b',
        text: 'Three corners',
        picture: { src: shapeOf('<path d="M160 40 250 200H70z" fill="#14507a"/>'), alt: 'A triangle' },
      },
      { id: 'c', text: 'None of these' },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      render={(text) => <DragOptions {...args} options={[{ id: 'a', text }, ...options]} />}
    />
  ),
};
