import { pairsKind } from './pairs.ts';

/** A choice for each row, of the columns that the options are. */
export const table = pairsKind({ options: 'never', parts: 'asked' });
