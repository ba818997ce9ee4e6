import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
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

export const RightToLeft: Story = { ...HostileNames, globals: { locale: 'ar-SA' } };
