import { msg } from '@lingui/core/macro';

// Titles of the management pages, which name them in the navigation as well.
export const OVERVIEW_TITLE = msg({
  message: 'Overview',
  context: 'management',
  comment: 'First page of the management of a school',
});
export const INBOX_TITLE = msg`Feedback inbox`;
export const MAILS_TITLE = msg`Mail delivery`;
export const BULLETINS_TITLE = msg`Bulletins`;
export const PROFILE_TITLE = msg`School profile`;
export const PAGES_TITLE = msg({ message: 'Pages', comment: 'The pages of a school’s site' });
export const FOOTER_TITLE = msg`Footer`;
export const CONTACT_TITLE = msg`Customer service`;
export const WORDS_TITLE = msg`Blocked words`;
export const SIGN_IN_TITLE = msg`Sign-in methods`;
export const VISITS_TITLE = msg`Visits`;
export const INSIGHTS_TITLE = msg({
  message: 'Insights',
  context: 'insights',
  comment: 'Page for those who run a school: figures on activity, completion and retention',
});
export const CONTENT_TITLE = msg({
  message: 'Content',
  context: 'management',
  comment: 'Section of the management of a school',
});
export const SECTIONS_TITLE = msg({
  message: 'Sections',
  context: 'knowledge',
  comment: 'Management page: what the articles of a school are sorted into',
});
export const PROGRESS_TITLE = msg({
  message: 'Learner progress',
  comment: 'Title of the page that shows how far the learners of a class are',
});
export const ATTENDANCE_TITLE = msg({
  message: 'Attendance',
  comment: 'Who was there at the meetings of a class',
});
export const GRADEBOOK_TITLE = msg({
  message: 'Gradebook',
  comment: 'Title: what the learners of a class reached in its assignments and exams',
});
export const ASSIGNMENT_TITLE = msg({
  message: 'Assignment',
  comment: 'Title of the page on which one is graded',
});
export const CERTIFICATES_TITLE = msg({
  message: 'Certificates',
  comment: 'Title of pages: for finished classes',
});
export const QUESTIONS_TITLE = msg`Question bank`;
export const QUESTION_TITLE = msg({
  message: 'Question',
  context: 'exam',
  comment: 'Title of the page on which one is edited',
});
export const EXAMS_TITLE = msg({ message: 'Exams', context: 'management' });
export const EXAM_TITLE = msg({
  message: 'Exam',
  context: 'management',
  comment: 'Title of the page on which one is edited',
});
export const GRADING_TITLE = msg({
  message: 'Grading',
  context: 'exam',
  comment: 'Title of the page on which an exam is graded',
});
export const BOARD_TITLE = msg({
  message: 'Live progress',
  comment: 'Title of the page that shows who takes an exam right now',
});
export const TICKETS_TITLE = msg({
  message: 'Tickets',
  comment: 'Title of the page with the tickets of an exam',
});
export const PREVIEW_TITLE = msg`Preview of an exam`;
export const MEMBERS_TITLE = msg`Members`;
export const CENTER_TITLE = msg`Lecturing center`;
export const SURVEYS_TITLE = msg`Surveys`;
export const SURVEY_RESULTS_TITLE = msg({
  message: 'Survey results',
  comment: 'Title of the page that shows what people answered',
});
export const SURVEY_TITLE = msg({
  message: 'Survey',
  context: 'management',
  comment: 'Title of the page on which one is edited',
});
export const STORE_TITLE = msg({
  message: 'Store',
  context: 'management',
  comment: 'Section of the management of a school',
});
export const REPORTS_TITLE = msg({
  message: 'Reports',
  context: 'community',
  comment: 'Title: posts and replies that people reported',
});
export const AUDIT_TITLE = msg({
  message: 'Audit log',
  comment: 'Title of a page: who did what in a school',
});
export const NETWORKS_TITLE = msg({
  message: 'Networks',
  context: 'management',
  comment: 'Title of a page: ranges of IP addresses that exams can be limited to',
});
export const UNIONS_TITLE = msg({
  message: 'Unions',
  context: 'management',
  comment: 'Title of a page: unions of schools',
});
export const POINTS_TITLE = msg({
  message: 'Points',
  context: 'management',
  comment: 'Title of a page: what learners of a school earn points for',
});
export const BADGES_TITLE = msg({
  message: 'Badges',
  context: 'management',
  comment: 'Title of a page: what members of a school are honoured with',
});
export const MEMBER_TITLE = msg({
  message: 'Member',
  context: 'management',
  comment: 'Title of the page about one member of a school',
});
