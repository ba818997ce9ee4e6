import type { StoredCallToActionBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredCallToActionBlock>[] = [
  {
    type: 'callToAction',
    title: inAllLanguages('Join us'),
    text: inAllLanguages('Begin today'),
    tone: 'primary',
    action: { label: inAllLanguages('Courses'), url: '/portal/1780000000000000001/more?type=courses' },
    secondAction: { label: inAllLanguages('More'), url: 'https://example.com/about' },
  },
];
