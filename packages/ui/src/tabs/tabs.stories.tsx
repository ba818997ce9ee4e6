import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryWords } from '../card/story-content.ts';
import { TabLinks, Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Kinds', items: [] },
  render: (args) => {
    const { kinds, summary } = useStoryWords();
    return (
      <Tabs
        {...args}
        items={Object.entries(kinds).map(([id, label], index) => ({
          id,
          label,
          count: index < 2 ? '12' : undefined,
          content: `${label}: ${summary}`,
        }))}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Course/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Class/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Class:');
  },
};

/** Pages of their own: links, not tabs. */
export const Links: Story = {
  render: ({ label }) => {
    const { kinds } = useStoryWords();
    return (
      <TabLinks
        label={label}
        items={Object.entries(kinds).map(([id, text], index) => ({
          id,
          label: text,
          href: `/${id}`,
          isCurrent: index === 2,
          count: '4',
        }))}
      />
    );
  },
};
export const RightToLeft: Story = { ...Links, globals: { locale: 'ar-SA' } };
export const Dark: Story = { ...Links, globals: { theme: 'dark' } };
