import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { palette } from '../theme/palette.ts';
import type { ThemeName } from '../theme/theme-colors.ts';
import { ContrastFigures } from './contrast-figures.tsx';
import * as styles from './foundations.css.ts';

/**
 * Tokens stand in three layers: paints, roles, use. Components name roles; a theme gives each role a paint, a school's
 * brand gives the primary ones another. The figures are computed here from the tokens, for the brand of the toolbar.
 */
const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const figures = (theme: ThemeName): Story => ({
  render: (_args, { globals }) => <ContrastFigures theme={theme} brand={String(globals['brand'])} />,
});

/** Ink on warm paper. Text reaches 4.5, edges of controls and the focus ring 3. */
export const Light: Story = figures('light');

/** Warm light on deep ink-blue, held at the same ratios. */
export const Dark: Story = figures('dark');

/** Black on white; every text reaches 7. Hues stay, so that a school is still itself. */
export const HighContrast: Story = figures('contrast');

/** White on black, where the system is dark. */
export const HighContrastDark: Story = figures('contrastDark');

/** The first layer. Nothing but roles may name a paint; the number is its lightness. */
export const Paints: Story = {
  render: () => (
    <Stack gap="6">
      {Object.entries(palette).map(([family, paints]) => (
        <Stack key={family} gap="2">
          <Heading level={2} size="lg">
            {family}
          </Heading>
          <div className={styles.swatches}>
            {Object.entries(paints).map(([lightness, hex]) => (
              <div key={lightness}>
                <div className={styles.swatch} style={{ background: hex }} />
                <span className={styles.swatchName}>
                  {lightness} {hex}
                </span>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};
