/** What calendars of other programs say. */
export const CALENDAR_MESSAGES = {
  name: /*i18n*/ { id: 'calendar.name', message: 'Stoa: my dates' },
  assignment: /*i18n*/ { id: 'calendar.assignment', message: 'Due: {title}' },
  exam: /*i18n*/ { id: 'calendar.exam', message: 'Exam: {title}' },
  live: /*i18n*/ { id: 'calendar.live', message: 'Live: {title}' },
  attendance: /*i18n*/ { id: 'calendar.attendance', message: 'Attendance: {title}' },
};
