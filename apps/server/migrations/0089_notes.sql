-- What somebody notes for themselves at a place of a lesson; without words it is a bookmark. A note outlives its lesson,
-- so it keeps the titles and refers to lesson and class by their ids alone.
create table lesson_note (
  id bigint primary key default new_id(),
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  class_id bigint not null,
  lesson_id bigint not null,
  class_title jsonb not null,
  lesson_title jsonb not null,
  class_type smallint not null,
  -- lesson: as a whole; passage: number of the block of its text; second: of its film; page: of its document.
  place_kind text not null check (place_kind in ('lesson', 'passage', 'second', 'page')),
  position int not null check (position >= 0),
  quote text not null default '' check (length(quote) <= 300),
  text text not null default '' check (length(text) <= 5000),
  search_vector tsvector not null,
  search_text text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Can be taken back for a day.
  removed_at timestamptz
);
create index lesson_note_latest on lesson_note (account_id, created_at, id) where removed_at is null;
create index lesson_note_lesson on lesson_note (account_id, lesson_id) where removed_at is null;
create index lesson_note_school on lesson_note (school_id);
create index lesson_note_removed on lesson_note (removed_at) where removed_at is not null;

-- Of its person alone, in the school that a transaction is bound to or in all of theirs.
alter table lesson_note enable row level security;
alter table lesson_note force row level security;
create policy own on lesson_note
  using (account_id = current_account() and (current_school() is null or school_id = current_school()))
  with check (account_id = current_account() and (current_school() is null or school_id = current_school()));
create policy aged on lesson_note using (current_setting('stoa.sweep', true) = 'on');
