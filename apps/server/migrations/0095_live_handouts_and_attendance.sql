-- Files of a live session.
create table live_handout (
  id bigint primary key default new_id(),
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  upload_id uuid not null unique references upload on delete cascade,
  name text not null,
  shown_from text not null check (shown_from in ('before', 'during', 'after')),
  added_at timestamptz not null
);
create index live_handout_live on live_handout (live_id, added_at);

-- Who was in the room: one row a person and session. Its minutes are those since 1970, so that what several tabs and
-- processes note is one.
create table live_attendance (
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  minutes int4multirange not null,
  primary key (live_id, account_id)
);
create index live_attendance_person on live_attendance (account_id);

do $$ declare name text; begin
  foreach name in array array['live_handout', 'live_attendance'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
