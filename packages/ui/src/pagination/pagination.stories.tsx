import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Pagination, StepPagination } from './pagination.tsx';

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

/** A list whose pages are not counted: only one step on and one back. */
export const Steps: Story = {
  render: () => (
    <Stack gap="4">
      <StepPagination label="Pages of members" previousHref={undefined} nextHref="/members?at=next" />
      <StepPagination
        label="Pages of members, in between"
        previousHref="/members"
        nextHref="/members?at=next"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link', { name: 'Next' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/members');
  },
};

export const ArabicDigits: Story = {
  args: { formatNumber: (page) => page.toLocaleString('ar-SA-u-nu-arab') },
  globals: { locale: 'ar-SA' },
};

/** A page's name may be anything; numbers stay as they are. */
export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      width="40rem"
      render={(text, name) => (
        <Pagination
          {...args}
          label={name}
          page={500}
          pageCount={10_000}
          pageLabel={(page) => `${text} ${page}`}
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
        {
          note: 'Real addresses: Back works, and a page can be sent to somebody.',
          render: () => <Pagination {...args} label="Good" />,
        },
      ]}
      donts={[
        {
          note: 'For three things more; show them at once.',
          render: () => <Pagination {...args} label="Needless" page={1} pageCount={2} />,
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { page: 1, pageCount: 3 },
  render: (args) => (
    <Stack gap="6">
      <Pagination {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the next page’s link.'],
          ['Enter', 'Follows it.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      columns={1}
      states={[
        { name: 'First', render: () => <Pagination {...args} label="First" page={1} /> },
        { name: 'Middle', render: () => <Pagination {...args} label="Middle" page={12} /> },
        { name: 'Last', render: () => <Pagination {...args} label="Last" page={24} /> },
        { name: 'Two pages', render: () => <Pagination {...args} label="Two" page={1} pageCount={2} /> },
        {
          name: 'Ten thousand',
          render: () => <Pagination {...args} label="Many" page={5000} pageCount={10_000} />,
        },
      ]}
    />
  ),
};
