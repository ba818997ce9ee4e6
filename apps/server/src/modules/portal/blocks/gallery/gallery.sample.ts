import type { StoredGalleryBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredGalleryBlock>[] = [
  {
    type: 'gallery',
    title: inAllLanguages('Impressions'),
    pictures: ['porch', 'map', 'lesson'].map((name) => ({
      image: `/media/seed/banners/${name}.svg`,
      alt: inAllLanguages(name),
      caption: inAllLanguages(`The ${name}`),
    })),
  },
];
