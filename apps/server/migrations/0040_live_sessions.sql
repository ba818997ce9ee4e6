-- Live sessions that people schedule: what they say of them, who speaks and who wants to be reminded.
alter table live
  -- The language that it is held in; null for what was there before, which goes by its title.
  add column lang text,
  add column languages text[] not null default '{}',
  add column time_zone text not null default 'UTC',
  add column class_id bigint references class on delete set null,
  add column capacity int check (capacity between 1 and 100000),
  add column chat_enabled boolean not null default true,
  add column recording boolean not null default true,
  -- An outside room, https alone.
  add column room_url text check (room_url like 'https://%'),
  add column region text,
  -- Set by its host; before that the times are those that were planned.
  add column started_at timestamptz,
  add column ended_at timestamptz,
  add column deleted_at timestamptz,
  add column version int not null default 1,
  -- The start for which reminders were planned.
  add column reminders_for timestamptz;
create index live_host on live (school_id, host_id, starts_at);

create table live_speaker (
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  position int not null,
  primary key (live_id, account_id)
);
create index live_speaker_person on live_speaker (school_id, account_id);

create table live_reservation (
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  reserved_at timestamptz not null,
  primary key (live_id, account_id)
);
create index live_reservation_person on live_reservation (school_id, account_id);

do $$ declare name text; begin
  foreach name in array array['live_speaker', 'live_reservation'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
