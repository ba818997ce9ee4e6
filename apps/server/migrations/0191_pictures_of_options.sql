-- Pictures of options, or of parts, by their places; null where one has none.
alter table exam_question_version add column entry_pictures jsonb;
create index exam_question_version_pictures on exam_question_version (school_id, question_id)
  where picture is not null or entry_pictures is not null;

create or replace function refuse_version_change() returns trigger language plpgsql as
  $$ begin
    if row(new.question_id, new.version, new.school_id, new.kind, new.points, new.text, new.options, new.parts,
           new.number_range, new.picture, new.entry_pictures, new.media, new.files, new.rubric, new.unit,
           new.explanation, new.created_at)
       is distinct from
       row(old.question_id, old.version, old.school_id, old.kind, old.points, old.text, old.options, old.parts,
           old.number_range, old.picture, old.entry_pictures, old.media, old.files, old.rubric, old.unit,
           old.explanation, old.created_at) then
      raise exception 'A version of a question is never changed, but for its key.' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$;
