import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const list = style({ maxInlineSize: vars.width.page });

export const bulletin = style({
  display: 'grid',
  gap: space['1'],
  paddingBlock: space['4'],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '10rem minmax(0, 1fr)',
      gap: space['6'],
      alignItems: 'baseline',
    },
  },
});
