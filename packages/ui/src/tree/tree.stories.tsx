import { FolderIcon } from '@phosphor-icons/react/dist/csr/Folder';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { samples, useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { atMost } from '../internal/width-story.tsx';
import { many, nodesOf, OwnedTree } from './story-nodes.tsx';
import { walk } from './story-walk.ts';
import { Tree } from './tree.tsx';

const english = nodesOf(samples['en-US']);
const open = ['one', 'one-two'];

const meta = {
  title: 'Content/Tree',
  component: Tree,
  args: {
    label: 'Categories',
    nodes: english,
    defaultExpandedIds: open,
    onSelectionChange: fn(),
    onExpandedChange: fn(),
  },
  decorators: [atMost('26rem')],
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the language of the toolbar: several can be chosen. */
export const Playground: Story = {
  args: { selectionMode: 'multiple' },
  render: (args) => <OwnedTree {...args} nodes={nodesOf(useSample())} />,
};

/** Links that lead somewhere; a press on the caret unfolds without going. */
export const Links: Story = {
  args: { nodes: english.map((node) => ({ ...node, href: `/portal/${node.id}` })) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [caret] = await canvas.findAllByRole('button');
    const rows = canvas.getAllByRole('row').length;
    await userEvent.click(caret as HTMLElement);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(expect.any(Set), 'one', 'collapse');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(rows));
  },
};

export const Single: Story = {
  args: { selectionMode: 'single', selectedIds: new Set(['one-one']) },
  render: (args) => <OwnedTree {...args} />,
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', selectedIds: new Set(['one-one']) },
  render: (args) => <OwnedTree {...args} />,
  play: async ({ canvasElement, args }) => {
    const boxes = await within(canvasElement).findAllByRole('checkbox');
    await userEvent.click(boxes[0] as HTMLElement);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['one', 'one-one']));
  },
};

export const Disabled: Story = { args: { disabledIds: ['one-two', 'three'], selectionMode: 'multiple' } };

export const Empty: Story = {
  args: { nodes: [], empty: <EmptyState title="No categories yet" headingLevel={3} /> },
};

export const OneNode: Story = { args: { nodes: [{ id: 'only', label: 'Everything' }] } };

/** All unfolded: only what is in view is drawn, and the last is one key away. */
export const TenThousandNodes: Story = {
  args: { nodes: many, defaultExpandedIds: many.map(({ id }) => id), maxHeight: '24rem' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    fireEvent.keyDown(document.activeElement as Element, { key: 'End', ctrlKey: true });
    await waitFor(() => expect(canvas.getByText('Node 100.99')).toBeInTheDocument());
  },
};

export const ContentStress: Story = {
  parameters: { isWide: true },
  render: () => (
    <StressSheet
      render={(text, name) => (
        <Tree
          label={name}
          defaultExpandedIds={['a']}
          nodes={[
            { id: 'a', label: text, icon: FolderIcon, note: '7', children: [{ id: 'b', label: text }] },
          ]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  parameters: { isWide: true },
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Tree label="Three levels" nodes={english} defaultExpandedIds={open} />,
          note: 'Show two or three levels with short names, unfolded down to where one is.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Tree label="Without levels" nodes={english.map(({ id, label }) => ({ id, label }))} />
          ),
          note: 'Use a tree for what has no levels: a list of links is lighter and easier.',
        },
      ]}
    />
  ),
};

/** One stop of the tab key; the arrow in reading direction unfolds, the other folds. */
export const Keyboard: Story = {
  args: { selectionMode: 'multiple', defaultExpandedIds: [] },
  parameters: { isWide: true },
  render: (args) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Enters the tree and leaves it'],
          ['ArrowDown', 'Next node in view'],
          ['ArrowRight', 'Unfolds, or folds in right-to-left text'],
          ['ArrowLeft', 'Folds, or unfolds in right-to-left text'],
          ['Space', 'Selects'],
          ['Enter', 'Opens'],
          ['A … Z', 'The next node that begins with it'],
        ]}
      />
      <OwnedTree {...args} />
    </>
  ),
  play: walk('ArrowRight', 'ArrowLeft'),
};

/** In Arabic the arrow to the left unfolds. */
export const KeyboardRightToLeft: Story = {
  ...Keyboard,
  globals: { locale: 'ar-SA' },
  play: walk('ArrowLeft', 'ArrowRight'),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  parameters: { ...sheetStory.parameters, isWide: true },
  render: () => {
    const nodes = nodesOf(useSample());
    const common = { nodes, defaultExpandedIds: open };
    return (
      <StateSheet
        states={[
          { name: 'To read', render: () => <Tree label="To read" {...common} /> },
          {
            name: 'One selected',
            render: () => (
              <Tree
                label="One selected"
                {...common}
                selectionMode="single"
                selectedIds={new Set(['one-two'])}
              />
            ),
          },
          {
            name: 'Several selected',
            render: () => (
              <Tree
                label="Several selected"
                {...common}
                selectionMode="multiple"
                selectedIds={new Set(['one-one', 'two'])}
              />
            ),
          },
          {
            name: 'Disabled',
            render: () => (
              <Tree label="Disabled" {...common} selectionMode="multiple" disabledIds={['one', 'two']} />
            ),
          },
          {
            name: 'Empty',
            render: () => <Tree label="Empty" nodes={[]} empty={<EmptyState title="–" headingLevel={3} />} />,
          },
        ]}
      />
    );
  },
};
