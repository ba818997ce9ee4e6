import { msg } from '@lingui/core/macro';

// Titles of the pages about what one learns.
export const LEARNING_TITLE = msg({
  message: 'My learning',
  comment: 'Title: what oneself learns, in all schools',
});
export const COURSEWORK_TITLE = msg({
  message: 'Assignments and exams',
  comment: 'Title and button: those that oneself has to do, and their results',
});
export const NOTES_TITLE = msg({
  message: 'Notes',
  context: 'notes',
  comment: 'Choice and title: what somebody noted',
});
export const SAVED_TITLE = msg({
  message: 'Saved',
  context: 'for later',
  comment: 'Title and button: what somebody keeps to come back to',
});
export const CALENDAR_TITLE = msg({ message: 'Calendar', comment: 'Title: what has a date' });
