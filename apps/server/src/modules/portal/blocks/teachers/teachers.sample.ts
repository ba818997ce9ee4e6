import type { StoredTeachersBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredTeachersBlock>[] = [
  {
    type: 'teachers',
    title: inAllLanguages('Who teaches here'),
    perLine: 4,
    limit: 8,
    personIds: ['1700000000000100003'],
  },
];
