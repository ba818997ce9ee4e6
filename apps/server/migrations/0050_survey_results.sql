-- Answers that were given anonymously are shown five at a time at least: whoever looks at the result after every answer
-- would learn who gave which.
alter table survey_answer add column is_shown boolean not null default false;
