export { isFurther, mergePositions, SAME_PLACE_FRACTION, SAME_PLACE_SECONDS } from './lesson-position.ts';
export { lessonProgressMachine } from './lesson-progress.machine.ts';
export { SAVE_INTERVAL_MS } from './lesson-progress.setup.ts';
export { LESSON_PROGRESS_PROBLEM_CODES } from './lesson-progress.types.ts';
export type {
  LessonPosition,
  LessonProgressEmitted,
  LessonProgressEvent,
  LessonProgressInput,
  LessonProgressProblemCode,
  SaveProgressInput,
  SaveProgressOutput,
} from './lesson-progress.types.ts';
