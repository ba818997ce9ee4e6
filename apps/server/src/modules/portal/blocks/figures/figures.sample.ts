import type { StoredFiguresBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredFiguresBlock>[] = [
  {
    type: 'figures',
    items: (['learners', 'classes', 'lessons', 'languages'] as const).map((kind) => ({
      kind,
      label: inAllLanguages(kind),
    })),
  },
];
