import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const rooms = styleVariants({
  small: { blockSize: vars.space['4'] },
  medium: { blockSize: vars.space['12'] },
  large: { blockSize: vars.space['24'] },
});
