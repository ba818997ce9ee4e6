-- Lists of members read a page by an index, however many members a school has: what they are ordered by and searched
-- by stands on the membership itself, kept by triggers.
create function member_name(real_name text, nick_name text, email text, mobile text) returns text
  language sql immutable parallel safe as
  $$ select lower(coalesce(nullif(real_name, ''), nullif(nick_name, ''), email, mobile, '')) $$;
create function member_words(real_name text, nick_name text, email text, mobile text) returns text
  language sql immutable parallel safe as
  $$ select lower(concat_ws(E'\n', real_name, nick_name, email, mobile)) $$;
-- One and two neighbouring characters beyond ASCII: whole Chinese names are shorter than a trigram.
create function member_pairs(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct part), '{}') from (
    select substr(words, place, length) as part
    from generate_series(1, char_length(words)) place, generate_series(1, 2) length
    where words ~ '[^\x01-\x7f]'
  ) parts where part ~ '^[^\x01-\x7f]+$'
$$;

alter table membership
  -- By code points: the same order on every server, and what a cursor compares.
  add column sort_name text collate "C" not null default '',
  add column search_words text not null default '',
  add column search_pairs text[] not null default '{}',
  add column role_rank smallint not null generated always as
    (case role when 'owner' then 1 when 'admin' then 2 when 'teacher' then 3 else 4 end) stored;
alter table school add column disabled_count int not null default 0;

-- An index is built from rows that a policy must not hide from their owner; both ends in this transaction.
alter table membership no force row level security;
alter table membership disable trigger user;
update membership set
  sort_name = member_name(real_name, nick_name, email, mobile),
  search_words = member_words(real_name, nick_name, email, mobile),
  search_pairs = member_pairs(lower(concat_ws(E'\n', real_name, nick_name)))
from account where account.id = membership.account_id;
alter table membership enable trigger user;
update school set disabled_count =
  (select count(*) from membership where membership.school_id = school.id and status = 'disabled');
alter table membership force row level security;

create function name_member() returns trigger language plpgsql as $$
begin
  select member_name(real_name, nick_name, email, mobile), member_words(real_name, nick_name, email, mobile),
      member_pairs(lower(concat_ws(E'\n', real_name, nick_name)))
    into new.sort_name, new.search_words, new.search_pairs
    from account where id = new.account_id;
  return new;
end $$;
-- An account that is not there fails at its foreign key.
create trigger name_member before insert on membership for each row
  when (new.search_words = '') execute function name_member();

-- A person is called otherwise in all of their schools at once: this transaction may touch their memberships alone.
create policy renamed on membership
  using (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint)
  with check (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint);
create function rename_member() returns trigger language plpgsql as $$
begin
  perform set_config('stoa.renamed', new.id::text, true);
  update membership set
    sort_name = member_name(new.real_name, new.nick_name, new.email, new.mobile),
    search_words = member_words(new.real_name, new.nick_name, new.email, new.mobile),
    search_pairs = member_pairs(lower(concat_ws(E'\n', new.real_name, new.nick_name)))
    where account_id = new.id;
  perform set_config('stoa.renamed', '', true);
  return null;
end $$;
create trigger rename_member after update of real_name, nick_name, email, mobile on account for each row
  when ((old.real_name, old.nick_name, old.email, old.mobile) is distinct from (new.real_name, new.nick_name, new.email, new.mobile))
  execute function rename_member();

create or replace function count_members() returns trigger language plpgsql as $$
declare
  valid int := 0;
  disabled int := 0;
begin
  if tg_op <> 'DELETE' then
    valid := (new.status = 'valid')::int;
    disabled := (new.status = 'disabled')::int;
  end if;
  if tg_op <> 'INSERT' then
    valid := valid - (old.status = 'valid')::int;
    disabled := disabled - (old.status = 'disabled')::int;
  end if;
  if valid <> 0 or disabled <> 0 then
    update school set learner_count = learner_count + valid, disabled_count = disabled_count + disabled
      where id = coalesce(new.school_id, old.school_id);
  end if;
  return null;
end $$;

drop index membership_school;
create index membership_newest on membership (school_id, joined_at, account_id);
create index membership_name on membership (school_id, sort_name, account_id);
create index membership_role on membership (school_id, role_rank, joined_at, account_id);
-- Those who run a school are few beside those who learn there.
create index membership_staff_name on membership (school_id, role_rank, sort_name, account_id) where role_rank < 4;
create index membership_disabled on membership (school_id, joined_at, account_id) where status = 'disabled';
create index membership_words on membership using gin (school_id, search_words gin_trgm_ops);
create index membership_pairs on membership using gin (school_id, search_pairs);
