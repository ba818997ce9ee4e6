-- A wrong answer key is corrected in the versions that attempts hold, with an entry that says who, when and why.
create table exam_regrade (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  question_id bigint not null references question on delete cascade,
  -- The versions that got the key, and what each had before.
  replaced jsonb not null,
  answer_key jsonb not null,
  reason text not null,
  -- Attempts whose points changed.
  changed int not null,
  regraded_by bigint references account on delete set null,
  regraded_at timestamptz not null
);
create index exam_regrade_question on exam_regrade (question_id, regraded_at desc);
create index exam_regrade_account on exam_regrade (regraded_by);
alter table exam_regrade enable row level security;
alter table exam_regrade force row level security;
create policy school_only on exam_regrade using (school_id = current_school()) with check (school_id = current_school());

alter table exam_attempt add column regraded_at timestamptz;
create index exam_answer_question on exam_answer (question_id);

create or replace function refuse_version_change() returns trigger language plpgsql as
  $$ begin
    if row(new.question_id, new.version, new.school_id, new.kind, new.points, new.text, new.options, new.parts,
           new.number_range, new.unit, new.explanation, new.created_at)
       is distinct from
       row(old.question_id, old.version, old.school_id, old.kind, old.points, old.text, old.options, old.parts,
           old.number_range, old.unit, old.explanation, old.created_at) then
      raise exception 'A version of a question is never changed, but for its key.' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end $$;
