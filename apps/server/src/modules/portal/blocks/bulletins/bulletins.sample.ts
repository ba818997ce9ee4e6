import type { StoredBulletinsBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredBulletinsBlock>[] = [
  { type: 'bulletins', title: inAllLanguages('News'), limit: 5 },
];
