-- The languages that a question has words in: the bank can be narrowed to one of them, also where few are.
alter table question add column languages text[] not null default '{}';
alter table question no force row level security;
alter table exam_question_version no force row level security;
update question set languages = array(
  select language from jsonb_each_text(version.text) written(language, words)
  where words ~ '\S' order by language)
from exam_question_version version
where version.question_id = question.id and version.version = question.version;
alter table question force row level security;
alter table exam_question_version force row level security;
create index question_languages on question using gin (school_id, languages) with (gin_pending_list_limit = 512);
