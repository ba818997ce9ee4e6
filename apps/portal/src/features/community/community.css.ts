import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';
import { padded, page, prose } from '../../shared/page.css.ts';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const layout = style([page, padded, { ...column, gap: space['6'] }]);
/** A post is read like an article. */
export const article = style([prose, padded, { ...column, gap: space['6'] }]);
export const head = style({ ...column, gap: space['3'], overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const part = style({ ...column, gap: space['4'] });
/** A reply: who, what, and what can be done. */
export const reply = style({ ...column, gap: space['3'], overflowWrap: 'anywhere' });
export const list = style({ ...column, gap: space['5'] });
