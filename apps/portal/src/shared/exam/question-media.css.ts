import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;
/** Of a film: the question below it stays in sight. */
const TALLEST = '60vh';

export const media = style({ display: 'grid', gap: space['2'], margin: 0, minInlineSize: 0 });

/** Controls cannot be pressed on paper. */
const onScreen = { '@media': { print: { display: 'none' } } };

export const sound = style({ inlineSize: '100%', ...onScreen });
export const film = style({ maxInlineSize: '100%', maxBlockSize: TALLEST, ...onScreen });
