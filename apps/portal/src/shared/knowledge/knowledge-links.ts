import { hrefTo } from '../../app/links.ts';

/** The knowledge of a school, or one of its sections. */
export const sectionHref = (schoolId: string, sectionId?: string): string =>
  hrefTo({ to: '/portal/$schoolId/knowledge/{-$sectionId}', params: { schoolId, sectionId } });
