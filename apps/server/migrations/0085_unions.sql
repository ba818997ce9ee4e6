-- Unions of schools: who is and was in one, what they agreed to, and what they share.

-- The unions that a transaction deals with. It names them once it knows that its school may look into them.
create function current_unions() returns bigint[] language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('stoa.unions', true), ''), '{}')::bigint[] $$;

create table school_union (
  id bigint primary key default new_id(),
  leader_id bigint not null references school on delete cascade,
  name jsonb not null,
  version int not null default 1 check (version > 0),
  terms_version int not null default 1 check (terms_version > 0),
  -- Whether other schools find it and can ask to join.
  is_listed boolean not null default false,
  founded_at timestamptz not null,
  ended_at timestamptz
);
create index school_union_leader on school_union (leader_id);
create index school_union_listed on school_union (id) where is_listed and ended_at is null;

-- Every version of the terms stays: members agreed to one of them.
create table union_terms (
  union_id bigint not null references school_union on delete cascade,
  version int not null check (version > 0),
  terms jsonb not null,
  made_at timestamptz not null,
  primary key (union_id, version)
);

-- A row for each stay, which is kept when it ends.
create table union_member (
  id bigint primary key default new_id(),
  union_id bigint not null references school_union on delete cascade,
  school_id bigint not null references school on delete cascade,
  joined_at timestamptz not null,
  left_at timestamptz,
  left_how text check (left_how in ('left', 'removed', 'ended')),
  check ((left_at is null) = (left_how is null))
);
create unique index union_member_now on union_member (union_id, school_id) where left_at is null;
create index union_member_school on union_member (school_id, union_id);

-- Who agreed for a school, to which version, when.
create table union_agreement (
  union_id bigint not null,
  school_id bigint not null references school on delete cascade,
  version int not null,
  account_id bigint references account on delete set null,
  agreed_at timestamptz not null,
  primary key (union_id, school_id, version),
  foreign key (union_id, version) references union_terms on delete cascade
);
create index union_agreement_school on union_agreement (school_id);
create index union_agreement_account on union_agreement (account_id);
create index union_agreement_terms on union_agreement (union_id, version);

-- An invitation by the leader or a request of a school that nobody has answered yet.
create table union_proposal (
  union_id bigint not null references school_union on delete cascade,
  school_id bigint not null references school on delete cascade,
  kind text not null check (kind in ('invitation', 'request')),
  made_at timestamptz not null,
  primary key (union_id, school_id)
);
create index union_proposal_school on union_proposal (school_id);

-- What a school offers to a union.
create table union_share (
  id bigint primary key default new_id(),
  union_id bigint not null references school_union on delete cascade,
  school_id bigint not null references school on delete cascade,
  resource_id bigint not null references resource on delete cascade,
  shared_at timestamptz not null,
  unique (union_id, resource_id)
);
create index union_share_resource on union_share (resource_id);
create index union_share_school on union_share (school_id, union_id);

-- What another school shares is listed by each school of the union as a resource of its own, which goes with the share.
alter table resource
  add column share_id bigint references union_share on delete cascade,
  add column source_id bigint,
  add column source_school_id bigint,
  add constraint resource_share check (num_nonnulls(share_id, source_id, source_school_id) in (0, 3));
create unique index resource_share_copy on resource (share_id, school_id) where share_id is not null;

do $$ declare name text; begin
  foreach name in array array['union_member', 'union_agreement', 'union_proposal', 'union_share'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
    execute format('create policy of_union on %I using (union_id = any (current_unions())) with check (union_id = any (current_unions()))', name);
  end loop;
end $$;
-- The unions of the schools that a person belongs to.
create policy own_schools on union_member for select using (school_id in (
  select membership.school_id from membership where membership.account_id = current_account() and membership.status = 'valid'));

alter table school_union enable row level security;
alter table school_union force row level security;
create policy of_union on school_union
  using (id = any (current_unions()) or leader_id = current_school())
  with check (id = any (current_unions()) or leader_id = current_school());
create policy listed on school_union for select using (is_listed and ended_at is null);
create policy led on school_union for select using (leader_id in (
  select membership.school_id from membership where membership.account_id = current_account() and membership.status = 'valid'));
alter table union_terms enable row level security;
alter table union_terms force row level security;
create policy of_union on union_terms using (union_id = any (current_unions())) with check (union_id = any (current_unions()));
create policy listed on union_terms for select using (exists (
  select from school_union where school_union.id = union_terms.union_id and school_union.is_listed and school_union.ended_at is null));

-- Writes what is shared into the lists of the other schools of the union, as it is now.
create function spread_share(given union_share) returns void language plpgsql as $$
declare
  school text := coalesce(current_setting('stoa.school', true), '');
  unions text := coalesce(current_setting('stoa.unions', true), '');
  source resource;
  member bigint;
begin
  perform set_config('stoa.school', given.school_id::text, true);
  perform set_config('stoa.unions', array[given.union_id]::text, true);
  select * into source from resource where id = given.resource_id;
  for member in select school_id from union_member
    where union_id = given.union_id and left_at is null and school_id <> given.school_id order by school_id
  loop
    perform set_config('stoa.school', member::text, true);
    insert into resource as copy (school_id, type, slug, title, summary, cover_url, zone, audience, status, published_at,
      starts_at, ends_at, minutes, lesson_count, has_video, price, search_vector, search_text, share_id, source_id, source_school_id)
    values (member, case when source.type = 2 then 12 else 11 end, 'shared-' || given.id, source.title, source.summary,
      source.cover_url, 2, source.audience,
      case when source.status = 'published' and source.binned_at is null then 'published' else 'withdrawn' end,
      source.published_at, source.starts_at, source.ends_at, source.minutes, source.lesson_count, source.has_video,
      source.price, source.search_vector, source.search_text, given.id, given.resource_id, given.school_id)
    on conflict (share_id, school_id) where share_id is not null do update set
      title = excluded.title, summary = excluded.summary, cover_url = excluded.cover_url, audience = excluded.audience,
      status = excluded.status, published_at = excluded.published_at, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, minutes = excluded.minutes, lesson_count = excluded.lesson_count,
      has_video = excluded.has_video, price = excluded.price, search_vector = excluded.search_vector,
      search_text = excluded.search_text, updated_at = now();
    perform pg_notify('stoa', json_build_object('type', 'school.changed', 'schoolId', member::text)::text);
  end loop;
  perform set_config('stoa.school', school, true);
  perform set_config('stoa.unions', unions, true);
end $$;

create function spread_changes() returns trigger language plpgsql as $$
declare share union_share;
begin
  for share in select * from union_share where resource_id = new.id loop perform spread_share(share); end loop;
  return null;
end $$;
create trigger spread_changes after update of title, summary, cover_url, audience, status, published_at, binned_at,
  starts_at, ends_at, minutes, lesson_count, has_video, price, search_vector on resource
  for each row when (new.share_id is null) execute function spread_changes();

-- Lets a school list what the others of a union share, once it has joined.
create function receive_shares(joined bigint) returns void language plpgsql as $$
declare share union_share;
begin
  for share in select * from union_share where union_id = joined order by id loop perform spread_share(share); end loop;
end $$;

-- Ends the stay of a school: what it shares is taken back, and it lists nothing of the others any more. Who is in a
-- class stays in it.
create function leave_union(given bigint, leaving bigint, how text, at timestamptz) returns boolean language plpgsql as $$
declare
  school text := coalesce(current_setting('stoa.school', true), '');
  was boolean;
  member bigint;
begin
  update union_member set left_at = at, left_how = how where union_id = given and school_id = leaving and left_at is null;
  was := found;
  perform set_config('stoa.school', leaving::text, true);
  delete from resource where school_id = leaving and share_id in (select id from union_share where union_id = given);
  for member in select school_id from union_member where union_id = given and (left_at is null or school_id = leaving) loop
    perform set_config('stoa.school', member::text, true);
    delete from resource where school_id = member
      and share_id in (select id from union_share where union_id = given and school_id = leaving);
    perform pg_notify('stoa', json_build_object('type', 'school.changed', 'schoolId', member::text)::text);
  end loop;
  perform set_config('stoa.school', leaving::text, true);
  delete from union_share where union_id = given and school_id = leaving;
  perform set_config('stoa.school', school, true);
  return was;
end $$;

-- Takes back what a school shares.
create function take_back_share(given union_share) returns void language plpgsql as $$
declare
  school text := coalesce(current_setting('stoa.school', true), '');
  member bigint;
begin
  for member in select school_id from union_member where union_id = given.union_id and left_at is null loop
    perform set_config('stoa.school', member::text, true);
    delete from resource where school_id = member and share_id = given.id;
    perform pg_notify('stoa', json_build_object('type', 'school.changed', 'schoolId', member::text)::text);
  end loop;
  perform set_config('stoa.school', given.school_id::text, true);
  delete from union_share where id = given.id;
  perform set_config('stoa.school', school, true);
end $$;
