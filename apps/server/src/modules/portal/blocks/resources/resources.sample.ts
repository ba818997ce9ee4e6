import type { StoredResourceBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';
import { block } from './resources.block.ts';

export const samples: SeedOf<StoredResourceBlock>[] = block.types.map((type) => ({
  type,
  title: inAllLanguages(type),
  perLine: 4,
  limit: 8,
  source: {
    sort: '1',
    categoryIds: ['1780000000000001001'],
    resourceIds: ['1781000000000000001', '1781000000000000002'],
  },
}));
