import { hrefTo } from '../../app/links.ts';

/** What people write in a school. */
export const communityHref = (schoolId: string): string =>
  hrefTo({ to: '/portal/$schoolId/community/{-$postId}', params: { schoolId, postId: undefined } });

/** A post, wherever in the school it belongs. */
export const postHref = (schoolId: string, postId: string): string =>
  hrefTo({ to: '/portal/$schoolId/community/{-$postId}', params: { schoolId, postId } });

/** The class that a post belongs to, or the lesson. */
export const postClassHref = (schoolId: string, classId: string, lesson: string | undefined): string =>
  hrefTo({
    to: '/classInfo/$schoolId/class-view/$classId',
    params: { schoolId, classId },
    search: { lesson },
  });
