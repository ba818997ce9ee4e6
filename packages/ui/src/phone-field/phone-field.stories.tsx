import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
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
  decorators: [fieldWidth],
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

const still = {
  countryLabel: 'Country code',
  countries,
  value: { country: 'SA', number: '500000001' },
  onChange: fn(),
};

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="5">
        <PhoneField {...still} label={label} value={{ country: 'CN', number: '' }} isRequired />
        <PhoneField {...still} label={label} description={sentence} isOptional />
        <PhoneField {...still} label={label} errorMessage={sentence} />
        <PhoneField {...still} label={label} isDisabled />
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <PhoneField
          {...still}
          label={text}
          value={{ country: 'SA', number: '5'.repeat(40) }}
          countries={[{ code: 'SA', dialCode: '966', name: text }]}
          errorMessage={text}
        />
      )}
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
          render: () => <PhoneField {...still} label="Mobile" description="For the code that we send you." />,
          note: 'Say what the number is for. Spaces, dashes and digits of every script are fine.',
        },
      ]}
      donts={[
        {
          render: () => <PhoneField {...still} label="Mobile" errorMessage="Only digits, no spaces." />,
          note: 'Complain of spaces: the field reads over them.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { value: { country: 'CN', number: '' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'DE', number: '' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('151');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'DE', number: '151' });
  },
  decorators: [
    (Story) => (
      <Stack gap="4">
        <Story />
        <KeyboardMap
          keys={[
            ['Tab', 'From the country to the number'],
            ['Enter', 'On the country: opens the list, then chooses'],
            ['ArrowDown', 'The next country'],
            ['Escape', 'Closes the list'],
          ]}
        />
      </Stack>
    ),
  ],
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence } = useSample();
    return (
      <StateSheet
        states={[
          {
            name: 'Empty',
            render: () => (
              <PhoneField {...still} label={label} value={{ country: 'CN', number: '' }} isRequired />
            ),
          },
          {
            name: 'Filled',
            render: () => <PhoneField {...still} label={label} description={sentence} isOptional />,
          },
          { name: 'Invalid', render: () => <PhoneField {...still} label={label} errorMessage={sentence} /> },
          { name: 'Disabled', render: () => <PhoneField {...still} label={label} isDisabled /> },
        ]}
      />
    );
  },
};
