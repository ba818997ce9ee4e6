import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  // What the highlighter calls its colours; each is one that can be read on the ground of this box.
  vars: {
    '--code-foreground': color.text,
    '--code-background': color.sunken,
    '--code-token-constant': color.danger,
    '--code-token-string': color.success,
    '--code-token-comment': color.textMuted,
    '--code-token-keyword': color.link,
    '--code-token-parameter': color.text,
    '--code-token-function': color.accent,
    '--code-token-string-expression': color.success,
    '--code-token-punctuation': color.text,
    '--code-token-link': color.link,
    '--code-token-inserted': color.success,
    '--code-token-deleted': color.danger,
    '--code-token-changed': color.warning,
  },
  minInlineSize: 0,
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.sunken,
  color: color.text,
  fontSize: vars.fontSize.md,
  lineHeight: vars.script.leadingBody,
  textAlign: 'start',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  paddingInline: `${space['4']} ${space['1']}`,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});
export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
});

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space['1.5'],
  minBlockSize: '2.25rem',
  paddingInline: space['3'],
  marginBlock: space['1'],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.border },
    '&:active': { backgroundColor: color.primarySoft },
    '&[data-copied]': { color: color.success },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const code = style({
  margin: 0,
  minBlockSize: `calc(1lh + 2 * ${space['4']})`,
  padding: `${space['4']} ${space['5']}`,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  fontSize: vars.fontSize.sm,
  lineHeight: 1.7,
  tabSize: 2,
  whiteSpace: 'pre',
  outlineOffset: '-3px',
  selectors: {
    // Drawn, not written, and in one piece: 10,000 lines need no 10,000 elements.
    '&[data-numbers]': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: space['4'] },
    '&[data-numbers]::before': {
      content: 'attr(data-numbers) / ""',
      fontSize: 'inherit',
      textAlign: 'end',
      color: color.textMuted,
      userSelect: 'none',
    },
    '&[data-wrapped]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});
export const lines = style({ fontSize: 'inherit', unicodeBidi: 'isolate' });
