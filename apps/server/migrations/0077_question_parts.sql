-- Questions whose parts have answers of their own, and numbers to choose from. Which kinds there are is the server's.
alter table exam_question_version
  drop constraint exam_question_version_kind_check,
  add column parts jsonb not null default '[]',
  add column number_range jsonb;
alter table exam_answer add column parts jsonb;
