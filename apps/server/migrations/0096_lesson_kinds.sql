-- Lessons that are a survey, a live session or a discussion.
alter table lesson drop constraint lesson_kind_check;
alter table lesson add constraint lesson_kind_check
  check (kind in ('article', 'video', 'document', 'link', 'exam', 'assignment', 'survey', 'live', 'discussion'));
