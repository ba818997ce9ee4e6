import type { Meta, StoryObj } from '@storybook/react-vite';
import { samples } from '../../.storybook/samples.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { LocaleIsland } from './locale-island.tsx';

const meta = {
  title: 'Foundations/LocaleIsland',
  component: LocaleIsland,
  args: { locale: 'ar-SA', children: samples['ar-SA'].sentence },
} satisfies Meta<typeof LocaleIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lesson in Arabic inside an English page: letters, line height and direction are its own. */
export const Playground: Story = {
  render: () => (
    <Stack gap="5">
      <Text>{samples['en-US'].sentence}</Text>
      <LocaleIsland locale="ar-SA">
        <Heading level={2}>{samples['ar-SA'].title}</Heading>
        <Text>{samples['ar-SA'].sentence}</Text>
      </LocaleIsland>
      <LocaleIsland locale="ja-JP">
        <Heading level={2}>{samples['ja-JP'].title}</Heading>
        <Text>{samples['ja-JP'].sentence}</Text>
      </LocaleIsland>
    </Stack>
  ),
};

export const InRightToLeft: Story = { ...Playground, globals: { locale: 'ar-SA' } };
