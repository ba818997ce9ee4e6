import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { EDGE_RATIO, edgePairs, type Pair, textPairs } from '../theme/color-pairs.ts';
import { contrast } from '../theme/contrast.ts';
import { readableRatio, type ThemeName } from '../theme/theme-colors.ts';
import * as styles from './foundations.css.ts';
import { colorsOf, themeStyle } from './theme-style.ts';

export interface FiguresProps {
  theme: ThemeName;
  /** A hex colour, or anything else for the porch's own. */
  brand: string;
}

const figure = (ratio: number) => ratio.toFixed(2);

/** The lowest ratio of a theme's pairs. */
export function lowest(
  { theme, brand }: FiguresProps,
  pairs: readonly Pair[],
): { ratio: number; pair: Pair } {
  const colors = colorsOf(theme, brand);
  const measured = pairs.map((pair) => ({ pair, ratio: contrast(colors[pair[0]], colors[pair[1]]) }));
  return measured.reduce((least, next) => (next.ratio < least.ratio ? next : least));
}

/** Two lines: how close a theme comes to its limits, and where. */
export function LowestFigures(props: FiguresProps) {
  const text = lowest(props, textPairs);
  const edge = lowest(props, edgePairs);
  return (
    <Stack gap="1">
      <Text size="sm" isNumeric>
        Text: at least {figure(text.ratio)} of {readableRatio[props.theme]} ({text.pair.join(' on ')})
      </Text>
      <Text size="sm" isNumeric>
        Edges: at least {figure(edge.ratio)} of {EDGE_RATIO} ({edge.pair.join(' on ')})
      </Text>
    </Stack>
  );
}

/** Every pair that the tests hold, in its own colours with its ratio. */
export function ContrastFigures({ theme, brand }: FiguresProps) {
  const colors = colorsOf(theme, brand);
  return (
    <div className={styles.panel} style={themeStyle(theme, brand)}>
      <Stack gap="6">
        <LowestFigures theme={theme} brand={brand} />
        <Heading level={2} size="lg">
          Text, {readableRatio[theme]} : 1
        </Heading>
        <Grid minColumn="xs" gap="2">
          {textPairs.map(([front, ground]) => (
            <div
              key={`${front} ${ground}`}
              className={styles.tile}
              style={{ background: colors[ground], color: colors[front] }}
            >
              <span className={styles.ratio}>{figure(contrast(colors[front], colors[ground]))}</span>
              <span className={styles.small}>
                {front} on {ground}
              </span>
            </div>
          ))}
        </Grid>
        <Heading level={2} size="lg">
          Edges and focus, {EDGE_RATIO} : 1
        </Heading>
        <Grid minColumn="xs" gap="2">
          {edgePairs.map(([front, ground]) => (
            <div
              key={`${front} ${ground}`}
              className={styles.tile}
              style={{ background: colors[ground], color: colors.text }}
            >
              <span className={styles.edge} style={{ color: colors[front] }} />
              <span className={styles.small}>
                {figure(contrast(colors[front], colors[ground]))} {front} on {ground}
              </span>
            </div>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
