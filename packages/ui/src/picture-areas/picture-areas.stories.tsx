import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { PictureAreas, type MarkedArea } from './picture-areas.tsx';

const MAP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="#9cc5d8" d="M0 0h640v360H0z"/><path fill="#d8cf9c" d="M60 60h200v240H60z"/><circle cx="460" cy="180" r="120" fill="#8fae7c"/></svg>',
)}`;

const area = (mark: string, name: string, more: Partial<MarkedArea> = {}): MarkedArea => ({
  id: mark,
  mark,
  label: `${mark}: ${name}`,
  shape: 'rectangle',
  x: 0.1,
  y: 0.2,
  width: 0.2,
  height: 0.3,
  isChosen: false,
  ...more,
});
const areas = [
  area('1', 'the north of the flat island'),
  area('2', 'the south of the flat island', { y: 0.55 }),
  area('3', 'the round island', { shape: 'ellipse', x: 0.55, y: 0.2, width: 0.35, height: 0.6 }),
  area('4', 'the top of the round island', { shape: 'ellipse', x: 0.7, y: 0.3, width: 0.02, height: 0.03 }),
];
const results = areas.map((one, index) => ({ ...one, isChosen: index < 2, isRight: index % 2 === 0 }));

const meta = {
  title: 'Forms/PictureAreas',
  component: PictureAreas,
  args: {
    src: MAP,
    alt: 'A map of two islands',
    width: 640,
    height: 360,
    areas,
    onToggle: fn(),
    labels: { failed: 'The picture could not be loaded.', retry: 'Load again' },
  },
} satisfies Meta<typeof PictureAreas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Areas are chosen by pointer, or by keys as checkboxes are; the smaller one lies over the larger one. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const round = await canvas.findByRole('checkbox', { name: '3: the round island' });
    await userEvent.click(round);
    await expect(args.onToggle).toHaveBeenLastCalledWith('3');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '4: the top of the round island' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('4');
    const { width, height } = document.activeElement?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

/** Areas that are filled from fields beside the picture: pressing one leads to its field, which keys reach by themselves. */
export const Filled: Story = {
  args: {
    onToggle: undefined,
    onPress: fn(),
    areas: areas.map((one, index) => {
      const text =
        ['The plains, where most people of the island live', 'الجبال', '', 'The lake'][index] ?? '';
      return { ...one, text, isChosen: text !== '', label: `${one.label}. ${text || 'Empty'}` };
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plains = await canvas.findByRole('button', {
      name: /^1: the north of the flat island\. The plains/,
    });
    await userEvent.click(plains);
    await expect(args.onPress).toHaveBeenLastCalledWith('1');
    const text = within(plains).getByText(/The plains/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.getBoundingClientRect().right).toBeLessThan(plains.getBoundingClientRect().right);
    await expect(within(canvas.getByRole('button', { name: /^2/ })).getByText('الجبال').tagName).toBe('BDI');
    // A number has room in every area, words do not.
    await expect(within(canvas.getByRole('button', { name: /^4/ })).getByText('The lake')).not.toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    plains.blur();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

/** Where text runs from right to left, the left of a picture stays its left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => {
    const [first, , round] = await within(canvasElement).findAllByRole('checkbox');
    await expect(first?.getBoundingClientRect().left).toBeLessThan(round?.getBoundingClientRect().left ?? 0);
  },
};

/** No more may be marked. */
export const Full: Story = {
  args: { areas: areas.map((one, index) => ({ ...one, isChosen: index === 0, isDisabled: index > 0 })) },
  play: async ({ canvasElement, args }) => {
    const other = await within(canvasElement).findByRole('checkbox', { name: '3: the round island' });
    await userEvent.click(other);
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** What was marked, and what is right: by colour, line and sign. Words stand in a list beside it. */
export const Result: Story = { args: { areas: results, onToggle: undefined } };

/** Areas can be chosen by their names all the same. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The picture could not be loaded.');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <PictureAreas {...args} alt={text} areas={[area('1', text)]} labels={{ failed: text, retry: text }} />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[{ render: () => <PictureAreas {...args} />, note: 'Places that are known, each with a name.' }]}
      donts={[
        {
          render: () => <PictureAreas {...args} areas={areas.slice(0, 2)} />,
          note: 'Not for pictures to choose from: use options with pictures.',
        },
      ]}
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
        {
          name: 'To choose',
          render: () => (
            <PictureAreas {...args} areas={areas.map((one, index) => ({ ...one, isChosen: index === 1 }))} />
          ),
        },
        { name: 'Result', render: () => <PictureAreas {...args} areas={results} onToggle={undefined} /> },
      ]}
    />
  ),
};
