-- Lessons that consist of a document, a link or an exam, and films that are added where a class is edited.
alter table lesson drop constraint lesson_kind_check;
alter table lesson add constraint lesson_kind_check check (kind in ('article', 'video', 'document', 'link', 'exam'));
-- document: { type, url, fileName, bytes }; link: { type, url }; exam: { type, examId }
alter table lesson add column material jsonb;
-- The same, and video: { type, url, fileName, posterUrl, seconds, captions }; null where nothing was chosen.
alter table lesson_draft add column material jsonb;

alter table lesson no force row level security;
alter table lesson_draft no force row level security;
update lesson_draft draft set material = jsonb_build_object('type', 'video') || lesson.video
from lesson where lesson.id = draft.lesson_id and lesson.video is not null;
alter table lesson force row level security;
alter table lesson_draft force row level security;
