import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Your question', maxLength: 20, onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts while typing; what is too long stays and is marked. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(area, 'Where do I start?');
    await expect(canvas.getByText('17/20')).toBeVisible();
    await expect(area).not.toBeInvalid();
    await userEvent.type(area, ' Today.');
    await expect(canvas.getByText('24/20')).toBeVisible();
    await expect(area).toBeInvalid();
    await expect(area).toHaveValue('Where do I start? Today.');
  },
};

/** The counter counts what the rule counts: here spaces at the ends do not count. */
export const CountsLikeTheRule: Story = {
  args: { countOf: (value: string) => value.trim().length, defaultValue: '  five   ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4/20')).toBeVisible();
  },
};

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="5">
        <TextArea label={label} defaultValue={sentence} maxLength={200} />
        <TextArea label={label} description={sentence} isOptional />
        <TextArea label={label} errorMessage={sentence} isRequired />
        <TextArea label={label} defaultValue={sentence} isDisabled maxLength={200} />
      </Stack>
    );
  },
};

export const RightToLeft: Story = { ...States, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
