import { style } from '@vanilla-extract/css';

/** As high as the button that comes into it, so that nothing moves then. */
export const slot = style({ minBlockSize: '2.25rem' });
