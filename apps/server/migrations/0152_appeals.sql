-- Learners may ask that the points of a question are looked at again, for some days after they see them.

-- Null where they may not.
alter table exam add column appeal_days int check (appeal_days between 1 and 365);

create table exam_appeal (
  attempt_id bigint not null references exam_attempt on delete cascade,
  question_id bigint not null,
  exam_id bigint not null references exam on delete cascade,
  school_id bigint not null references school on delete cascade,
  reason text not null check (char_length(reason) between 1 and 2000),
  asked_at timestamptz not null,
  score_before double precision not null,
  -- Null until it is answered.
  answered_at timestamptz,
  answered_by bigint references account on delete set null,
  score_after double precision,
  reply text check (char_length(reply) <= 2000),
  primary key (attempt_id, question_id),
  check ((answered_at is null) = (score_after is null)),
  check (answered_at is not null or reply is null)
);
create index exam_appeal_open on exam_appeal (exam_id, attempt_id) where answered_at is null;
create index exam_appeal_exam on exam_appeal (exam_id);
create index exam_appeal_answered_by on exam_appeal (answered_by);
alter table exam_appeal enable row level security;
alter table exam_appeal force row level security;
create policy school_only on exam_appeal using (school_id = current_school()) with check (school_id = current_school());
