import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Text } from '../text/text.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { PageMask } from './page-mask.tsx';
import type { ReactNode } from 'react';

/** A window of its own: the mask covers it instead of the whole page. */
const Window = ({ children }: { children: ReactNode }) => (
  <div style={{ contain: 'layout', overflow: 'hidden', blockSize: '14rem' }}>
    <div inert>
      <Text>What lies below can be read.</Text>
    </div>
    {children}
  </div>
);

const meta = {
  title: 'Overlays/PageMask',
  component: PageMask,
  args: { icon: EyeIcon, children: 'Preview: this page can be looked at, not used.' },
  decorators: [
    (Story) => (
      <Window>
        <Story />
      </Window>
    ),
  ],
} satisfies Meta<typeof PageMask>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is read out when it appears. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Preview');
  },
};

export const WithoutIcon: Story = { args: { icon: undefined } };

export const ContentStress: Story = {
  decorators: [],
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <Window>
          <PageMask icon={EyeIcon}>
            <UserText>{text}</UserText>
          </PageMask>
        </Window>
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
            <Window>
              <PageMask icon={EyeIcon}>Preview: this page can be looked at, not used.</PageMask>
            </Window>
          ),
          note: 'Say why nothing can be used.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Window>
              <PageMask>Loading</PageMask>
            </Window>
          ),
          note: 'Not for waiting: that is a skeleton.',
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
      states={[
        {
          name: 'With icon',
          render: () => (
            <Window>
              <PageMask icon={EyeIcon}>Preview</PageMask>
            </Window>
          ),
        },
        {
          name: 'Without',
          render: () => (
            <Window>
              <PageMask>Preview</PageMask>
            </Window>
          ),
        },
      ]}
    />
  ),
};
