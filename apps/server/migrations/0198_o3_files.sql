-- Files of the teams that work on projects of an o3 area.
create table o3_file (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  team_id bigint not null references o3_team on delete cascade,
  upload_id uuid not null unique references upload on delete cascade,
  -- Who added it: as a task, it stays with the team when the person goes.
  account_id bigint references account on delete set null,
  name text not null,
  added_at timestamptz not null
);
create index o3_file_team on o3_file (team_id, added_at, id);
create index o3_file_account on o3_file (account_id) where account_id is not null;
alter table o3_file enable row level security;
alter table o3_file force row level security;
create policy school_only on o3_file using (school_id = current_school()) with check (school_id = current_school());

-- The team that a file in pieces is sent for: it takes of the room that everybody has.
alter table upload add column team_id bigint references o3_team on delete set null;
create index upload_team on upload (team_id) where team_id is not null;

-- A file that goes, by itself or with its team, leaves its upload to be swept.
create function leave_o3_file() returns trigger language plpgsql as $$
declare named text := current_setting('stoa.upload', true);
begin
  perform set_config('stoa.upload', old.upload_id::text, true);
  update upload set used_at = null where id = old.upload_id;
  perform set_config('stoa.upload', coalesce(named, ''), true);
  return null;
end $$;
create trigger leave_o3_file after delete on o3_file
  for each row execute function leave_o3_file();
