import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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

/** First digit on the left in every language. */
export const RightToLeft: Story = {
  args: { label: 'رمز التحقق', description: 'أرسلناه إلى بريدك.', value: '123' },
  globals: { locale: 'ar-SA' },
};

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };
