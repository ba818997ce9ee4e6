import { style, styleVariants } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', minInlineSize: 0 });

const columns = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

export const minimums = styleVariants({
  xs: columns('10rem'),
  sm: columns('14rem'),
  md: columns('18rem'),
  lg: columns('24rem'),
});
