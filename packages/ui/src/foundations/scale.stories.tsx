import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { sheetStory, StateSheet } from '../../.storybook/sheets.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { motion, radius, space } from '../theme/scale-tokens.ts';
import { vars } from '../theme/vars.css.ts';
import * as styles from './foundations.css.ts';

/** Distances, corners, shadows, times and density: everything that is not a colour or a letter. */
const meta = { title: 'Foundations/Scale' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Inline gap="4">
      <span className={styles.name}>{name}</span>
      <span className={styles.value} dir="ltr">
        {value}
      </span>
      {children}
    </Inline>
  );
}

/** Multiples of 4 px, and two distances that grow with the window. The compact density brings them closer. */
export const Spacing: Story = {
  render: () => (
    <Stack gap="2">
      {(Object.keys(space) as (keyof typeof space)[]).map((name) => (
        <Row key={name} name={name} value={space[name]}>
          <span className={styles.bar} style={{ maxInlineSize: vars.space[name] }} />
        </Row>
      ))}
    </Stack>
  ),
};

/** `arch` is the vault of the porch. */
export const Radius: Story = {
  render: () => (
    <Stack gap="3">
      {Object.entries(radius).map(([name, value]) => (
        <Row key={name} name={name} value={value}>
          <span className={styles.corner} style={{ borderRadius: value }} />
        </Row>
      ))}
    </Stack>
  ),
};

/** Hairlines carry the layout; shadows are for what floats. In high contrast a line stands in for the shadow. */
export const Elevation: Story = {
  render: () => (
    <Inline gap="8">
      {(['raised', 'overlay'] as const).map((name) => (
        <div key={name} className={styles.raised} style={{ boxShadow: vars.shadow[name] }}>
          {name}
        </div>
      ))}
    </Inline>
  ),
};

/** Durations and curves. Where motion is reduced, all of them are next to nothing; nothing waits for an animation. */
export const Motion: Story = {
  render: () => (
    <Stack gap="2">
      {Object.entries(motion).map(([name, value]) => (
        <Row key={name} name={name} value={value}>
          {null}
        </Row>
      ))}
    </Stack>
  ),
};

function Controls() {
  const sample = useSample();
  return (
    <Stack gap="4">
      <TextField label={sample.label} defaultValue={sample.person} />
      <Inline gap="3">
        <Button variant="primary">{sample.action}</Button>
        <Button>{sample.action}</Button>
        <Button size="sm">{sample.action}</Button>
      </Inline>
    </Stack>
  );
}

const densities = (['comfortable', 'compact'] as const).map((density) => ({
  name: density,
  render: () => (
    <div data-density={density}>
      <Controls />
    </div>
  ),
}));

/** `data-density` on any element. Compact is for those who work in long lists all day; a finger keeps its 44 px. */
export const Density: Story = { render: () => <StateSheet states={densities} /> };

export const Sheet: Story = { ...sheetStory, ...Density };
