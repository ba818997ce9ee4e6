import type { Meta, StoryObj } from '@storybook/react-vite';
import { stress, useSample } from '../../.storybook/samples.ts';
import { DoDont, sheetStory, StateSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 2, children: 'The craft of planning a project' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Level is the place in the outline; size is how large it looks. */
export const Sizes: Story = {
  render: () => {
    const { title } = useSample();
    return (
      <Stack gap="5">
        {(['display', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
          <Heading key={size} level={2} size={size}>
            {title}
          </Heading>
        ))}
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  render: () => (
    <Stack gap="5" style={{ maxInlineSize: '20rem' }}>
      {Object.entries(stress).map(([name, text]) => (
        <Heading key={name} level={2} size="2xl">
          {text}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Japanese: Story = { ...Sizes, globals: { locale: 'ja-JP' } };

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'The level by the outline, the size by the look.',
          render: () => (
            <Heading level={2} size="lg">
              Lessons
            </Heading>
          ),
        },
      ]}
      donts={[
        {
          note: 'Capitals by hand: half of the scripts have none, and screen readers spell them.',
          render: () => (
            <Heading level={2} size="lg">
              LESSONS
            </Heading>
          ),
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={(['display', '4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => ({
        name: size,
        render: () => (
          <Heading level={2} size={size}>
            The craft of planning a project
          </Heading>
        ),
      }))}
    />
  ),
};
