-- Lessons that are listened to, that give a file to download, or that ask for attendance.
alter table lesson drop constraint lesson_kind_check;
alter table lesson add constraint lesson_kind_check
  check (kind in ('article', 'video', 'audio', 'document', 'file', 'link', 'exam', 'assignment', 'survey', 'live',
    'discussion', 'attendance'));
