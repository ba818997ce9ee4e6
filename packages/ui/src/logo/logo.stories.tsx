import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Logo } from './logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo, args: { name: 'Stoa' } } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="8">
      <img src="mark.svg" alt="Stoa" width="16" height="16" />
      <Logo size="sm" label="Stoa" />
      <Logo size="md" name="Stoa" />
      <Logo size="lg" name="Stoa" />
    </Inline>
  ),
};

export const RightToLeft: Story = { args: { name: 'رواق' }, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };
