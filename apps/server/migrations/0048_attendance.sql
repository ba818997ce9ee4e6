-- Attendance of a class: when people check in and by what, who was there, what was corrected, and evidence.
create table attendance (
  id bigint primary key default new_id(),
  class_id bigint not null references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  title text not null,
  -- People check in from opens_at until closes_at; from late_from on they are late.
  opens_at timestamptz not null,
  late_from timestamptz not null,
  closes_at timestamptz not null,
  method text not null check (method in ('button', 'code', 'teacher')),
  author_id bigint references account on delete set null,
  check (opens_at <= late_from and late_from <= closes_at and opens_at < closes_at)
);
create index attendance_latest on attendance (class_id, opens_at desc, id desc);
create index attendance_author on attendance (author_id);

-- Only what was recorded: without a row somebody was absent once it has closed.
create table attendance_record (
  attendance_id bigint not null references attendance on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  state text not null check (state in ('present', 'late', 'absent', 'excused')),
  -- Null where the person did not check in and the teacher recorded them.
  checked_in_at timestamptz,
  -- Words of the teacher.
  note text,
  primary key (attendance_id, account_id)
);
create index attendance_record_account on attendance_record (account_id);

-- What teachers corrected. Nothing changes a row: it goes with the person or the attendance alone.
create table attendance_change (
  id bigint primary key default new_id(),
  attendance_id bigint not null references attendance on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  changed_by bigint references account on delete set null,
  changed_at timestamptz not null,
  -- Null where nothing was recorded before.
  from_state text,
  to_state text not null,
  note text
);
create index attendance_change_latest on attendance_change (attendance_id, id desc);
create index attendance_change_account on attendance_change (account_id);
create index attendance_change_by on attendance_change (changed_by);

-- Evidence of those who are enrolled.
create table attendance_attachment (
  id bigint primary key default new_id(),
  attendance_id bigint not null references attendance on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  upload_id uuid not null unique references upload on delete cascade,
  attachment_type text not null check (attachment_type in ('image', 'document', 'video')),
  -- As people read it.
  name text not null,
  created_at timestamptz not null
);
create index attendance_attachment_newest on attendance_attachment (attendance_id, id desc);
create index attendance_attachment_person on attendance_attachment (attendance_id, account_id, id desc);
create index attendance_attachment_account on attendance_attachment (account_id);

-- A file goes when its attachment does, whatever took it away: sweeping removes what nothing uses.
create function leave_attachment() returns trigger language plpgsql as $$
declare named text := current_setting('stoa.upload', true);
begin
  perform set_config('stoa.upload', old.upload_id::text, true);
  update upload set used_at = null where id = old.upload_id;
  perform set_config('stoa.upload', coalesce(named, ''), true);
  return old;
end $$;
create trigger leave_attachment after delete on attendance_attachment
  for each row execute function leave_attachment();

do $$ declare name text; begin
  foreach name in array array['attendance', 'attendance_record', 'attendance_change', 'attendance_attachment'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
-- To which school an attendance or an attachment belongs follows from its id: no transaction sees another than it names.
create policy by_id on attendance for select using (id::text = current_setting('stoa.attendance', true));
create policy by_id on attendance_attachment for select using (id::text = current_setting('stoa.attachment', true));
