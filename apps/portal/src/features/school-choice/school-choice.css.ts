import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const schools = style({ display: 'grid', gap: space['3'] });

/** A school by its sign and its name, which may take several lines. */
export const school = style({ justifyContent: 'start', blockSize: 'auto', paddingBlock: space['2'] });
export const name = style({ textAlign: 'start', overflowWrap: 'anywhere' });
