import type { StoredCountdownBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredCountdownBlock>[] = [
  {
    type: 'countdown',
    title: inAllLanguages('Enrollment ends'),
    text: inAllLanguages('Take your place.'),
    until: '2999-01-01T00:00:00.000Z',
    after: inAllLanguages('It is over.'),
    action: { label: inAllLanguages('Enroll'), url: '/portal/1780000000000000001/search' },
  },
];
