import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Divider } from '../divider/divider.tsx';
import { Grid } from '../grid/grid.tsx';
import { Text } from '../text/text.tsx';
import { Surface } from './surface.tsx';

const meta = { title: 'Layout/Surface', component: Surface } satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds = [
  'background',
  'surface',
  'raised',
  'sunken',
  'primarySoft',
  'accentSoft',
  'ochreSoft',
  'ink',
] as const;

/** Each ground brings the text colour that is readable on it. */
export const Kinds: Story = {
  render: () => {
    const { title, sentence } = useSample();
    return (
      <Grid gap="4">
        {kinds.map((kind) => (
          <Surface key={kind} kind={kind} isBordered radius="lg" padding="6">
            <Text weight="semibold">{title}</Text>
            <Text>{sentence}</Text>
          </Surface>
        ))}
      </Grid>
    );
  },
};

export const WithDivider: Story = {
  render: () => {
    const { sentence } = useSample();
    return (
      <Surface isBordered radius="lg" padding="6">
        <Text>{sentence}</Text>
        <Divider />
        <Text>{sentence}</Text>
      </Surface>
    );
  },
};

/** The ground of a sign. */
export const Arch: Story = {
  render: () => (
    <Surface
      as="span"
      kind="primarySoft"
      radius="arch"
      style={{ display: 'block', inlineSize: '3.5rem', blockSize: '4rem' }}
    />
  ),
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <Surface kind="raised" isBordered radius="lg" padding="4" style={{ overflowWrap: 'anywhere' }}>
          <Text>{text}</Text>
        </Surface>
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'One ground that sets a part off.',
          render: () => (
            <Surface kind="sunken" radius="lg" padding="4">
              <Text>Rules of the exam</Text>
            </Surface>
          ),
        },
      ]}
      donts={[
        {
          note: 'Boxes in boxes; space and a heading group as well.',
          render: () => (
            <Surface isBordered padding="4">
              <Surface kind="sunken" isBordered padding="4">
                <Surface isBordered padding="4">
                  <Text>Rules</Text>
                </Surface>
              </Surface>
            </Surface>
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
      columns={3}
      states={[
        ...kinds.map((kind) => ({
          name: kind,
          render: () => (
            <Surface kind={kind} padding="4" radius="md">
              <Text>Small steps</Text>
            </Surface>
          ),
        })),
        ...(['none', 'sm', 'md', 'lg', 'xl'] as const).map((radius) => ({
          name: `Radius ${radius}`,
          render: () => (
            <Surface isBordered padding="4" radius={radius}>
              <Text>Small steps</Text>
            </Surface>
          ),
        })),
      ]}
    />
  ),
};
