import type { StoredO3AreaBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredO3AreaBlock>[] = [
  { type: 'o3Area', title: inAllLanguages('Projects'), list: 'project', perLine: 4, limit: 8 },
];
