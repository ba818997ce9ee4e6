import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';
import { page } from '../../../../shared/page.css.ts';

export const banner = style([
  page,
  {
    paddingBlockStart: vars.space['6'],
    '@media': { [media.phoneOnly]: { paddingInline: 0, paddingBlockStart: 0 } },
  },
]);
