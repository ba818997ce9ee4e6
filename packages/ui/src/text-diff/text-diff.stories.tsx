import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { TextDiff, type TextDiffLine } from './text-diff.tsx';

const labels = { added: 'Added:', removed: 'Removed:' };
const lines: TextDiffLine[] = [
  { kind: 'gap', text: '' },
  { kind: 'same', text: 'A plan is a promise to oneself.' },
  { kind: 'removed', text: 'It has three parts.' },
  { kind: 'added', text: 'It has four parts, and each has an end.' },
  { kind: 'same', text: 'Begin with the last one.' },
];

const meta = {
  title: 'Content/TextDiff',
  component: TextDiff,
  args: { lines, labels },
} satisfies Meta<typeof TextDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In the language and the direction of the text. */
export const Variants: Story = {
  render: function Variants_() {
    const { title, sentence } = useSample();
    return (
      <TextDiff
        labels={labels}
        lines={[
          { kind: 'removed', text: title },
          { kind: 'added', text: sentence },
        ]}
      />
    );
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <TextDiff
          labels={labels}
          lines={[
            { kind: 'removed', text },
            { kind: 'added', text },
          ]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  render: () => (
    <DoDont
      does={[
        { render: () => <TextDiff lines={lines} labels={labels} />, note: 'Leave out what is the same.' },
      ]}
      donts={[
        {
          render: () => <TextDiff lines={lines.filter(({ kind }) => kind === 'same')} labels={labels} />,
          note: 'Compare texts that are the same: say so instead.',
        },
      ]}
    />
  ),
};

/** Every kind of lines at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet states={[{ name: 'All kinds', render: () => <TextDiff lines={lines} labels={labels} /> }]} />
  ),
};
