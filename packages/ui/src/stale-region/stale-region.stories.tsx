import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Text } from '../text/text.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { StaleRegion } from './stale-region.tsx';

const meta = {
  title: 'Content/StaleRegion',
  component: StaleRegion,
  args: { children: <Text>Results for “plan”</Text> },
} satisfies Meta<typeof StaleRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is there is the newest. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="false"]')).toBeVisible();
  },
};

/** Something newer is on its way: what is there can still be read, and screen readers know. */
export const Stale: Story = {
  args: { isStale: true },
  // What fades is about to be replaced; until then it is as legible as what is disabled.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Results for “plan”')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <StaleRegion>
          <UserText>{text}</UserText>
        </StaleRegion>
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
          render: () => <StaleRegion>Results for “plan”, while those for “plans” are asked for</StaleRegion>,
          note: 'Keep what was there, so that the page does not jump.',
        },
      ]}
      donts={[
        {
          render: () => <StaleRegion>Nothing yet</StaleRegion>,
          note: 'Not the first time: nothing is there to keep, a skeleton waits.',
        },
      ]}
    />
  ),
};

/** Every state at once. */
export const Sheet: Story = {
  ...sheetStory,
  parameters: {
    ...sheetStory.parameters,
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  render: () => (
    <StateSheet
      states={[
        { name: 'New', render: () => <StaleRegion>Results</StaleRegion> },
        { name: 'Stale', render: () => <StaleRegion isStale>Results</StaleRegion> },
      ]}
    />
  ),
};
