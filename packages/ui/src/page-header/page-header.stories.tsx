import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Badge } from '../badge/badge.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Content/PageHeader',
  component: PageHeader,
  args: { title: 'Schools', text: 'Each of them has a portal of its own.' },
  // On a page it is the only heading of the first level; beside itself it is not.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one heading of the first level. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
  },
};

export const TitleOnly: Story = { args: { text: undefined } };

/** With what is known about the page. */
export const WithMore: Story = { args: { children: <Badge>4 schools</Badge> } };

export const ContentStress: Story = {
  render: () => <StressSheet omit={['empty']} render={(text) => <PageHeader title={text} text={text} />} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <PageHeader title="Schools" text="Each of them has a portal of its own." />,
          note: 'A name, and one sentence where it helps.',
        },
      ]}
      donts={[
        { render: () => <PageHeader title="Welcome to our list of schools!" />, note: 'No greetings.' },
      ]}
    />
  ),
};

/** Every variant at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'Title and sentence',
          render: () => <PageHeader title="Schools" text="Each has its own portal." />,
        },
        { name: 'Title only', render: () => <PageHeader title="Schools" /> },
        {
          name: 'With more',
          render: () => (
            <PageHeader title="Schools">
              <Badge>4 schools</Badge>
            </PageHeader>
          ),
        },
      ]}
    />
  ),
};
