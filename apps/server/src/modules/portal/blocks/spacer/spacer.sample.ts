import type { StoredSpacerBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';

export const samples: SeedOf<StoredSpacerBlock>[] = [{ type: 'spacer', look: 'line' }];
