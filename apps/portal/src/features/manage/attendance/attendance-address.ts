import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import { attendanceSearch } from './attendance-search.ts';

/** A page of the meetings of a class. */
export const pageHref = (schoolId: string, contentId: string, at: string): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/attendance',
    params: { schoolId, contentId },
    search: stripDefaults(attendanceSearch, { at }),
  });

/** A page of the people of a meeting. */
export const peopleHref = (schoolId: string, contentId: string, attendanceId: string, at: string): string =>
  hrefTo({
    to: '/manage/$schoolId/content/$contentId/attendance/$attendanceId',
    params: { schoolId, contentId, attendanceId },
    search: stripDefaults(attendanceSearch, { at }),
  });

/** Where a phone gets by the QR code: the page of the class, with the code filled in. */
export const checkInHref = (schoolId: string, classId: string, attendanceId: string, code: string): string =>
  hrefTo({
    to: '/classInfo/$schoolId/class-view/$classId',
    params: { schoolId, classId },
    search: { checkIn: attendanceId, code },
  });
