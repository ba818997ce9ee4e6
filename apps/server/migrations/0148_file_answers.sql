-- Questions that are answered with files: which ones a version takes, and which ones an answer has.
alter table exam_question_version add column files jsonb;
-- Each with the id and the name of its upload, and what it is called and is.
alter table exam_answer add column files jsonb;
-- The attempt that a file in pieces is sent for; null for those of lessons.
alter table upload add column attempt_id bigint references exam_attempt on delete set null;
create index upload_attempt on upload (attempt_id) where attempt_id is not null;

create or replace function refuse_version_change() returns trigger language plpgsql as
  $$ begin
    if row(new.question_id, new.version, new.school_id, new.kind, new.points, new.text, new.options, new.parts,
           new.number_range, new.picture, new.files, new.unit, new.explanation, new.created_at)
       is distinct from
       row(old.question_id, old.version, old.school_id, old.kind, old.points, old.text, old.options, old.parts,
           old.number_range, old.picture, old.files, old.unit, old.explanation, old.created_at) then
      raise exception 'A version of a question is never changed, but for its key.' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$;

-- A file that an answer has no more is left to be swept; an answer goes with its attempt.
create function leave_answer_files() returns trigger language plpgsql as $$
declare
  named text := current_setting('stoa.upload', true);
  file jsonb;
begin
  for file in select value from jsonb_array_elements(old.files) loop
    if tg_op = 'DELETE' or not coalesce(new.files, '[]') @> jsonb_build_array(jsonb_build_object('id', file -> 'id')) then
      perform set_config('stoa.upload', file ->> 'id', true);
      update upload set used_at = null where id = (file ->> 'id')::uuid;
    end if;
  end loop;
  perform set_config('stoa.upload', coalesce(named, ''), true);
  return null;
end $$;
create trigger leave_answer_files_changed after update of files on exam_answer
  for each row when (old.files is not null and old.files is distinct from new.files)
  execute function leave_answer_files();
create trigger leave_answer_files_removed after delete on exam_answer
  for each row when (old.files is not null) execute function leave_answer_files();
