import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useStoryTexts } from '../card/story-content.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { ProgressBar, ProgressRing } from './progress.tsx';
import { DoDont, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/Progress',
  component: ProgressBar,
  args: { label: 'Progress', value: 0.58 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  render: () => {
    const { progress, titles } = useStoryTexts();
    return (
      <Stack gap="6" style={{ maxInlineSize: '24rem' }}>
        {[0, 0.02, 7 / 12, 1].map((value) => (
          <ProgressBar key={value} label={titles[0] ?? ''} value={value} text={progress} />
        ))}
        <ProgressBar label={titles[0] ?? ''} value={0.4} size="sm" />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getAllByRole('progressbar')[2];
    await expect(bar).toHaveAttribute('aria-valuenow', '58');
  },
};

export const Rings: Story = {
  render: () => (
    <Inline gap="6">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <ProgressRing key={size} label="Progress" value={0.58} size={size}>
          {size === 'sm' ? null : '58%'}
        </ProgressRing>
      ))}
      <ProgressRing label="Progress" value={1} size="lg">
        100%
      </ProgressRing>
    </Inline>
  ),
};

/** A share that cannot be is cut to what can be shown. */
export const OutOfRange: Story = {
  args: { value: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} render={(text) => <ProgressBar label={text} value={0.58} text={text} />} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <ProgressBar label="Planning" value={0.58} text="7 of 12, about 40 min left" />,
          note: 'Say what is left in words that help to decide.',
        },
      ]}
      donts={[
        {
          render: () => <ProgressBar label="Planning" value={0.58} />,
          note: 'Leave people to guess from a bar how much there is.',
        },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        ...[0, 0.02, 0.58, 1].map((value) => ({
          name: `Bar ${value}`,
          render: () => <ProgressBar label="Planning" value={value} text={`${value * 12} of 12`} />,
        })),
        { name: 'Small bar', render: () => <ProgressBar label="Planning" value={0.4} size="sm" /> },
        ...(['sm', 'md', 'lg'] as const).map((size) => ({
          name: `Ring ${size}`,
          render: () => (
            <ProgressRing label="Planning" value={0.58} size={size}>
              {size === 'sm' ? null : '58%'}
            </ProgressRing>
          ),
        })),
      ]}
    />
  ),
};
