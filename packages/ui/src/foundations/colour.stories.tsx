import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { brandTheme } from '../theme/brand.ts';
import { type ColorTokens, darkColors, lightColors } from '../theme/color-tokens.ts';
import { contrast } from '../theme/contrast.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Role = keyof ColorTokens;
const pairs: [Role, Role][] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['textMuted', 'background'],
  ['textMuted', 'sunken'],
  ['primary', 'background'],
  ['onPrimary', 'primary'],
  ['onPrimarySoft', 'primarySoft'],
  ['accent', 'background'],
  ['onAccent', 'accent'],
  ['onAccentSoft', 'accentSoft'],
  ['onOchre', 'ochre'],
  ['onOchreSoft', 'ochreSoft'],
  ['success', 'background'],
  ['onSuccess', 'success'],
  ['onSuccessSoft', 'successSoft'],
  ['warning', 'background'],
  ['onWarning', 'warning'],
  ['onWarningSoft', 'warningSoft'],
  ['danger', 'background'],
  ['onDanger', 'danger'],
  ['onDangerSoft', 'dangerSoft'],
  ['onInk', 'ink'],
  ['onInkMuted', 'ink'],
];

function Pairs({ colors }: { colors: ColorTokens }) {
  return (
    <Grid minColumn="sm" gap="3">
      {pairs.map(([text, ground]) => (
        <div
          key={`${text} ${ground}`}
          style={{
            background: colors[ground],
            color: colors[text],
            padding: '1rem',
            borderRadius: '0.625rem',
          }}
        >
          <Text weight="semibold" isNumeric size="lg">
            {contrast(colors[text], colors[ground]).toFixed(2)}
          </Text>
          <Text size="sm">
            {text} on {ground}
          </Text>
        </div>
      ))}
    </Grid>
  );
}

/** Each pair with its contrast ratio, computed here; text needs 4.5. */
export const Light: Story = { render: () => <Pairs colors={lightColors} /> };

export const Dark: Story = { render: () => <Pairs colors={darkColors} />, globals: { theme: 'dark' } };

function Lab() {
  const [hex, setHex] = useState('#7a1f3d');
  const isColor = /^#[0-9a-f]{6}$/i.test(hex);
  const brand = brandTheme(isColor ? hex : '#7a1f3d');
  return (
    <Stack gap="6">
      <TextField label="Brand colour" direction="ltr" value={hex} onChange={setHex} isInvalid={!isColor} />
      <Grid gap="4">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            style={{
              ...brand[theme],
              background: 'var(--stoa-color-background)',
              padding: '1.5rem',
              borderRadius: '1rem',
            }}
          >
            <Inline gap="3">
              <Button variant="primary">Primary</Button>
              <Button variant="quiet">Quiet</Button>
              <span
                style={{
                  background: 'var(--stoa-color-primary-soft)',
                  color: 'var(--stoa-color-on-primary-soft)',
                  padding: '0.5rem 1rem',
                  borderRadius: '0.625rem',
                }}
              >
                Soft
              </span>
            </Inline>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}

/** Any brand colour of a school gives two themes that are readable by construction. */
export const BrandLab: Story = { render: () => <Lab /> };
