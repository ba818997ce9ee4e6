-- Attempts at an exam are read a page by an index, as lists of members are (0016): those that run, wait and are graded
-- stand apart, and what their people are called stands on them.
alter table exam_attempt
  add column status_rank smallint not null generated always as
    (case status when 'running' then 1 when 'submitted' then 2 else 3 end) stored,
  -- By code points; empty for who has no name.
  add column sort_name text collate "C" not null default '',
  add column search_words text not null default '',
  add column search_pairs text[] not null default '{}';

create function attempt_name(real_name text, nick_name text) returns text language sql immutable parallel safe as
  $$ select lower(coalesce(nullif(real_name, ''), nick_name, '')) $$;
create function attempt_words(real_name text, nick_name text) returns text language sql immutable parallel safe as
  $$ select lower(concat_ws(E'\n', real_name, nick_name)) $$;

-- An index is built from rows that a policy must not hide from their owner; both ends in this transaction.
alter table exam_attempt no force row level security;
alter table exam_attempt disable trigger user;
update exam_attempt set
  sort_name = attempt_name(real_name, nick_name),
  search_words = attempt_words(real_name, nick_name),
  search_pairs = member_pairs(attempt_words(real_name, nick_name))
from account where account.id = exam_attempt.account_id;
alter table exam_attempt enable trigger user;
alter table exam_attempt force row level security;

create function name_attempt() returns trigger language plpgsql as $$
begin
  select attempt_name(real_name, nick_name), attempt_words(real_name, nick_name),
      member_pairs(attempt_words(real_name, nick_name))
    into new.sort_name, new.search_words, new.search_pairs
    from account where id = new.account_id;
  return new;
end $$;
create trigger name_attempt before insert on exam_attempt for each row
  when (new.search_words = '') execute function name_attempt();

-- As `renamed` on memberships: one transaction may touch what names this person.
create policy renamed on exam_attempt
  using (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint)
  with check (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint);
create function rename_attempts() returns trigger language plpgsql as $$
begin
  perform set_config('stoa.renamed', new.id::text, true);
  update exam_attempt set
    sort_name = attempt_name(new.real_name, new.nick_name),
    search_words = attempt_words(new.real_name, new.nick_name),
    search_pairs = member_pairs(attempt_words(new.real_name, new.nick_name))
    where account_id = new.id;
  perform set_config('stoa.renamed', '', true);
  return null;
end $$;
create trigger rename_attempts after update of real_name, nick_name on account for each row
  when ((old.real_name, old.nick_name) is distinct from (new.real_name, new.nick_name))
  execute function rename_attempts();

create index exam_attempt_board on exam_attempt (exam_id, status_rank, sort_name, id);
create index exam_attempt_grading on exam_attempt (exam_id, status_rank, submitted_at, id) where status <> 'running';
create index exam_attempt_unreleased on exam_attempt (exam_id) where status = 'graded' and released_at is null;
create index exam_attempt_paused on exam_attempt (exam_id) where paused_at is not null;
create index exam_attempt_person on exam_attempt (account_id);
create index exam_attempt_words on exam_attempt using gin (exam_id, search_words gin_trgm_ops);
create index exam_attempt_pairs on exam_attempt using gin (exam_id, search_pairs);
