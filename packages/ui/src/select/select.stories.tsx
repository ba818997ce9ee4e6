import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Select, SelectItem } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Subject',
    placeholder: 'Choose one',
    onChange: fn(),
    children: (
      <>
        <SelectItem id="history">History</SelectItem>
        <SelectItem id="mathematics" description="Algebra, geometry">
          Mathematics
        </SelectItem>
        <SelectItem id="music">Music</SelectItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First letters choose without opening; arrows, Enter and Escape work in the list. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Subject/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mathematics' }));
    await expect(args.onChange).toHaveBeenCalledWith('mathematics');
  },
};

export const Open: Story = {
  args: { defaultOpen: true, defaultValue: 'mathematics' },
  parameters: { docs: { story: { inline: false, height: 320 } } },
};

export const States: Story = {
  render: () => {
    const { label, title, sentence, action } = useSample();
    const items = (
      <>
        <SelectItem id="a">{title}</SelectItem>
        <SelectItem id="b">{action}</SelectItem>
      </>
    );
    return (
      <Stack gap="5">
        <Select label={label} placeholder={action} isRequired>
          {items}
        </Select>
        <Select label={label} defaultValue="a" description={sentence} isOptional placeholder={action}>
          {items}
        </Select>
        <Select label={label} defaultValue="a" errorMessage={sentence} placeholder={action}>
          {items}
        </Select>
        <Select label={label} defaultValue="a" isDisabled placeholder={action}>
          {items}
        </Select>
      </Stack>
    );
  },
};

export const RightToLeft: Story = { ...States, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
