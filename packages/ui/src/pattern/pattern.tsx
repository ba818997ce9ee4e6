import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import { canvas, tones } from './pattern.css.ts';
import { Arches, Bands, Columns } from './tiles.tsx';

export interface PatternProps {
  /** @default 'arches' */
  kind?: 'arches' | 'columns' | 'bands';
  /** Four paints, or the lines of one colour on the ground it lies on. @default 'paint' */
  tone?: 'paint' | 'line';
  className?: string;
}

const tiles = { arches: Arches, columns: Columns, bands: Bands };

/** The painted porch as decoration: it fills its box and says nothing to screen readers. */
export function Pattern({ kind = 'arches', tone = 'paint', className }: PatternProps) {
  const id = useId();
  const Tile = tiles[kind];
  return (
    <svg
      aria-hidden
      focusable={false}
      className={cx(canvas, tones[tone], className)}
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <Tile id={id} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
