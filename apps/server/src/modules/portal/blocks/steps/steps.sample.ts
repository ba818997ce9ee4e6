import type { StoredStepsBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredStepsBlock>[] = [
  {
    type: 'steps',
    title: inAllLanguages('How it works'),
    items: [
      { title: inAllLanguages('Look'), text: inAllLanguages('Find a course.') },
      { title: inAllLanguages('Learn'), text: inAllLanguages('Begin at once.') },
    ],
  },
];
