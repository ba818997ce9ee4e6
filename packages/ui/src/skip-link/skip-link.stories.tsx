import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Actions/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <button type="button">Header</button>
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First stop of the Tab key; Enter goes to the content. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
