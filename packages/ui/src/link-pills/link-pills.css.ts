import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const item = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: '100%',
  paddingInline: space['4'],
  paddingBlock: space['1'],
  borderRadius: vars.radius.full,
  backgroundColor: color.sunken,
  color: color.text,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
    '&[data-pressed]': { backgroundColor: color.primarySoftHover, color: color.onPrimarySoft },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.target },
    [media.forcedColors]: { border: '1px solid LinkText' },
  },
});
