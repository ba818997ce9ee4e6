import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { motion, radius, space } from '../theme/scale-tokens.ts';

const meta = { title: 'Foundations/Scale' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Inline gap="4" noWrap>
      <Text size="sm" weight="medium" style={{ inlineSize: '5rem' }}>
        {name}
      </Text>
      <Text size="sm" tone="muted" style={{ inlineSize: '13rem' }}>
        {value}
      </Text>
      {children}
    </Inline>
  );
}

const fill = 'var(--stoa-color-primary)';

/** Multiples of 4 px, and two distances that grow with the window. */
export const Spacing: Story = {
  render: () => (
    <Stack gap="2">
      {Object.entries(space).map(([name, value]) => (
        <Row key={name} name={name} value={value}>
          <span style={{ inlineSize: value, blockSize: '1rem', background: fill }} />
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
          <span style={{ inlineSize: '4rem', blockSize: '4rem', borderRadius: value, background: fill }} />
        </Row>
      ))}
    </Stack>
  ),
};

/** Hairlines carry the layout; shadows are for what floats. */
export const Elevation: Story = {
  render: () => (
    <Inline gap="8">
      {(['raised', 'overlay'] as const).map((name) => (
        <div
          key={name}
          style={{
            padding: '2rem',
            borderRadius: '1rem',
            background: 'var(--stoa-color-raised)',
            boxShadow: `var(--stoa-shadow-${name})`,
          }}
        >
          {name}
        </div>
      ))}
    </Inline>
  ),
};

/** Durations and curves. Where motion is reduced, all of them are next to nothing. */
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
