import type { StoredEmbedBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredEmbedBlock>[] = [
  {
    type: 'embed',
    title: inAllLanguages('A triangle to pull at'),
    url: 'https://www.geogebra.org/m/abcd1234',
    poster: '/media/seed/banners/lesson.svg',
  },
];
