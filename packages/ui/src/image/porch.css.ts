import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { paintAegean, paintTerracotta, paintOchre, paintLaurel, paintPlaster } = vars.color;

export const porch = style({
  inlineSize: '100%',
  blockSize: '100%',
  display: 'block',
  backgroundColor: paintPlaster,
});

/** Wall, arch, sun: each palette sets the three paints of one picture. */
const wall = '--porch-wall';
const arch = '--porch-arch';
const sun = '--porch-sun';

export const palette = styleVariants({
  aegean: { vars: { [wall]: paintAegean, [arch]: paintPlaster, [sun]: paintTerracotta } },
  terracotta: { vars: { [wall]: paintTerracotta, [arch]: paintPlaster, [sun]: paintOchre } },
  ochre: { vars: { [wall]: paintOchre, [arch]: paintPlaster, [sun]: paintAegean } },
  laurel: { vars: { [wall]: paintLaurel, [arch]: paintPlaster, [sun]: paintOchre } },
});

export const wallFill = style({ fill: `var(${wall})` });
export const archFill = style({ fill: `var(${arch})` });
export const sunFill = style({ fill: `var(${sun})` });
export const lineStroke = style({ stroke: `var(${arch})`, strokeWidth: 2, fill: 'none', opacity: 0.55 });
