import { pairsKind } from './pairs.ts';

/** Parts that are sorted into groups, which the options are. */
export const categories = pairsKind({ options: 'never', parts: 'always' });
