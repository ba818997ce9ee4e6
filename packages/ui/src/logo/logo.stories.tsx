import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Inline } from '../inline/inline.tsx';
import { Logo } from './logo.tsx';

const meta = { title: 'Foundations/Logo', component: Logo, args: { name: 'Stoa' } } satisfies Meta<
  typeof Logo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="8">
      <img src="mark.svg" alt="Stoa" width="16" height="16" />
      <Logo size="sm" label="Stoa" />
      <Logo size="md" name="Stoa" />
      <Logo size="lg" name="Stoa" />
    </Inline>
  ),
};

/** The name of a school may be long; the mark keeps its size. */
export const ContentStress: Story = { render: () => <StressSheet render={(text) => <Logo name={text} />} /> };

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[{ note: 'Alone it has a label.', render: () => <Logo label="Stoa" size="lg" /> }]}
      donts={[
        {
          note: 'Name and label say the same twice.',
          render: () => <Logo label="Stoa" name="Stoa" size="lg" />,
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={(['sm', 'md', 'lg'] as const).map((size) => ({
        name: size,
        render: () => (
          <Inline gap="6">
            <Logo size={size} label="Stoa" />
            <Logo size={size} name="Painted Porch" />
          </Inline>
        ),
      }))}
    />
  ),
};
