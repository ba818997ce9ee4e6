import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stress, hostileTexts } from '../../.storybook/samples.ts';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { UserText } from './user-text.tsx';

const meta = {
  title: 'Foundations/UserText',
  component: UserText,
  args: { children: stress.mixed },
} satisfies Meta<typeof UserText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each name finds its own direction and leaves the words around it alone. */
export const HostileNames: Story = {
  render: () => (
    <Stack gap="2">
      {[...Object.values(stress), 'עברית 123', '<b>C++</b>', '   '].map((name) => (
        <Text key={name}>
          <UserText>{name}</UserText> (12) joined the class
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('photognp.exe')).toHaveAttribute('dir', 'auto');
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <Text style={{ overflowWrap: 'anywhere' }}>
          <UserText>{text}</UserText> (12)
        </Text>
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
          note: 'Everything people wrote, also where it looks harmless.',
          render: () => (
            <Text>
              <UserText>{stress.mixed}</UserText> (12)
            </Text>
          ),
        },
      ]}
      donts={[
        {
          note: 'Bare: the name turns the number that stands beside it.',
          render: () => <Text>{stress.mixed} (12)</Text>,
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={Object.entries(hostileTexts).map(([name, text]) => ({
        name,
        render: () => (
          <Text style={{ overflowWrap: 'anywhere' }}>
            <UserText>{text}</UserText> (12)
          </Text>
        ),
      }))}
    />
  ),
};
