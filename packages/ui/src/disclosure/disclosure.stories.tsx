import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: { summary: 'Who may join?', children: 'Everyone. Beginners are welcome.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const story = within(canvasElement);
    const answer = await story.findByText(/Beginners/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(story.getByText('Who may join?'));
    await expect(answer).toBeVisible();
  },
};

/** Open from the beginning. */
export const Open: Story = { args: { isInitiallyOpen: true } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="16rem"
      render={(text) => (
        // What opens needs a name, whatever is in it.
        <Disclosure summary={text || 'Without words'} isInitiallyOpen>
          {text}
        </Disclosure>
      )}
    />
  ),
};
