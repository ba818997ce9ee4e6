import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, sheetStory, StateSheet } from '../../.storybook/sheets.tsx';
import { Grid } from '../grid/grid.tsx';
import { Surface } from '../surface/surface.tsx';
import { Pattern } from './pattern.tsx';

const meta = { title: 'Foundations/Pattern', component: Pattern } satisfies Meta<typeof Pattern>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds = ['arches', 'columns', 'bands'] as const;

/** The painted porch: arches, columns and bands. */
export const Kinds: Story = {
  render: () => (
    <Grid gap="4">
      {kinds.map((kind) => (
        <div key={kind} style={{ blockSize: '16rem' }}>
          <Pattern kind={kind} />
        </div>
      ))}
    </Grid>
  ),
};

/** Faint lines for a band behind text. */
export const Lines: Story = {
  render: () => (
    <Grid gap="4">
      {kinds.map((kind) => (
        <Surface key={kind} kind="ink" style={{ blockSize: '16rem' }}>
          <Pattern kind={kind} tone="line" />
        </Surface>
      ))}
    </Grid>
  ),
};

const filled = (kind: (typeof kinds)[number], tone: 'paint' | 'line' = 'paint', blockSize = '10rem') => (
  <Surface kind={tone === 'line' ? 'ink' : 'surface'} style={{ blockSize }}>
    <Pattern kind={kind} tone={tone} />
  </Surface>
);

/** It fills whatever room it has, from a line to a wall. */
export const ContentStress: Story = {
  render: () => (
    <StateSheet
      columns={1}
      states={['1rem', '4rem', '24rem'].map((blockSize) => ({
        name: blockSize,
        render: () => filled('arches', 'paint', blockSize),
      }))}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Faint lines behind words, paint where there are none.',
          render: () => filled('arches', 'line'),
        },
      ]}
      donts={[
        {
          note: 'Three patterns in one view.',
          render: () => kinds.map((kind) => <div key={kind}>{filled(kind, 'paint', '3rem')}</div>),
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
      states={kinds.flatMap((kind) => [
        { name: `${kind}, paint`, render: () => filled(kind) },
        { name: `${kind}, line`, render: () => filled(kind, 'line') },
      ])}
    />
  ),
};
