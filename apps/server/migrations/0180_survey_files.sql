-- Questions of surveys that are answered with files: the survey that a file in pieces is sent for.
alter table upload add column survey_id bigint references survey on delete set null;
create index upload_survey on upload (survey_id) where survey_id is not null;

-- Answers hold the ids and names of their uploads; an answer that goes leaves them to be swept. Answers that are written
-- again so that nobody is told by their place are anonymous, and have no files.
create function leave_survey_files() returns trigger language plpgsql as $$
declare
  named text := current_setting('stoa.upload', true);
  file jsonb;
begin
  for file in select value from jsonb_path_query(old.answers, '$[*].files[*]') as sent (value) loop
    perform set_config('stoa.upload', file ->> 'id', true);
    update upload set used_at = null where id = (file ->> 'id')::uuid;
  end loop;
  perform set_config('stoa.upload', coalesce(named, ''), true);
  return null;
end $$;
create trigger leave_survey_files after delete on survey_answer
  for each row when (jsonb_path_exists(old.answers, '$[*].files[*]')) execute function leave_survey_files();
