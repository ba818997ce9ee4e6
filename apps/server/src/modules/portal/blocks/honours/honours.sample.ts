import type { StoredHonoursBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredHonoursBlock>[] = [
  {
    type: 'honours',
    title: inAllLanguages('Honours'),
    cards: [
      {
        personId: '1700000000000100003',
        title: inAllLanguages('Teacher of the year'),
        text: inAllLanguages('For twelve lessons.'),
      },
    ],
  },
];
