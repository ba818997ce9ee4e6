import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Who may see it',
    onChange: fn(),
    children: (
      <>
        <Radio value="all">Everyone</Radio>
        <Radio value="members">Members of this school</Radio>
        <Radio value="me">Only me</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches the group, arrows choose. */
export const Playground: Story = {
  args: { defaultValue: 'all' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('members');
  },
};

export const States: Story = {
  render: () => {
    const { label, action, sentence, person } = useSample();
    return (
      <Stack gap="6">
        <RadioGroup label={label} defaultValue="a" isRequired>
          <Radio value="a">{action}</Radio>
          <Radio value="b" description={sentence}>
            {person}
          </Radio>
          <Radio value="c" isDisabled>
            {action}
          </Radio>
        </RadioGroup>
        <RadioGroup label={label} orientation="horizontal" description={sentence}>
          <Radio value="a">{action}</Radio>
          <Radio value="b">{person}</Radio>
        </RadioGroup>
        <RadioGroup label={label} errorMessage={sentence}>
          <Radio value="a">{action}</Radio>
        </RadioGroup>
      </Stack>
    );
  },
};

export const RightToLeft: Story = { ...States, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
