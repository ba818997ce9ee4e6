import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Captions', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Captions'));
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => {
    const { action } = useSample();
    return (
      <Stack gap="3">
        <Switch>{action}</Switch>
        <Switch defaultSelected>{action}</Switch>
        <Switch isDisabled>{action}</Switch>
        <Switch isDisabled defaultSelected>
          {action}
        </Switch>
      </Stack>
    );
  },
};

/** "On" lies on the left. */
export const RightToLeft: Story = { ...States, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
