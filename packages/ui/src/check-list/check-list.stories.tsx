import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { CheckList } from './check-list.tsx';

const items = ['Split a large goal into steps', 'Estimate with others', 'Read a Gantt chart'];

const meta = {
  title: 'Content/CheckList',
  component: CheckList,
  args: { label: 'What you can do afterwards', items },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list with a name; the marks are decoration. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'What you can do afterwards' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Without entries there is nothing. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const One: Story = { args: { items: items.slice(0, 1) } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} render={(text, name) => <CheckList label={name} items={[text, 'Git']} />} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <CheckList label="Outcomes" items={items} />,
          note: 'What somebody gets, in a few words.',
        },
      ]}
      donts={[
        {
          render: () => <CheckList label="Steps" items={['First sign in', 'Then choose a class']} />,
          note: 'Not for steps or for choices: nothing here is to be done or ticked.',
        },
      ]}
    />
  ),
};

/** Every state at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        { name: 'Several', render: () => <CheckList label="Several" items={items} /> },
        { name: 'One', render: () => <CheckList label="One" items={items.slice(0, 1)} /> },
      ]}
    />
  ),
};
