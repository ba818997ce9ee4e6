-- What a criterion and a level are called, by language. What was written before is in the language of the school where the
-- question is written in it, else in the first one that it is written in.
alter table exam_question_version no force row level security;
alter table exam_question_version disable trigger keep_version;
update exam_question_version version set rubric = (
  select jsonb_agg(criterion || jsonb_build_object(
      'title', jsonb_build_object(said.language, criterion ->> 'title'),
      'levels', (
        select jsonb_agg(level || jsonb_build_object('title', jsonb_build_object(said.language, level ->> 'title')) order by at)
        from jsonb_array_elements(criterion -> 'levels') with ordinality as levels (level, at))
    ) order by place)
  from jsonb_array_elements(version.rubric) with ordinality as criteria (criterion, place))
from (
  select written.question_id, written.version, case
      when written.text ? school.default_language then school.default_language
      else coalesce((select min(key) from jsonb_object_keys(written.text) as keys (key)), school.default_language)
    end as language
  from exam_question_version written join school on school.id = written.school_id
) said
where said.question_id = version.question_id and said.version = version.version and version.rubric is not null;
alter table exam_question_version enable trigger keep_version;
alter table exam_question_version force row level security;
