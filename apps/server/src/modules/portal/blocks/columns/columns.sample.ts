import type { StoredColumnsBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredColumnsBlock>[] = [
  {
    type: 'columns',
    title: inAllLanguages('How we work'),
    parts: [
      {
        title: inAllLanguages('In groups'),
        body: {
          en_US: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Four at a table.' }] }],
          },
        },
        image: '/media/seed/banners/lesson.svg',
        alt: inAllLanguages('People at a table'),
        action: { label: inAllLanguages('Join'), url: '/portal/1700000000000000001/search' },
      },
      { title: inAllLanguages('More') },
    ],
  },
];
