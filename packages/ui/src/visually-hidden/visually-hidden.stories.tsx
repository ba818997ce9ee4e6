import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'lessons are done' },
  render: (args) => (
    <Text>
      7 / 12 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes no room and cannot be seen, yet it is read out where it stands. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('lessons are done');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(within(canvasElement).getByText(/7 \/ 12/)).toHaveTextContent('7 / 12 lessons are done');
  },
};

const hiddenBeside = (shown: string, said: string) => (
  <Text style={{ overflowWrap: 'anywhere' }}>
    {shown} <VisuallyHidden>{said}</VisuallyHidden>
  </Text>
);

/** However long the hidden words are, the page gets no wider. */
export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => hiddenBeside('7 / 12', text)} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        { note: 'Words that the eye gets from the layout.', render: () => hiddenBeside('7 / 12', 'lessons') },
      ]}
      donts={[
        { note: 'Help that everybody needs.', render: () => hiddenBeside('Password', 'at least 12 letters') },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet states={[{ name: 'Beside text', render: () => hiddenBeside('7 / 12', 'lessons') }]} />
  ),
};
