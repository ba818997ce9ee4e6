-- How an exam is taken.
alter table exam
  add column shuffle_questions boolean not null default false,
  add column shuffle_options boolean not null default false,
  add column shows_answers text not null default 'afterSubmit' check (shows_answers in ('never', 'afterSubmit', 'afterClose')),
  add column ticket_required boolean not null default false;

-- What a question says. A version is never changed: attempts name the one that they began with, whatever becomes of
-- the question itself.
create table exam_question_version (
  question_id bigint not null,
  version int not null check (version > 0),
  exam_id bigint not null references exam on delete cascade,
  school_id bigint not null references school on delete cascade,
  kind text not null check (kind in ('single', 'multiple', 'truefalse', 'text', 'number', 'essay')),
  points int not null default 1 check (points between 1 and 1000),
  text jsonb not null,
  options jsonb not null default '[]',
  unit jsonb not null default '{}',
  -- What is right; read by grading and results alone.
  answer_key jsonb not null default '{}',
  explanation jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (question_id, version)
);
create index exam_question_version_exam on exam_question_version (exam_id);

create function refuse_version_change() returns trigger language plpgsql as
  $$ begin raise exception 'A version of a question is never changed.' using errcode = 'integrity_constraint_violation'; end $$;
create trigger keep_version before update on exam_question_version
  for each row execute function refuse_version_change();

alter table exam_question add column version int not null default 1;
alter table exam_question no force row level security;
insert into exam_question_version (question_id, version, exam_id, school_id, kind, text, options, answer_key, explanation)
  select id, 1, exam_id, school_id, kind, text, options, jsonb_build_object('right', to_jsonb(right_options)), explanation
  from exam_question;
alter table exam_question force row level security;
alter table exam_question
  drop column kind, drop column text, drop column options, drop column right_options, drop column explanation;

create table exam_attempt (
  id bigint primary key default new_id(),
  exam_id bigint not null references exam on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  number int not null check (number > 0),
  status text not null default 'running' check (status in ('running', 'submitted', 'graded')),
  started_at timestamptz not null,
  deadline timestamptz not null,
  -- The questions with their versions and the order of their options, in the order of this attempt.
  paper jsonb not null,
  max_score double precision not null,
  pass_score double precision not null,
  -- Counts up with every save that changed something.
  revision int not null default 0,
  device_id text,
  saved_at timestamptz,
  submitted_at timestamptz,
  submitted_by text check (submitted_by in ('person', 'server')),
  answered int,
  receipt text,
  score double precision,
  unique (exam_id, account_id, number),
  check ((status = 'running') = (submitted_at is null)),
  check ((submitted_at is null) = (receipt is null))
);
create unique index exam_attempt_running on exam_attempt (exam_id, account_id) where status = 'running';
create index exam_attempt_account on exam_attempt (school_id, account_id, started_at desc);

create table exam_answer (
  attempt_id bigint not null references exam_attempt on delete cascade,
  question_id bigint not null,
  school_id bigint not null references school on delete cascade,
  -- Of the change, counted up by the devices of the attempt: an older one never replaces a newer one.
  sequence int not null check (sequence > 0),
  choice text[],
  text text,
  flagged boolean not null default false,
  device_id text not null,
  client_updated_at timestamptz not null,
  saved_at timestamptz not null,
  -- Points; null before it is graded.
  score double precision,
  primary key (attempt_id, question_id)
);

do $$ declare name text; begin
  foreach name in array array['exam_question_version', 'exam_attempt', 'exam_answer'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
