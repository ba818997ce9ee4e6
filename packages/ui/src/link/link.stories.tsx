import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#', children: 'The craft of planning a project' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => {
    const { title, sentence } = useSample();
    return (
      <Stack gap="3" align="start">
        <Text>
          {sentence} <Link href="#">{title}</Link>
        </Text>
        <Link href="#" variant="standalone">
          {title}
        </Link>
        <Link href="#" variant="plain">
          {title}
        </Link>
        <Link href="https://example.org" isExternal>
          {title}
        </Link>
        <Link isDisabled>{title}</Link>
      </Stack>
    );
  },
};

/** Says that it opens a new tab, and gives the other page no handle on this one. */
export const External: Story = {
  args: { href: 'https://example.org', isExternal: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Opens in a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <Link {...args} isExternal>
          {text}
        </Link>
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
          note: 'Words that say where it goes, also without the sentence around them.',
          render: () => (
            <Text>
              Read <Link href="#">how classes work</Link> before you join.
            </Text>
          ),
        },
      ]}
      donts={[
        {
          note: '“Here” and bare addresses: a list of links reads them out alone.',
          render: () => (
            <Text>
              To read how classes work click <Link href="#">here</Link>.
            </Text>
          ),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { href: '#there', onPress: fn() },
  render: (args) => (
    <Stack gap="6" align="start">
      <Link {...args} />
      <KeyboardMap keys={[['Enter', 'Follows it.']]} />
    </Stack>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        {
          name: 'Inline',
          render: () => (
            <Text>
              Before you join, <Link href="#">read how classes work</Link>.
            </Text>
          ),
        },
        {
          name: 'Standalone',
          render: () => (
            <Link href="#" variant="standalone">
              All classes
            </Link>
          ),
        },
        {
          name: 'Plain',
          render: () => (
            <Link href="#" variant="plain">
              All classes
            </Link>
          ),
        },
        {
          name: 'External',
          render: () => (
            <Link href="https://example.org" isExternal>
              The library
            </Link>
          ),
        },
        { name: 'Disabled', render: () => <Link isDisabled>Not yet open</Link> },
      ]}
    />
  ),
};
