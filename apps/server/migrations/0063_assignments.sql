-- Lessons that are assignments: what is asked for stands in lesson.material, what people hand in and get for it here.
alter table lesson drop constraint lesson_kind_check;
alter table lesson add constraint lesson_kind_check
  check (kind in ('article', 'video', 'document', 'link', 'exam', 'assignment'));

-- What is known of one person and one assignment; without a row nothing has happened.
create table assignment_work (
  lesson_id bigint not null references lesson on delete cascade,
  account_id bigint not null references account on delete cascade,
  class_id bigint not null references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  state text not null default 'notBegun' check (state in ('notBegun', 'handedIn', 'graded', 'returned')),
  -- Times it was handed in, and times more that a teacher asked for by returning it.
  attempts int not null default 0,
  extra_attempts int not null default 0,
  handed_in_at timestamptz,
  -- When it counts as handed in: what is done again because it was returned counts as what it follows.
  counts_at timestamptz,
  -- This person may hand in until then, whatever others may.
  extended_until timestamptz,
  is_excused boolean not null default false,
  -- Points as they were given; what lateness costs is taken off where they are shown.
  points double precision,
  choices jsonb not null default '[]',
  remark text not null default '',
  graded_by bigint references account on delete set null,
  graded_at timestamptz,
  version int not null default 1,
  primary key (lesson_id, account_id)
);
create index assignment_work_account on assignment_work (account_id);
create index assignment_work_class on assignment_work (class_id, account_id);
create index assignment_work_graded_by on assignment_work (graded_by);

create table assignment_submission (
  id bigint primary key default new_id(),
  lesson_id bigint not null,
  account_id bigint not null,
  school_id bigint not null references school on delete cascade,
  number int not null,
  handed_in_at timestamptz not null,
  counts_at timestamptz not null,
  text text not null,
  links jsonb not null,
  unique (lesson_id, account_id, number),
  foreign key (lesson_id, account_id) references assignment_work on delete cascade
);
create index assignment_submission_account on assignment_submission (account_id);

create table assignment_file (
  submission_id bigint not null references assignment_submission on delete cascade,
  upload_id uuid not null references upload on delete cascade,
  school_id bigint not null references school on delete cascade,
  position int not null,
  -- As its owner called it.
  name text not null,
  primary key (submission_id, upload_id)
);
create index assignment_file_upload on assignment_file (upload_id);

-- A file goes with the last of what it was handed in with.
create function leave_assignment_file() returns trigger language plpgsql as $$
declare named text := current_setting('stoa.upload', true);
begin
  if not exists (select from assignment_file where upload_id = old.upload_id) then
    perform set_config('stoa.upload', old.upload_id::text, true);
    update upload set used_at = null where id = old.upload_id;
    perform set_config('stoa.upload', coalesce(named, ''), true);
  end if;
  return old;
end $$;
create trigger leave_assignment_file after delete on assignment_file
  for each row execute function leave_assignment_file();

do $$ declare name text; begin
  foreach name in array array['assignment_work', 'assignment_submission', 'assignment_file'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
