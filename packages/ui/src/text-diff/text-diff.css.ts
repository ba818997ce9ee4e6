import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: vars.script.leadingBody,
  overflowWrap: 'anywhere',
});

const line = style({
  display: 'block',
  minInlineSize: 0,
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.xs,
  textDecoration: 'none',
});
export const same = style([line, { color: color.textMuted }]);
export const added = style([
  line,
  {
    borderInlineStartColor: color.success,
    backgroundColor: color.successSoft,
    color: color.onSuccessSoft,
    '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
  },
]);
export const removed = style([
  line,
  {
    borderInlineStartColor: color.danger,
    backgroundColor: color.dangerSoft,
    color: color.onDangerSoft,
    textDecoration: 'line-through',
  },
]);
export const gap = style([line, { color: color.textMuted, textAlign: 'center' }]);
