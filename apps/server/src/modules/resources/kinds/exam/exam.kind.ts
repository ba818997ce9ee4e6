import { ResourceType } from '@stoa/api/enums';
import { resourcePage, type KindFamily } from '../kind.ts';

/** Exams. */
export const family: KindFamily = {
  name: 'exam',
  kinds: [
    { type: ResourceType.Exam, name: 'exam', block: 'exams', cardType: 'exam' },
    { type: ResourceType.ShareExam, name: 'shareExam', block: 'exams', cardType: 'exam' },
  ],
  url: resourcePage,
  detail: () => import('./exam.repository.ts'),
  seed: () => import('./exam-seed.repository.ts'),
};
