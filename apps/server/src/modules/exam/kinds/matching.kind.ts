import { pairsKind } from './pairs.ts';

/** What belongs together. In the order of the author the right options would stand beside their parts. */
export const matching = pairsKind({ options: 'always', parts: 'never' });
