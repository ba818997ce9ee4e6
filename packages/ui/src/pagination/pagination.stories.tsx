import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of results',
    page: 5,
    pageCount: 24,
    hrefFor: (page) => `/search?page=${page}`,
    pageLabel: (page) => `Page ${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/search?page=6');
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent('5');
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 24 } };

/** One page needs no pagination. */
export const OnlyOne: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const ArabicDigits: Story = {
  args: { formatNumber: (page) => page.toLocaleString('ar-SA-u-nu-arab') },
  globals: { locale: 'ar-SA' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
