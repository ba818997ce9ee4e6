import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const orientations = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space['6'] },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    gap: vars.space['3'],
  },
  block: { display: 'block' },
});
