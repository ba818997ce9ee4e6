import { style } from '@vanilla-extract/css';

/** Box and parts in one, its text in the middle. */
export const timeBox = style({ flexGrow: 0 });
