import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, wideStory } from '../internal/field/field-story.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Radio, RadioGroup, type RadioGroupProps } from './radio-group.tsx';

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

function Choices(props: Partial<RadioGroupProps>) {
  const { label, action, sentence, person } = useSample();
  return (
    <RadioGroup label={label} defaultValue="a" {...props}>
      <Radio value="a">{action}</Radio>
      <Radio value="b" description={sentence}>
        {person}
      </Radio>
      <Radio value="c" isDisabled>
        {action}
      </Radio>
    </RadioGroup>
  );
}

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <RadioGroup label={text} defaultValue="a" errorMessage={text}>
          <Radio value="a" description={text}>
            {text}
          </Radio>
          <Radio value="b">{text}</Radio>
        </RadioGroup>
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
          render: () => (
            <RadioGroup label="Who may see it" defaultValue="all">
              <Radio value="all">Everyone</Radio>
              <Radio value="members">Members of this school</Radio>
            </RadioGroup>
          ),
          note: 'Show two to six choices at once, the most usual one chosen.',
        },
      ]}
      donts={[
        {
          render: () => (
            <RadioGroup label="Captions" defaultValue="on">
              <Radio value="on">Yes</Radio>
              <Radio value="off">No</Radio>
            </RadioGroup>
          ),
          note: 'Ask yes or no with it: that is a Checkbox, or a Switch where it works at once.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: 'all' },
  render: (args) => (
    <Stack gap="4">
      <RadioGroup {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'To the chosen one, then out of the group'],
          ['ArrowDown', 'Chooses the next'],
          ['ArrowRight', 'Chooses the next; the previous in Arabic'],
          ['Space', 'Chooses the one with the focus'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('me');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
    await expect(within(canvasElement).getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('me');
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Chosen, one disabled', render: () => <Choices isRequired /> },
          {
            name: 'None chosen',
            render: () => <Choices defaultValue={undefined} description={sentence} isOptional />,
          },
          { name: 'In a row', render: () => <Choices orientation="horizontal" /> },
          { name: 'Invalid', render: () => <Choices errorMessage={sentence} /> },
          { name: 'Disabled', render: () => <Choices isDisabled /> },
          { name: 'Read only', render: () => <Choices isReadOnly /> },
        ]}
      />
    );
  },
};
