import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Dark: Story = { ...Kinds, globals: { theme: 'dark' } };
