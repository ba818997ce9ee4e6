import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { RangeSlider, Slider } from './slider.tsx';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Volume', defaultValue: 40, onChange: fn(), onChangeEnd: fn() },
  decorators: [fieldWidth],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const onRange = fn();
const price = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

/** Two thumbs choose a span; they push against each other and never pass. */
export const TwoThumbs: Story = {
  render: () => (
    <RangeSlider
      label="Price"
      thumbLabels={['Lowest price', 'Highest price']}
      defaultValue={[20, 60]}
      step={5}
      formatOptions={price}
      onChange={onRange}
    />
  ),
  play: async ({ canvasElement }) => {
    const [low, high] = within(canvasElement).getAllByRole('slider');
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onRange).toHaveBeenLastCalledWith([25, 60]);
    await userEvent.keyboard('{End}');
    await expect(onRange).toHaveBeenLastCalledWith([60, 60]);
    await userEvent.tab();
    await expect(high).toHaveFocus();
    await expect(high).toHaveAccessibleName(/Highest price/);
  },
};

export const Variants: Story = {
  render: () => {
    const { label, action } = useSample();
    return (
      <Stack gap="6">
        <Slider
          label={label}
          defaultValue={0.7}
          maxValue={1}
          step={0.05}
          formatOptions={{ style: 'percent' }}
        />
        <Slider label={label} defaultValue={30} maxValue={90} step={15} ends={[action, action]} />
        <RangeSlider
          label={label}
          thumbLabels={[label, label]}
          defaultValue={[10, 80]}
          formatOptions={price}
        />
      </Stack>
    );
  },
};

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="6">
        <Slider label={label} defaultValue={0} />
        <Slider label={label} defaultValue={100} description={sentence} />
        <Slider label={label} defaultValue={50} isDisabled />
        <RangeSlider label={label} thumbLabels={[label, label]} defaultValue={[30, 30]} />
        <RangeSlider label={label} thumbLabels={[label, label]} defaultValue={[20, 70]} isDisabled />
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => <Slider label={text} description={text} defaultValue={25} ends={[text, text]} />}
    />
  ),
};

/** The arrow to the left leads to more where more lies on the left. */
export const ArabicArrows: Story = {
  args: { label: 'مستوى الصوت' },
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    const thumb = within(canvasElement).getByRole('slider');
    const track = thumb.closest('[role="group"]')?.getBoundingClientRect();
    const middle = (track?.left ?? 0) + (track?.width ?? 0) / 2;
    await expect(thumb.getBoundingClientRect().right).toBeGreaterThan(middle);
  },
};

/** Before there is a number its words say so, to see and to hear. */
export const NotAnswered: Story = {
  args: { defaultValue: 0, formatValue: (value) => (value === 0 ? 'Not answered' : `${value} min`) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', 'Not answered');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 min');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Not answered');
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Slider label="Playback speed" defaultValue={1} minValue={0.5} maxValue={2} step={0.25} />
          ),
          note: 'Use it where about is enough and the effect is seen at once.',
        },
      ]}
      donts={[
        {
          render: () => <Slider label="Year of birth" defaultValue={1987} minValue={1900} maxValue={2026} />,
          note: 'Use it where one number of many is meant: a date, an age, an amount of money.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <Slider {...args} />
      <KeyboardMap
        keys={[
          ['ArrowRight', 'One step on; one step back in Arabic'],
          ['ArrowLeft', 'One step back; one step on in Arabic'],
          ['ArrowUp', 'One step on in every language'],
          ['PageUp', 'Ten steps on'],
          ['Home', 'The smallest number'],
          ['End', 'The largest number'],
        ]}
      />
    </Stack>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(42);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(52);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence, action } = useSample();
    const two = { label, thumbLabels: [label, action] } as const;
    return (
      <StateSheet
        states={[
          { name: 'At its start', render: () => <Slider label={label} defaultValue={0} /> },
          {
            name: 'On its way',
            render: () => <Slider label={label} defaultValue={35} description={sentence} />,
          },
          {
            name: 'At its end',
            render: () => <Slider label={label} defaultValue={100} ends={[action, action]} />,
          },
          { name: 'Disabled', render: () => <Slider label={label} defaultValue={60} isDisabled /> },
          {
            name: 'Two thumbs',
            render: () => <RangeSlider {...two} defaultValue={[20, 70]} formatOptions={price} />,
          },
          { name: 'Two thumbs on one place', render: () => <RangeSlider {...two} defaultValue={[50, 50]} /> },
          { name: 'The whole span', render: () => <RangeSlider {...two} description={sentence} /> },
          {
            name: 'Two thumbs, disabled',
            render: () => <RangeSlider {...two} defaultValue={[20, 70]} isDisabled />,
          },
        ]}
      />
    );
  },
};
