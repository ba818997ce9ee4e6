import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { useStoryTexts } from '../card/story-content.ts';
import { EmptyState } from './empty-state.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/EmptyState',
  component: EmptyState,
  args: { title: '', kind: 'nothing' },
  render: (args) => {
    const { titles, summary, kinds } = useStoryTexts();
    return (
      <EmptyState {...args} title={titles[1] ?? ''} action={<Button variant="primary">{kinds.class}</Button>}>
        {summary}
      </EmptyState>
    );
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is there yet. */
export const NothingYet: Story = {};

/** The filters leave nothing. */
export const FilteredOut: Story = { args: { kind: 'filtered' } };

/** It is there, but not for this reader. */
export const NoPermission: Story = { args: { kind: 'locked' } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <EmptyState title={text} headingLevel={3}>
          {text}
        </EmptyState>
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
            <EmptyState
              kind="filtered"
              headingLevel={3}
              title="No class is free and in the evening"
              action={<Button>Also show paid classes</Button>}
            >
              “Free” left nothing over.
            </EmptyState>
          ),
          note: 'Name what left nothing over, and offer one way on.',
        },
      ]}
      donts={[
        {
          render: () => <EmptyState headingLevel={3} title="No data" />,
          note: 'Say “No data”: it tells neither why nor what to do.',
        },
      ]}
    />
  ),
};

/** The one action is reached with one press of the tab key. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'The action'],
          ['Enter', 'Takes it'],
        ]}
      />
      <EmptyState title="No classes yet" action={<Button>Find one</Button>} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Find one' })).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const { titles, summary, kinds } = useStoryTexts();
    return (
      <StateSheet
        columns={3}
        states={(['nothing', 'filtered', 'locked'] as const).map((kind) => ({
          name: kind,
          render: () => (
            <EmptyState kind={kind} title={titles[1] ?? ''} action={<Button>{kinds.class}</Button>}>
              {summary}
            </EmptyState>
          ),
        }))}
      />
    );
  },
};
