import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ColorField, type ColorFieldProps } from './color-field.tsx';

function Sample({ value, ...rest }: Partial<ColorFieldProps>) {
  const [color, setColor] = useState(value ?? '#14507a');
  return (
    <ColorField
      label="Brand color"
      pickerLabel="Choose a color"
      {...rest}
      value={color}
      onChange={setColor}
    />
  );
}

const meta = {
  title: 'Forms/ColorField',
  component: ColorField,
  args: { label: 'Brand color', pickerLabel: 'Choose a color', value: '#14507a', onChange: () => undefined },
  decorators: [fieldWidth],
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed shows in the picker, and the other way round. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox', { name: 'Brand color' });
    const picker = canvas.getByLabelText('Choose a color');
    await userEvent.clear(text);
    await userEvent.type(text, '#9C4221');
    await expect(text).toHaveValue('#9c4221');
    await expect(picker).toHaveValue('#9c4221');
    await fireEvent.input(picker, { target: { value: '#2f6b4f' } });
    await expect(text).toHaveValue('#2f6b4f');
  },
};

/** Half a color is kept as it is typed; the picker waits. */
export const BadInput: Story = {
  args: { value: 'red' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveValue('red');
    await expect(canvas.getByLabelText('Choose a color')).toHaveValue('#000000');
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet omit={['empty']} render={(text) => <Sample label={text} errorMessage={text} />} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Sample description="Shades with enough contrast are derived from it." />,
          note: 'Use it where any color may be chosen, and show what becomes of it.',
        },
      ]}
      donts={[
        {
          render: () => <TextField label="Color" defaultValue="dark blue" />,
          note: 'Ask for a color by name: nobody knows which one is meant.',
        },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Filled', render: () => <Sample label={label} description={sentence} /> },
          { name: 'Optional', render: () => <Sample label={label} value="#9c4221" isOptional /> },
          { name: 'Invalid', render: () => <Sample label={label} value="#9c4" errorMessage={sentence} /> },
          { name: 'Disabled', render: () => <Sample label={label} isDisabled /> },
        ]}
      />
    );
  },
};
