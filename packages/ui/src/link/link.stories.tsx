import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
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

export const RightToLeft: Story = { ...Variants, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };
