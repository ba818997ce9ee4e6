import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
export const paddings = styleVariants(vars.space, (padding) => ({ padding }));

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wraps = style({ flexWrap: 'wrap' });

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
