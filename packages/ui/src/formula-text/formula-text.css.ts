import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { FONT_FAMILY } from './font-family.ts';

const { color, space } = vars;

// Whatever a formula asks for, it draws nothing outside of its own box.
const bounded = { maxInlineSize: '100%', overflow: 'clip', overflowClipMargin: '0.3em' } as const;

export const inline = style({ ...bounded, display: 'inline-block', verticalAlign: 'baseline' });

export const display = style({
  ...bounded,
  display: 'block',
  marginBlock: space['3'],
  textAlign: 'center',
});

/** Breaks between its terms where the line is too short. */
export const math = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  maxInlineSize: '100%',
  fontFamily: `"${FONT_FAMILY}", math`,
  fontStyle: 'normal',
  fontWeight: 'normal',
  lineHeight: 'normal',
  letterSpacing: 'normal',
  textIndent: 0,
  direction: 'ltr',
  selectors: { [`${display} > &`]: { justifyContent: 'center' } },
});
globalStyle(`${math} *`, { borderColor: 'currentColor' });

export const source = style({
  fontFamily: 'inherit',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-wrong]': {
      color: color.danger,
      textDecorationLine: 'underline',
      textDecorationStyle: 'wavy',
    },
  },
});

const inMath = (name: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${math} ${name}`, rule);

// MathML Core leaves the sides of cells to styles; inside of them the engine of Chromium aligns by words of its own.
inMath('.tml-left', { textAlign: '-webkit-left' as 'start' });
inMath('.tml-right', { textAlign: '-webkit-right' as 'end' });
inMath('.tml-jot > mtr > mtd', { paddingBlock: '0.7ex' });
inMath('.tml-small mtd', { paddingBlock: '0.35ex' });

// MathML Core knows no enclosures: lines are borders and clipped boxes.
inMath('menclose', { position: 'relative', paddingBlock: '0.5ex' });
inMath('.tml-overline', { paddingBlock: '0.1em 0', borderBlockStart: '0.065em solid' });
inMath('.tml-underline', { paddingBlock: '0 0.1em', borderBlockEnd: '0.065em solid' });
inMath('.tml-fbox', { paddingBlock: '3pt', paddingInline: '3pt', border: '1px solid' });
inMath('.tml-cancel', {
  position: 'absolute',
  insetInlineStart: '0.5px',
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: 'currentColor',
  printColorAdjust: 'exact',
});
const lineOf = (clipPath: string) => ({ clipPath });
inMath(
  '.upstrike',
  lineOf('polygon(0.05em 100%, 0 calc(100% - 0.05em), calc(100% - 0.05em) 0, 100% 0.05em)'),
);
inMath(
  '.downstrike',
  lineOf('polygon(0 0.05em, 0.05em 0, 100% calc(100% - 0.05em), calc(100% - 0.05em) 100%)'),
);
inMath(
  '.tml-xcancel',
  lineOf(
    'polygon(0.05em 0, 0 0.05em, calc(50% - 0.05em) 50%, 0 calc(100% - 0.05em), 0.05em 100%, 50% calc(50% + 0.05em), calc(100% - 0.05em) 100%, 100% calc(100% - 0.05em), calc(50% + 0.05em) 50%, 100% 0.05em, calc(100% - 0.05em) 0, 50% calc(50% - 0.05em))',
  ),
);
inMath('.sout', lineOf('inset(calc(55% - 0.033em) 0 calc(45% - 0.033em) 0)'));
