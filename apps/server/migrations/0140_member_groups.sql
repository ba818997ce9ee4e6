-- Groups of members, made by those who run a school. Who leaves the school leaves them.
create table member_group (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  name text not null,
  -- The name as it is compared: of two that differ in capitals alone a school has one.
  name_key text collate "C" not null,
  created_at timestamptz not null,
  unique (school_id, name_key),
  unique (id, school_id)
);

create table member_group_entry (
  group_id bigint not null,
  account_id bigint not null,
  school_id bigint not null references school on delete cascade,
  added_at timestamptz not null,
  primary key (group_id, account_id),
  -- A group takes members of its own school alone.
  foreign key (group_id, school_id) references member_group (id, school_id) on delete cascade,
  foreign key (school_id, account_id) references membership on delete cascade
);
create index member_group_entry_person on member_group_entry (school_id, account_id);

do $$ declare name text; begin
  foreach name in array array['member_group', 'member_group_entry'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
