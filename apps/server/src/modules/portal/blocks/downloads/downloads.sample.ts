import type { StoredDownloadsBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredDownloadsBlock>[] = [
  {
    type: 'downloads',
    title: inAllLanguages('Files'),
    items: [
      { file: '/media/seed/banners/map.svg', name: inAllLanguages('How to find us') },
      { file: '/media/seed/banners/lesson.svg' },
    ],
  },
];
