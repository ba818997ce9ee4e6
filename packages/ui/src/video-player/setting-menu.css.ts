import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { space, color } = vars;

export const setting = style({ position: 'relative' });
export const settingPanel = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  zIndex: vars.zIndex.popover,
  display: 'grid',
  minInlineSize: '11rem',
  maxBlockSize: '16rem',
  overflowY: 'auto',
  padding: space['2'],
  borderRadius: vars.radius.md,
  border: '1px solid rgb(255 255 255 / 0.16)',
  backgroundColor: '#101c28',
  boxShadow: vars.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const settingTitle = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: `${space['1']} ${space['2']}`,
  fontSize: vars.fontSize.sm,
  color: '#b4bec8',
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '2.25rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.sm,
  accentColor: color.ochre,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.1)' } },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});
