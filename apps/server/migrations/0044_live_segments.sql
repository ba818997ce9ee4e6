-- What a host sends from the browser. A take is one beginning by one host; the newest counts.
create table live_take (
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  take int not null check (take > 0),
  account_id bigint references account on delete set null,
  began_at timestamptz not null,
  -- The highest number that has arrived.
  last_number int not null default 0,
  -- The number that says how those after it are encoded.
  init_number int,
  -- Where the last segment ends on the clock of what is encoded alike.
  end_ms int,
  primary key (live_id, take)
);

-- Segments of the picture in the order in which they are shown, through all takes.
create table live_segment (
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  position int not null,
  -- Counts up where a segment does not go on where the one before it ended.
  run int not null,
  take int not null,
  number int not null,
  init_number int not null,
  start_ms int not null,
  duration_ms int not null check (duration_ms > 0),
  size int not null check (size > 0),
  primary key (live_id, position),
  unique (live_id, take, number)
);

do $$ declare name text; begin
  foreach name in array array['live_take', 'live_segment'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
