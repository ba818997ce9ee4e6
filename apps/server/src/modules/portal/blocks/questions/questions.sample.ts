import type { StoredQuestionsBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredQuestionsBlock>[] = [
  {
    type: 'questions',
    title: inAllLanguages('Questions'),
    items: [
      { question: inAllLanguages('What does it cost?'), answer: inAllLanguages('Nothing.') },
      { question: inAllLanguages('Who may join?'), answer: inAllLanguages('Everyone.') },
    ],
  },
];
