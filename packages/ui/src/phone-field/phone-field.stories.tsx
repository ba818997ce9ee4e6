import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PhoneField } from './phone-field.tsx';

const countries = [
  { code: 'CN', dialCode: '86', name: 'China' },
  { code: 'DE', dialCode: '49', name: 'Germany' },
  { code: 'SA', dialCode: '966', name: 'Saudi Arabia' },
];

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile',
    countryLabel: 'Country code',
    countries,
    value: { country: 'CN', number: '' },
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PhoneField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reads what people paste: spaces, dashes, the country's code, Arabic digits. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Mobile' });
    await userEvent.click(input);
    await userEvent.paste('+86 138-0000-0001');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'CN', number: '13800000001' });
    await expect(input).toHaveValue('13800000001');
  },
};

export const ChooseCountry: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'DE', number: '' });
  },
};

export const Invalid: Story = { args: { errorMessage: 'A mobile number has 11 digits.' } };

export const Disabled: Story = {
  args: { isDisabled: true, value: { country: 'CN', number: '13800000001' } },
};

/** The number stays left to right. */
export const RightToLeft: Story = {
  args: {
    label: 'رقم الجوال',
    countryLabel: 'رمز الدولة',
    value: { country: 'SA', number: '500000001' },
    errorMessage: 'رقم الجوال غير مكتمل.',
  },
  globals: { locale: 'ar-SA' },
};
