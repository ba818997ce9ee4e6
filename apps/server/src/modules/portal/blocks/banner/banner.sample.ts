import type { StoredBannerBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredBannerBlock>[] = [
  {
    type: 'banner',
    slides: [
      {
        title: inAllLanguages('Headline'),
        text: inAllLanguages('A sentence'),
        image: '/media/seed/banners/porch.svg',
        alt: inAllLanguages('A colonnade'),
        action: { label: inAllLanguages('Look around'), url: '/portal/1780000000000000001/search' },
      },
      { title: { ar_SA: 'عنوان' }, text: { ar_SA: 'نص' }, image: 'https://example.com/a.webp' },
    ],
  },
];
