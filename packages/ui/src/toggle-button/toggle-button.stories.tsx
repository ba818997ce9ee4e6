import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline/inline.tsx';
import { ToggleButton } from './toggle-button.tsx';

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Follow', icon: HeartIcon, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Follow' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="3">
      <ToggleButton {...args} />
      <ToggleButton {...args} defaultSelected />
      <ToggleButton {...args} isDisabled />
      <ToggleButton {...args} size="sm" defaultSelected />
    </Inline>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...States, args: { children: 'متابعة' }, globals: { locale: 'ar-SA' } };
