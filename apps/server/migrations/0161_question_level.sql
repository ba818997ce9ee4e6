-- How hard a question is meant to be; null where nobody has said.
alter table question add column level text check (level in ('easy', 'medium', 'hard'));
create index question_level on question (school_id, level, id) where level is not null;
