import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const part = style({ ...column, gap: space['4'], paddingBlockStart: space['8'] });

/** A file beside what can be done with it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
});

export const words = style({ ...column, gap: space['1'], flex: '1 1 14rem', minInlineSize: 0 });
