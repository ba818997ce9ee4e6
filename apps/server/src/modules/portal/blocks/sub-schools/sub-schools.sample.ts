import type { StoredSubSchoolsBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredSubSchoolsBlock>[] = [
  { type: 'subSchools', title: inAllLanguages('Schools'), perLine: 3 },
];
