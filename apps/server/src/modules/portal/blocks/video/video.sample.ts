import type { StoredVideoBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredVideoBlock>[] = [
  {
    type: 'video',
    title: inAllLanguages('A look around'),
    text: inAllLanguages('Two minutes.'),
    film: '/media/seed/videos/porch-what-was-the-stoa/video.mp4',
    captions: { en_US: '/media/seed/videos/porch-what-was-the-stoa/captions.en_US.vtt' },
    url: 'https://vimeo.com/76979871',
    poster: '/media/seed/banners/porch.svg',
  },
];
