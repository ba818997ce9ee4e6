import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { OtpField } from './otp-field.tsx';

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: {
    label: 'Code',
    description: 'We sent it to am••@stoa.example.',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <OtpField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await userEvent.type(input, '12a345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** A whole message may be pasted. */
export const Paste: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('رمزك: ١٢٣ ٤٥٦');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Partial: Story = { args: { value: '123' } };

export const Invalid: Story = {
  args: { value: '123456', errorMessage: 'This code is not right. Four tries left.' },
};

export const Disabled: Story = { args: { value: '123456', isDisabled: true } };

export const ContentStress: Story = {
  ...wideStory,
  render: (args) => (
    <StressSheet
      omit={['empty']}
      render={(text) => <OtpField {...args} label={text} value="123456" errorMessage={text} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: (args) => (
    <DoDont
      does={[
        {
          render: () => <OtpField {...args} label="Code" description="We sent it to am••@stoa.example." />,
          note: 'Say where the code went. Send it on when the last digit is in.',
        },
      ]}
      donts={[
        {
          render: () => <OtpField {...args} label="Invitation" length={12} description="From your school." />,
          note: 'Use it for long codes or codes with letters: TextField takes them.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('123{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
  decorators: [
    (Story) => (
      <Stack gap="4">
        <Story />
        <KeyboardMap
          keys={[
            ['0', 'A digit of the code, in any script'],
            ['Backspace', 'Takes the last digit away'],
            ['Ctrl+V', 'Takes the digits out of a whole message'],
          ]}
        />
      </Stack>
    ),
  ],
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_(args) {
    const { label, sentence } = useSample();
    const props = { ...args, label, description: sentence };
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <OtpField {...props} value="" isRequired /> },
          { name: 'Half', render: () => <OtpField {...props} value="123" /> },
          { name: 'Full', render: () => <OtpField {...props} value="123456" /> },
          { name: 'Invalid', render: () => <OtpField {...props} value="123456" errorMessage={sentence} /> },
          { name: 'Disabled', render: () => <OtpField {...props} value="123456" isDisabled /> },
          { name: 'Four digits', render: () => <OtpField {...props} value="12" length={4} /> },
        ]}
      />
    );
  },
};
