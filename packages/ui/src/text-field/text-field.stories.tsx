import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Your name', onChange: fn() },
  decorators: [fieldWidth],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => {
    const { label, person, sentence } = useSample();
    return (
      <Stack gap="5">
        <TextField label={label} defaultValue={person} isRequired />
        <TextField label={label} placeholder={person} description={sentence} isOptional />
        <TextField label={label} defaultValue={person} errorMessage={sentence} />
        <TextField label={label} defaultValue={person} isDisabled />
        <TextField label={label} defaultValue={person} isReadOnly />
      </Stack>
    );
  },
};

/** The error takes the place of the help and belongs to the input. */
export const Invalid: Story = {
  args: { errorMessage: 'Enter the name on your certificate.', description: 'As on your certificate.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Your name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter the name on your certificate.');
  },
};

/** An address reads left to right in every language. */
export const Email: Story = {
  args: {
    label: 'البريد الإلكتروني',
    type: 'email',
    defaultValue: 'learner@stoa.example',
    start: <Icon as={EnvelopeSimpleIcon} />,
  },
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('dir', 'ltr');
  },
};

/** Digits of other scripts become 0 to 9 before a rule sees them. */
export const Digits: Story = {
  args: { label: 'Invitation code', normalizesDigits: true, direction: 'ltr' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '٤٢');
    await expect(args.onChange).toHaveBeenLastCalledWith('42');
  },
  render: (args) => <TextField {...args} />,
};

/** What a phone's keyboard gets told: capital letters for names, and what its Enter key does. */
export const PhoneKeyboard: Story = {
  args: { autoCapitalize: 'words', enterKeyHint: 'next', autoComplete: 'name' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveAttribute('autocapitalize', 'words');
    await expect(input).toHaveAttribute('enterkeyhint', 'next');
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => <TextField label={text} defaultValue={text} errorMessage={text} />}
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
          render: () => <TextField label="Your name" description="As on your certificate." />,
          note: 'Name the field above it and help below it: both stay while one types.',
        },
        {
          render: () => (
            <TextField label="Your name" defaultValue="A" errorMessage="Enter two letters or more." />
          ),
          note: 'Say how to mend what is wrong.',
        },
      ]}
      donts={[
        {
          render: () => <TextField label="Name" placeholder="Your name as on your certificate" />,
          note: 'Put what one has to know into the placeholder: it goes with the first letter.',
        },
        {
          render: () => <TextField label="Your name" defaultValue="A" errorMessage="Invalid input." />,
          note: 'Say only that something is wrong.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <TextField {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Into the field and out of it'],
          ['Enter', 'Sends the form'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, person, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <TextField label={label} placeholder={person} isRequired /> },
          {
            name: 'Filled',
            render: () => <TextField label={label} defaultValue={person} description={sentence} />,
          },
          { name: 'Optional', render: () => <TextField label={label} isOptional description={sentence} /> },
          {
            name: 'Invalid',
            render: () => <TextField label={label} defaultValue={person} errorMessage={sentence} />,
          },
          { name: 'Disabled', render: () => <TextField label={label} defaultValue={person} isDisabled /> },
          { name: 'Read only', render: () => <TextField label={label} defaultValue={person} isReadOnly /> },
          {
            name: 'Address with an icon',
            render: () => (
              <TextField
                label={label}
                type="email"
                defaultValue="learner@stoa.example"
                start={<Icon as={EnvelopeSimpleIcon} />}
              />
            ),
          },
        ]}
      />
    );
  },
};
