import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryWords } from '../card/story-content.ts';
import { MainNav, type NavItem, NavTree } from './main-nav.tsx';

function useItems(): NavItem[] {
  const { kinds, titles } = useStoryWords();
  return Object.entries(kinds).map(([id, label], index) => ({
    id,
    label,
    href: index === 1 ? undefined : `/${id}`,
    isCurrent: index === 0,
    children:
      index === 1
        ? titles.slice(0, 3).map((title, at) => ({ id: String(at), label: title, href: `/${id}/${at}` }))
        : undefined,
  }));
}

const meta = {
  title: 'Navigation/MainNav',
  component: MainNav,
  args: { label: 'School', items: [] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minBlockSize: '16rem', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ label }) => <MainNav label={label} items={useItems()} />,
} satisfies Meta<typeof MainNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

/** What does not fit goes behind "more"; nothing is cut off. */
export const Overflowing: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('link', { name: 'Goods' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Course' })).toHaveLength(1);
  },
};

/** For the drawer: a tree whose branches fold. */
export const Tree: Story = {
  render: ({ label }) => (
    <div style={{ inlineSize: '20rem' }}>
      <NavTree label={label} items={useItems()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Class'));
    await expect(
      within(canvasElement).getByRole('link', { name: 'The craft of planning a project' }),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
