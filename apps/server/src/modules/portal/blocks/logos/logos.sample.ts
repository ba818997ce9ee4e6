import type { StoredLogosBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredLogosBlock>[] = [
  {
    type: 'logos',
    title: inAllLanguages('Partners'),
    items: [
      { image: '/media/seed/banners/map.svg', name: inAllLanguages('Academy'), url: 'https://example.com/' },
      { image: '/media/seed/banners/lesson.svg', name: inAllLanguages('Lyceum') },
    ],
  },
];
