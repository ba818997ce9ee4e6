import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
const [ground, first, second, third, fourth, edge] = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
];

export const canvas = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const tones = styleVariants({
  paint: {
    vars: {
      [ground]: color.paintPlaster,
      [first]: color.paintAegean,
      [second]: color.paintOchre,
      [third]: color.paintTerracotta,
      [fourth]: color.paintLaurel,
      [edge]: 'none',
    },
  },
  line: {
    opacity: 0.16,
    vars: {
      [ground]: 'transparent',
      [first]: 'transparent',
      [second]: 'transparent',
      [third]: 'transparent',
      [fourth]: 'transparent',
      [edge]: 'currentColor',
    },
  },
});

const paint = (fill: string) => ({ fill, stroke: edge, strokeWidth: 1 });

export const paints = {
  ground: style({ fill: ground }),
  first: style(paint(first)),
  second: style(paint(second)),
  third: style(paint(third)),
  fourth: style(paint(fourth)),
};
