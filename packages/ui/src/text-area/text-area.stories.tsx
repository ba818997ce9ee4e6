import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Your question', maxLength: 20, onChange: fn() },
  decorators: [fieldWidth],
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

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <TextArea label={text} defaultValue={`${text}\n${text}`} maxLength={20} errorMessage={text} />
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
          render: () => <TextArea label="What went wrong?" rows={5} maxLength={500} />,
          note: 'Make it as high as the answer you hope for.',
        },
      ]}
      donts={[
        {
          render: () => <TextArea label="Your name" rows={1} />,
          note: 'Use it for one line: Enter then makes a second one instead of sending.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { maxLength: undefined },
  render: (args) => (
    <Stack gap="4">
      <TextArea {...args} />
      <KeyboardMap
        keys={[
          ['Enter', 'A new line'],
          ['Tab', 'On to the next field'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('one{Enter}two');
    await expect(area).toHaveValue('one\ntwo');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <TextArea label={label} placeholder={sentence} isRequired /> },
          {
            name: 'Counted',
            render: () => (
              <TextArea label={label} defaultValue={sentence} maxLength={200} description={sentence} />
            ),
          },
          {
            name: 'Too long',
            render: () => <TextArea label={label} defaultValue={sentence} maxLength={20} />,
          },
          { name: 'Invalid', render: () => <TextArea label={label} errorMessage={sentence} isOptional /> },
          {
            name: 'Disabled',
            render: () => <TextArea label={label} defaultValue={sentence} isDisabled maxLength={200} />,
          },
          {
            name: 'Read only, two lines',
            render: () => <TextArea label={label} defaultValue={sentence} isReadOnly rows={2} />,
          },
        ]}
      />
    );
  },
};
