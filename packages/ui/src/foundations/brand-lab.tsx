import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { ProgressBar } from '../progress/progress.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { brandColors } from '../theme/brand.ts';
import { brandRoles } from '../theme/brand-roles.ts';
import { type ThemeName, themeNames } from '../theme/theme-colors.ts';
import { type Sample, useSample } from '../../.storybook/samples.ts';
import { LowestFigures } from './contrast-figures.tsx';
import * as styles from './foundations.css.ts';
import { isBrand, themeStyle, themeTitles } from './theme-style.ts';

function Ramp({ theme, brand }: { theme: ThemeName; brand: string }) {
  const colors = brandColors(brand)[theme];
  return (
    <div className={styles.swatches}>
      {brandRoles.map((role) => (
        <div key={role}>
          <div className={styles.swatch} style={{ background: colors[role] }} />
          <span className={styles.swatchName}>
            {role} {colors[role]}
          </span>
        </div>
      ))}
    </div>
  );
}

function MockPage({ sample }: { sample: Sample }) {
  return (
    <>
      <div className={styles.mockBand}>
        <span className={styles.mockCurrent}>{sample.label}</span>
        <Link href="#lab">{sample.action}</Link>
      </div>
      <div className={styles.mockBody}>
        <Heading level={3} size="2xl">
          {sample.title}
        </Heading>
        <Text tone="muted">{sample.sentence}</Text>
        <Inline gap="2">
          <Badge tone="primary">{sample.person}</Badge>
          <Badge tone="ochre">VIP</Badge>
        </Inline>
        <ProgressBar label={sample.title} value={0.6} text="60 %" />
        <TextField label={sample.label} defaultValue={sample.person} />
        <Inline gap="3">
          <Button variant="primary">{sample.action}</Button>
          <Button variant="secondary">{sample.action}</Button>
          <Button variant="quiet">{sample.action}</Button>
        </Inline>
      </div>
    </>
  );
}

/** Any colour of a school: its paints, every theme with them, and how close each comes to its limits. */
export function BrandLab({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const sample = useSample();
  const brand = isBrand(text) ? text : initial;
  return (
    <Stack gap="6">
      <Inline gap="4" align="end">
        <TextField
          label="Brand colour"
          description="Six hexadecimal digits after #"
          direction="ltr"
          value={text}
          onChange={(value) => setText(value.trim())}
          isInvalid={!isBrand(text)}
        />
        <input
          type="color"
          aria-label="Pick the brand colour"
          value={brand}
          onChange={(event) => setText(event.target.value)}
          style={{ inlineSize: '2.75rem', blockSize: '2.75rem', padding: 0, border: 0, background: 'none' }}
        />
      </Inline>
      <Grid minColumn="lg" gap="6">
        {themeNames.map((theme) => (
          <Stack key={theme} gap="3">
            <Heading level={2} size="lg">
              {themeTitles[theme]}
            </Heading>
            <LowestFigures theme={theme} brand={brand} />
            <Ramp theme={theme} brand={brand} />
            <div className={styles.mock} style={themeStyle(theme, brand)}>
              <MockPage sample={sample} />
            </div>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
