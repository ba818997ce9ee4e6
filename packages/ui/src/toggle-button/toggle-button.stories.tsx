import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
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

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet omit={['empty']} render={(text) => <ToggleButton {...args}>{text}</ToggleButton>} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'One name in both states; being pressed says the rest.',
          render: () => (
            <ToggleButton icon={HeartIcon} defaultSelected>
              Follow
            </ToggleButton>
          ),
        },
      ]}
      donts={[
        {
          note: 'A name that changes too: “Unfollow, pressed” says the opposite.',
          render: () => (
            <ToggleButton icon={HeartIcon} defaultSelected>
              Unfollow
            </ToggleButton>
          ),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Inline gap="6">
      <ToggleButton {...args} />
      <KeyboardMap
        keys={[
          ['Enter', 'Switches it on or off.'],
          ['Space', 'The same.'],
        ]}
      />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Follow' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      states={[
        { name: 'Off', render: () => <ToggleButton {...args} /> },
        { name: 'On', render: () => <ToggleButton {...args} defaultSelected /> },
        { name: 'Disabled', render: () => <ToggleButton {...args} isDisabled /> },
        { name: 'On and disabled', render: () => <ToggleButton {...args} isDisabled defaultSelected /> },
        {
          name: 'Sizes',
          render: () => (
            <Inline gap="3">
              <ToggleButton {...args} size="sm" />
              <ToggleButton {...args} size="md" />
              <ToggleButton {...args} size="lg" />
            </Inline>
          ),
        },
        { name: 'Words alone', render: () => <ToggleButton {...args} icon={undefined} /> },
      ]}
    />
  ),
};
