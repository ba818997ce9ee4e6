import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const orientations = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space['6'] },
  block: { display: 'block' },
});
