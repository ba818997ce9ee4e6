-- Who saved a version of a question; null for those of before, of demo content, and where the account is gone.
alter table exam_question_version add column saved_by bigint references account on delete set null;
create index exam_question_version_saved_by on exam_question_version (saved_by) where saved_by is not null;
