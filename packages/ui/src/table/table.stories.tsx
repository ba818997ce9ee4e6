import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { columns, empty, english, error, InLanguage, selectedLabel } from './story-learners.tsx';
import { type Learner, OwnedTable, learners, rowMenu } from './story-rows.tsx';
import { Table } from './table.tsx';

const meta = {
  title: 'Content/Table',
  component: Table<Learner>,
  args: {
    label: 'Learners',
    columns,
    rows: learners(6, english),
    onSortChange: fn(),
    onSelectionChange: fn(),
    selectedLabel,
  },
} satisfies Meta<typeof Table<Learner>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sorts, selects and acts, in the language of the toolbar. Narrow it: each row becomes a card. */
export const Playground: Story = { render: () => <InLanguage /> };

/** Reading only. */
export const Plain: Story = {};

/** A press on a head sorts, another turns the order round. */
export const Sorting: Story = {
  render: (args) => <OwnedTable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const head = await canvas.findByRole('columnheader', { name: 'Points' });
    await userEvent.click(head);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'points', direction: 'ascending' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(head);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'points', direction: 'descending' });
  },
};

/** The bar stands in the place of the name, so that nothing moves; when it leaves, the focus stays in the table. */
export const BulkActions: Story = {
  args: { selectionMode: 'multiple', isLabelVisible: true },
  render: (args) => <OwnedTable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox');
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(boxes[3] as HTMLElement);
    await expect(canvas.getByRole('group', { name: '2 selected' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: '2 selected' })).toBeNull());
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(expect.any(Set), 'all');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(), 'cleared');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** A menu at the end of each row, reached with the arrow keys like any cell. */
export const RowActions: Story = {
  args: { rowActions: (row) => rowMenu(row, english), rowActionsLabel: 'Actions' },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button');
    await userEvent.click(first as HTMLElement);
    const item = await screen.findByRole('menuitem', { name: english.action });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  },
};

/** Only what is in view is drawn; the heads stay, and the last row is one key away. */
export const TenThousandRows: Story = {
  args: { rows: learners(10_000, english), selectionMode: 'multiple', maxHeight: '24rem' },
  render: (args) => <OwnedTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    fireEvent.keyDown(document.activeElement as Element, { key: 'End', ctrlKey: true });
    await waitFor(() => expect(canvas.getByText(/ 10000$/)).toBeInTheDocument());
  },
};

export const OneRow: Story = { args: { rows: learners(1, english) } };

/** Bones in the place of rows, after 200 ms. */
export const Loading: Story = { args: { rows: [], isLoading: true } };

/** Sorting on the server: the old rows stay until the new ones are there. */
export const LoadingAgain: Story = { args: { isLoading: true } };

export const Empty: Story = { args: { rows: [], empty } };

export const Error_: Story = { name: 'Error', args: { error } };

/** A region of its own that scrolls, where a column must stay below its head. */
export const Scrolling: Story = {
  args: { narrow: 'scroll', maxHeight: '14rem', rows: learners(12, english) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone each row is a card, and the heads are ways to sort. */
export const Stacked: Story = {
  args: { selectionMode: 'multiple', selectedIds: new Set(['learner-1']), rows: learners(3, english) },
  decorators: Scrolling.decorators,
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="34rem"
      render={(text, name) => (
        <Table
          label={name}
          columns={columns}
          rows={learners(1, english).map((row) => ({ ...row, name: text, course: text }))}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Table
              label="Learners by points"
              columns={[columns[0]!, columns[3]!]}
              rows={learners(3, english)}
            />
          ),
          note: 'Put figures at the end of their column (`isNumeric`), so that they compare at a glance.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Table
              label="Learners by points, at the start"
              columns={[columns[0]!, { ...columns[3]!, isNumeric: false }]}
              rows={learners(3, english)}
            />
          ),
          note: 'Let figures begin at the start like words: nobody can compare them.',
        },
      ]}
    />
  ),
};

/** One stop of the tab key; arrows inside, turned round in right-to-left text. */
export const Keyboard: Story = {
  args: { selectionMode: 'multiple' },
  render: (args) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Enters the table and leaves it'],
          ['ArrowDown', 'Next row'],
          ['ArrowRight', 'Next cell in reading direction, or the previous one in right-to-left text'],
          ['Space', 'Selects the row'],
          ['Ctrl + A', 'Selects all'],
          ['Escape', 'Lets go of all'],
          ['Enter', 'Sorts by the head, or opens the row'],
        ]}
      />
      <OwnedTable {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('group', { name: /^1 selected/ })).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('group', { name: '6 selected' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(), 'cleared');
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'Plain, sorted',
          render: () => (
            <InLanguage
              selectionMode="none"
              sort={{ columnId: 'points', direction: 'descending' }}
              rowActions={undefined}
            />
          ),
        },
        {
          name: 'Selected, one disabled',
          render: () => <InLanguage selectedIds={new Set(['learner-0'])} disabledIds={['learner-2']} />,
        },
        {
          name: 'Loading again',
          render: () => (
            <Table label="Loading again" columns={columns} rows={learners(3, english)} isLoading />
          ),
        },
        { name: 'Empty', render: () => <Table label="Empty" columns={columns} rows={[]} empty={empty} /> },
        {
          name: 'Error',
          render: () => <Table label="Error" columns={columns} rows={learners(3, english)} error={error} />,
        },
      ]}
    />
  ),
};
