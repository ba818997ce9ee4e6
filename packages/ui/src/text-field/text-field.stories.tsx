import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stress, useSample } from '../../.storybook/samples.ts';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Your name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
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

export const ContentStress: Story = {
  render: () => (
    <Stack gap="4">
      {Object.entries(stress).map(([name, text]) => (
        <TextField key={name} label={text} defaultValue={text} errorMessage={text} />
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { ...States, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
