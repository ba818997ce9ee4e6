import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { NARROW, body, cell, cellLabel, head, headCell, root, row, table } from './table.css.ts';

const { color, space } = vars;

const stacked = `${root}[data-narrow="stack"] `;
const narrow = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(`${stacked}${selector}`, { '@container': { [NARROW]: rule } });

// Stacked: the heads become a row of ways to sort, each row a card of name and value pairs.
narrow(`:is(${table}, ${head}, ${body})`, { display: 'block' });
narrow(`${head} > tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1'],
  paddingBlock: space['2'],
});
narrow(headCell, {
  position: 'static',
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: 'auto',
  minInlineSize: '0 !important',
  blockSize: 'auto',
  minBlockSize: '2.25rem',
  paddingInline: space['3'],
  borderRadius: vars.radius.full,
  boxShadow: 'none',
});
narrow(`${headCell}:not([data-sortable], [data-place="select"])`, {
  position: 'absolute',
  inlineSize: '1px',
  minBlockSize: 0,
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
narrow(`${headCell}[data-place="select"]`, { paddingInline: 0, backgroundColor: 'transparent' });
narrow(body, { display: 'grid', gap: space['3'], paddingBlockEnd: space['1'] });
narrow(row, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  padding: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
});
narrow(`${row}:not([data-selected], [data-hovered])`, { backgroundColor: color.surface });
narrow(cell, {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) 3fr',
  alignItems: 'baseline',
  gap: space['3'],
  padding: 0,
  boxShadow: 'none',
});
narrow(`${cell}[data-align]`, { textAlign: 'start' });
narrow(`${cell}[data-row-header]`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineEnd: '3rem',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
});
narrow(`${row}:has([data-place="select"]) ${cell}[data-row-header]`, { paddingInline: '2rem 3rem' });
narrow(`${cell}:not([data-row-header]) > ${cellLabel}`, {
  display: 'block',
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
});
narrow(`${cell}[data-place]`, { position: 'absolute', insetBlockStart: space['2'], display: 'block' });
narrow(`${cell}[data-place="select"]`, { insetInlineStart: space['2'] });
narrow(`${cell}[data-place="actions"]`, { insetInlineEnd: space['2'] });
narrow(`${body}[data-empty] > tr > td, ${stacked}${body}[data-empty] > tr`, { display: 'block' });
