import type { StoredQuoteBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredQuoteBlock>[] = [
  {
    type: 'quote',
    words: inAllLanguages('I learned to build.'),
    name: inAllLanguages('Ada'),
    role: inAllLanguages('Learner'),
    portrait: '/media/seed/banners/porch.svg',
  },
];
