-- One value sealed with the key of this installation: a start with another key is refused.
create table secret_probe (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null,
  made_at timestamptz not null default now()
);
