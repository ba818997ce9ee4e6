-- Sections of an exam: titles and instructions by language, in their order. What is in one says which by its place.
alter table exam add column sections jsonb not null default '[]';
alter table exam_question add column section int check (section >= 0);
-- As they were when the attempt began.
alter table exam_attempt add column sections jsonb not null default '[]';
