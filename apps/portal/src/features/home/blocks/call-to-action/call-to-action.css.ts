import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const ground = style({
  display: 'grid',
  gap: space['6'],
  padding: space['6'],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { padding: space['12'] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space['10'] },
  },
});

export const words = style({ display: 'grid', gap: space['3'], maxInlineSize: vars.width.prose });
