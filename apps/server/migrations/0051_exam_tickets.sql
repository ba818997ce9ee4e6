-- Permissions to sit an exam, handed out by whoever runs it. The tickets themselves are kept nowhere.
create table exam_ticket (
  id bigint primary key default new_id(),
  exam_id bigint not null references exam on delete cascade,
  school_id bigint not null references school on delete cascade,
  -- Counts the tickets of an exam: people tell them apart by it.
  number int not null check (number > 0),
  token_hash bytea not null,
  -- Those that were issued by one click.
  batch text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  issued_at timestamptz not null,
  withdrawn_at timestamptz,
  redeemed_at timestamptz,
  -- Null again where the account is gone: the ticket stays used.
  redeemed_by bigint references account on delete set null,
  unique (exam_id, number),
  unique (exam_id, token_hash)
);
create index exam_ticket_account on exam_ticket (redeemed_by, exam_id) where redeemed_by is not null;
create index exam_ticket_valid_until on exam_ticket (valid_until);

alter table exam_ticket enable row level security;
alter table exam_ticket force row level security;
create policy school_only on exam_ticket using (school_id = current_school()) with check (school_id = current_school());
