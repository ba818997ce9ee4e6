import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Dark on light in every theme, with a quiet margin: many cameras read nothing else. */
export const code = style({
  display: 'block',
  inlineSize: '12.5rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
  padding: vars.space['3'],
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
});
