import { style, styleVariants } from '@vanilla-extract/css';
import { dir } from '../theme/vars.css.ts';

const square = (side: string) => ({ inlineSize: side, blockSize: side, flexShrink: 0 });

export const sizes = styleVariants({
  text: { ...square('1em'), display: 'inline-block', verticalAlign: '-0.125em' },
  sm: square('1rem'),
  md: square('1.25rem'),
  lg: square('1.5rem'),
  xl: square('2rem'),
  '2xl': square('3rem'),
});

export const mirrored = style({ transform: `scaleX(${dir})` });
