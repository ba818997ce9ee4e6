import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

// `:where` keeps every rule here weaker than any class.
globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });
globalStyle(':where(body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, pre, fieldset)', {
  margin: 0,
});
globalStyle(':where(ul, ol, fieldset, legend)', { padding: 0 });
globalStyle(':where(ul, ol):where([role="list"])', { listStyle: 'none' });
globalStyle(':where(fieldset)', { border: 0, minInlineSize: 0 });
globalStyle(':where(html)', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.script.leadingBody,
  color: vars.color.text,
  backgroundColor: vars.color.background,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  accentColor: vars.color.primary,
});
globalStyle(':where(body)', { minBlockSize: '100svh' });
globalStyle(':where([lang])', { fontFamily: vars.font.body, lineHeight: vars.script.leadingBody });
globalStyle(':where(h1, h2, h3, h4, h5, h6)', {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.script.leadingTight,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
globalStyle(':where(p, li, dd)', { textWrap: 'pretty', overflowWrap: 'break-word' });
globalStyle(':where(em, i, cite)', { fontStyle: vars.script.emphasis });
globalStyle(':where(a)', { color: vars.color.link, textUnderlineOffset: '0.2em' });
globalStyle(':where(img, svg, video, canvas)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(img, video)', { blockSize: 'auto' });
globalStyle(':where(button, input, select, textarea)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle(':where(table)', { borderCollapse: 'collapse' });
globalStyle(':where(code, kbd, pre, samp)', { fontFamily: vars.font.mono, fontSize: '0.92em' });
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.xs,
});
// They take the focus from scripts only: a ring around them would look like a control.
globalStyle(':where(main, h1, h2)[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle(':where(::selection)', {
  backgroundColor: vars.color.primarySoftHover,
  color: vars.color.onPrimarySoft,
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
