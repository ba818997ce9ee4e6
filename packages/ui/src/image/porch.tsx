import { cx } from '../internal/cx.ts';
import * as styles from './porch.css.ts';
import { seededIndex } from './seeded.ts';

const PALETTES = [
  styles.palette.aegean,
  styles.palette.terracotta,
  styles.palette.ochre,
  styles.palette.laurel,
];
const SCENES = [
  { sunX: 96, sunY: 62, sunRadius: 20 },
  { sunX: 160, sunY: 84, sunRadius: 26 },
  { sunX: 224, sunY: 70, sunRadius: 16 },
];
const ARCHES = [40, 104, 168, 232];

/** Props of `Porch`. */
export interface PorchProps {
  /** Any stable text, such as an id: it decides colours and scene. */
  seed: string;
}

/** The picture of what has no picture: a painted porch with a sun behind its arches. Decoration, so hidden. */
export function Porch({ seed }: PorchProps) {
  const scene = SCENES[seededIndex(`scene:${seed}`, SCENES.length)] as (typeof SCENES)[number];
  const palette = PALETTES[seededIndex(seed, PALETTES.length)];
  return (
    <svg
      className={cx(styles.porch, palette)}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.wallFill} width="320" height="200" />
      {ARCHES.map((x) => (
        <path key={x} className={styles.archFill} d={`M${x} 200v-84a24 24 0 0 1 48 0v84z`} />
      ))}
      <circle className={styles.sunFill} cx={scene.sunX + 32} cy={scene.sunY + 60} r={scene.sunRadius} />
      {ARCHES.map((x) => (
        <path key={x} className={styles.lineStroke} d={`M${x - 6} 200v-84a30 30 0 0 1 60 0v84`} />
      ))}
      <path className={styles.lineStroke} d="M0 60h320M0 52h320" />
    </svg>
  );
}
