-- Lists of those who run a school, and of a class, read a page by an index, as lists of members do (0016).
drop index invitation_list;
create index invitation_newest on invitation (school_id, created_at, id);
create index invitation_withdrawn on invitation (school_id, created_at, id) where withdrawn_at is not null;
create index invitation_used on invitation (school_id, created_at, id) where withdrawn_at is null and uses_left = 0;
create index invitation_usable on invitation (school_id, created_at, id) where withdrawn_at is null and uses_left > 0;
create index invitation_expiry on invitation (school_id, expires_at, id) where withdrawn_at is null and uses_left > 0;
create index invitation_inviter on invitation (school_id, coalesce(invited_by, 0), role, created_at, id)
  where withdrawn_at is null and uses_left > 0;

drop index mail_troubled;
create index mail_troubled on mail (school_id, created_at, id) where status <> 'sent' and reason is not null;
create index mail_troubled_status on mail (school_id, status, created_at, id) where status <> 'sent' and reason is not null;

create index bulletin_end on bulletin (school_id, end_time, id);

-- What people are called stands on their enrolment and on their feedback, kept as 0016 keeps it on memberships.
alter table enrollment add column sort_name text collate "C" not null default '';
alter table feedback
  add column search_words text not null default '',
  add column search_pairs text[] not null default '{}';
create function feedback_words(content text, reply text, real_name text, nick_name text) returns text
  language sql immutable parallel safe as
  $$ select lower(concat_ws(E'\n', content, reply, real_name, nick_name)) $$;

alter table enrollment no force row level security;
alter table enrollment disable trigger user;
update enrollment set sort_name = member_name(real_name, nick_name, email, mobile)
  from account where account.id = enrollment.account_id;
alter table enrollment enable trigger user;
alter table enrollment force row level security;
alter table feedback no force row level security;
alter table feedback disable trigger user;
update feedback set search_words = words, search_pairs = member_pairs(words)
  from (
    select feedback.id, feedback_words(content, reply, real_name, nick_name) as words
    from feedback left join account on account.id = feedback.account_id
  ) named where named.id = feedback.id;
alter table feedback enable trigger user;
alter table feedback force row level security;

create function name_learner() returns trigger language plpgsql as $$
begin
  select member_name(real_name, nick_name, email, mobile) into new.sort_name from account where id = new.account_id;
  return new;
end $$;
create trigger name_learner before insert on enrollment for each row
  when (new.sort_name = '') execute function name_learner();

create function word_feedback() returns trigger language plpgsql as $$
declare author account%rowtype;
begin
  select * into author from account where id = new.account_id;
  new.search_words := feedback_words(new.content, new.reply, author.real_name, author.nick_name);
  new.search_pairs := member_pairs(new.search_words);
  return new;
end $$;
create trigger word_feedback before insert or update of content, reply, account_id on feedback
  for each row execute function word_feedback();

-- As `renamed` on memberships: one transaction may touch what names this person.
create policy renamed on enrollment
  using (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint)
  with check (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint);
create policy renamed on feedback
  using (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint)
  with check (account_id = nullif(current_setting('stoa.renamed', true), '')::bigint);
create or replace function rename_member() returns trigger language plpgsql as $$
begin
  perform set_config('stoa.renamed', new.id::text, true);
  update membership set
    sort_name = member_name(new.real_name, new.nick_name, new.email, new.mobile),
    search_words = member_words(new.real_name, new.nick_name, new.email, new.mobile),
    search_pairs = member_pairs(lower(concat_ws(E'\n', new.real_name, new.nick_name)))
    where account_id = new.id;
  update enrollment set sort_name = member_name(new.real_name, new.nick_name, new.email, new.mobile)
    where account_id = new.id;
  -- Its trigger reads the name anew.
  update feedback set content = content where account_id = new.id;
  perform set_config('stoa.renamed', '', true);
  return null;
end $$;

create index enrollment_name on enrollment (class_id, sort_name, account_id);
create index enrollment_person on enrollment (account_id);

drop index feedback_inbox;
drop index feedback_status;
create index feedback_inbox on feedback (school_id, created_at, id);
create index feedback_status on feedback (school_id, status, created_at, id);
create index feedback_kind on feedback (school_id, kind, created_at, id);
create index feedback_type on feedback (school_id, feedback_type, created_at, id) where feedback_type is not null;
create index complaint_type on feedback (school_id, complaint_type, created_at, id) where complaint_type is not null;
create index feedback_words on feedback using gin (school_id, search_words gin_trgm_ops);
create index feedback_pairs on feedback using gin (school_id, search_pairs);
