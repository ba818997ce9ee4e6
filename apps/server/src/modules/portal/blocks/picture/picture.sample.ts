import type { StoredPictureBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredPictureBlock>[] = [
  {
    type: 'picture',
    picture: {
      image: '/media/seed/banners/porch.svg',
      alt: inAllLanguages('A colonnade'),
      caption: inAllLanguages('Where we meet'),
    },
    width: 'page',
    url: '/portal/1780000000000000001/search',
  },
];
