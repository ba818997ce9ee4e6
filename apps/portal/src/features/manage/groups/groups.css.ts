import { style } from '@vanilla-extract/css';

/** High enough to be hit where groups and tags stand one below the other (WCAG 2.2, 2.5.8). */
export const name = style({ display: 'grid', alignItems: 'center', minBlockSize: '1.5rem' });
