// Generated from openapi/ by `npm run generate`. Do not edit.

/** What a resource is. `All` occurs as a filter alone. */
export const ResourceType = {
  All: 0,
  Course: 1,
  Exam: 2,
  Knowledge: 3,
  Live: 4,
  Class: 5,
  PurchaseCourse: 10,
  ShareCourse: 11,
  ShareExam: 12,
  Topic: 17,
  LearningMap: 18,
} as const;
