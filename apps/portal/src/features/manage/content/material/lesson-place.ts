import type { UploadPlace } from '../../../../shared/upload/unfinished-upload.ts';

interface Lesson {
  schoolId: string;
  contentId: string;
  lessonId: string;
}

/** Where the file of a lesson goes. */
export const lessonPlace = ({ schoolId, contentId, lessonId }: Lesson): UploadPlace => ({
  schoolId,
  key: lessonId,
  metadata: { content: contentId },
});
