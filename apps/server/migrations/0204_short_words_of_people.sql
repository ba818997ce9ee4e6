-- One and two characters of any kind find members, feedback, people who take an exam, and schools by an index, as they
-- find texts (0200): of people only those beyond ASCII did (0016). Whoever typed "x" waited for a look at all of them.
-- Generated: it follows the words, also where rows are filled in without triggers.
create or replace function name_member() returns trigger language plpgsql as $$
begin
  select member_name(real_name, nick_name, email, mobile), member_words(real_name, nick_name, email, mobile)
    into new.sort_name, new.search_words
    from account where id = new.account_id;
  return new;
end $$;
create or replace function rename_member() returns trigger language plpgsql as $$
begin
  perform set_config('stoa.renamed', new.id::text, true);
  update membership set
    sort_name = member_name(new.real_name, new.nick_name, new.email, new.mobile),
    search_words = member_words(new.real_name, new.nick_name, new.email, new.mobile)
    where account_id = new.id;
  update enrollment set sort_name = member_name(new.real_name, new.nick_name, new.email, new.mobile)
    where account_id = new.id;
  -- Its trigger reads the name anew.
  update feedback set content = content where account_id = new.id;
  perform set_config('stoa.renamed', '', true);
  return null;
end $$;
create or replace function word_feedback() returns trigger language plpgsql as $$
declare author account%rowtype;
begin
  select * into author from account where id = new.account_id;
  new.search_words := feedback_words(new.content, new.reply, author.real_name, author.nick_name);
  return new;
end $$;
create or replace function name_attempt() returns trigger language plpgsql as $$
begin
  select attempt_name(real_name, nick_name), attempt_words(real_name, nick_name)
    into new.sort_name, new.search_words
    from account where id = new.account_id;
  return new;
end $$;
create or replace function rename_attempts() returns trigger language plpgsql as $$
begin
  perform set_config('stoa.renamed', new.id::text, true);
  update exam_attempt set
    sort_name = attempt_name(new.real_name, new.nick_name),
    search_words = attempt_words(new.real_name, new.nick_name)
    where account_id = new.id;
  perform set_config('stoa.renamed', '', true);
  return null;
end $$;

-- Their indexes go with the columns.
alter table membership drop column search_pairs,
  add column search_pairs text[] not null generated always as (text_pairs(search_words)) stored;
alter table feedback drop column search_pairs,
  add column search_pairs text[] not null generated always as (text_pairs(search_words)) stored;
alter table exam_attempt drop column search_pairs,
  add column search_pairs text[] not null generated always as (text_pairs(search_words)) stored;
drop function member_pairs;

-- The names of a school in all languages, a line each: what stands between them in JSON is no name.
create function school_words(name jsonb) returns text language sql immutable parallel safe as
  $$ select coalesce(lower(string_agg(value, E'\n')), '') from jsonb_each_text(name) $$;
alter table school
  add column search_pairs text[] not null generated always as (text_pairs(school_words(name))) stored;

create index membership_pairs on membership using gin (school_id, search_pairs) with (gin_pending_list_limit = 512);
create index feedback_pairs on feedback using gin (school_id, search_pairs) with (gin_pending_list_limit = 512);
create index exam_attempt_pairs on exam_attempt using gin (exam_id, search_pairs) with (gin_pending_list_limit = 512);
create index school_pairs on school using gin (search_pairs) with (gin_pending_list_limit = 512);
-- Whoever looks for the school of a company reads no other ones whose names hold the same word.
create index school_company on school (position, id) where status = 'active' and type = 'company';
