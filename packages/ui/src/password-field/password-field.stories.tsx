import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'columns-and-arches' },
  decorators: [fieldWidth],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows and hides what is typed. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Account or password is not right. Try again or reset it.' },
};

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="5">
        <PasswordField label={label} isRequired />
        <PasswordField
          label={label}
          defaultValue="columns"
          description={sentence}
          autoComplete="new-password"
        />
        <PasswordField label={label} defaultValue="columns" errorMessage={sentence} />
        <PasswordField label={label} defaultValue="columns" isDisabled />
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => <PasswordField label={text} defaultValue={text} errorMessage={text} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <PasswordField
              label="New password"
              autoComplete="new-password"
              description="Eight letters or more."
            />
          ),
          note: 'Say the rule before it is broken, and tell password managers that it is a new one.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Stack gap="3">
              <PasswordField label="New password" />
              <PasswordField label="The same once more" />
            </Stack>
          ),
          note: 'Ask for it twice: its writer can look at it.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <PasswordField {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'From the field to its button'],
          ['Space', 'On the button: shows and hides what is typed'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <PasswordField label={label} isRequired /> },
          {
            name: 'Filled',
            render: () => <PasswordField label={label} defaultValue="columns" description={sentence} />,
          },
          {
            name: 'Invalid',
            render: () => <PasswordField label={label} defaultValue="columns" errorMessage={sentence} />,
          },
          {
            name: 'Disabled',
            render: () => <PasswordField label={label} defaultValue="columns" isDisabled />,
          },
        ]}
      />
    );
  },
};
