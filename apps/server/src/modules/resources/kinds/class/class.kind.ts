import { ResourceType } from '@stoa/api/enums';
import type { KindFamily } from '../kind.ts';

/** Classes and courses: lessons that people enrol in. */
export const family: KindFamily = {
  name: 'class',
  kinds: [
    { type: ResourceType.Course, name: 'course', block: 'courses', cardType: 'course' },
    { type: ResourceType.Class, name: 'class', block: 'classes', cardType: 'class' },
    {
      type: ResourceType.PurchaseCourse,
      name: 'purchaseCourse',
      block: 'courses',
      cardType: 'course',
      isForSale: true,
    },
    { type: ResourceType.ShareCourse, name: 'shareCourse', block: 'courses', cardType: 'course' },
  ],
  hasLessons: true,
  url: ({ id, school_id }) => `/classInfo/${school_id}/class-view/${id}`,
  seed: () => import('./class-seed.repository.ts'),
};
