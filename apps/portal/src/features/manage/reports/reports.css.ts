import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const entry = style({ ...column, gap: space['3'], overflowWrap: 'anywhere' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const reports = style({ ...column, gap: space['3'] });
export const report = style({ ...column, gap: space['1'] });

/** A picture that is judged, not looked at. */
export const cover = style({ maxInlineSize: '24rem' });
