import type { StoredWhatsNextBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredWhatsNextBlock>[] = [
  { type: 'whatsNext', title: inAllLanguages('Next'), perLine: 3, limit: 6 },
];
