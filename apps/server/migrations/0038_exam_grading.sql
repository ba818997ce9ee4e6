-- Results are shown once they are released, and every grade that a person gives is recorded.
alter table exam_attempt
  add column released_at timestamptz,
  add column grading_version int not null default 0,
  add column feedback text;
alter table exam_answer add column comment text;
alter table exam_attempt no force row level security;
update exam_attempt set released_at = submitted_at where status = 'graded';
alter table exam_attempt force row level security;

create table exam_grade (
  id bigint primary key default new_id(),
  attempt_id bigint not null references exam_attempt on delete cascade,
  school_id bigint not null references school on delete cascade,
  question_id bigint not null,
  score double precision not null,
  comment text,
  graded_by bigint references account on delete set null,
  graded_at timestamptz not null
);
create index exam_grade_attempt on exam_grade (attempt_id);
create index exam_grade_account on exam_grade (graded_by);
alter table exam_grade enable row level security;
alter table exam_grade force row level security;
create policy school_only on exam_grade using (school_id = current_school()) with check (school_id = current_school());
