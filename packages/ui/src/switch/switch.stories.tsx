import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, wideStory } from '../internal/field/field-story.tsx';
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

export const ContentStress: Story = {
  ...wideStory,
  render: () => <StressSheet omit={['empty']} render={(text) => <Switch defaultSelected>{text}</Switch>} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Switch defaultSelected>Captions</Switch>,
          note: 'Use it for what happens at once. Its label names the thing and never changes.',
        },
      ]}
      donts={[
        {
          render: () => <Switch>I agree to the terms of service</Switch>,
          note: 'Use it for what counts only when a form is sent: that is a Checkbox.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <Switch {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'To the switch'],
          ['Space', 'Turns it on and off'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { action, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Off', render: () => <Switch>{action}</Switch> },
          { name: 'On', render: () => <Switch defaultSelected>{action}</Switch> },
          { name: 'Disabled', render: () => <Switch isDisabled>{action}</Switch> },
          {
            name: 'Disabled, on',
            render: () => (
              <Switch isDisabled defaultSelected>
                {action}
              </Switch>
            ),
          },
          { name: 'Long', render: () => <Switch defaultSelected>{sentence}</Switch> },
          {
            name: 'Read only',
            render: () => (
              <Switch isReadOnly defaultSelected>
                {action}
              </Switch>
            ),
          },
        ]}
      />
    );
  },
};
