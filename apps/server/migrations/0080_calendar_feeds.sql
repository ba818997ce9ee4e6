-- The private address at which programs read what somebody has to do and when. It covers all of their schools, so it
-- belongs to no school.
create table calendar_feed (
  account_id bigint primary key references account on delete cascade,
  -- SHA-256 of the token in the address: whoever reads the table cannot read a calendar.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  last_read_at timestamptz
);

-- What a program was told last, so that a change of an entry is told as one.
create table calendar_entry (
  account_id bigint not null references calendar_feed on delete cascade,
  uid text not null check (length(uid) <= 400),
  content_hash bytea not null,
  sequence int not null default 0,
  modified_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (account_id, uid)
);
