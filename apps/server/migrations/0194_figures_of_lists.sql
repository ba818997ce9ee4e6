-- Figures that were counted whole for each list: articles of sections, who subscribed, and members of groups.
create table knowledge_size (
  school_id bigint not null references school on delete cascade,
  -- 0 for articles in no section.
  section_id bigint not null,
  audience smallint not null,
  -- In every state, and of these those that are published, now or later.
  articles int not null,
  published int not null,
  primary key (school_id, section_id, audience)
);
create table knowledge_audience (
  school_id bigint not null references school on delete cascade,
  -- A section, an article, or the school: all knowledge of it.
  target_id bigint not null,
  subscribers int not null,
  primary key (school_id, target_id)
);
alter table member_group add column members int not null default 0;

-- Policies must not hide rows from their owner; both ends in this transaction.
do $$ declare name text; begin
  foreach name in array array['resource', 'knowledge_subscription', 'member_group', 'member_group_entry'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
end $$;
insert into knowledge_size
  select school_id, coalesce(section_id, 0), audience, count(*), count(*) filter (where status = 'published')
  from resource where type = 3 group by 1, 2, 3;
insert into knowledge_audience
  select school_id, coalesce(section_id, article_id, school_id), count(*) from knowledge_subscription group by 1, 2;
update member_group set members = entries.n
  from (select group_id, count(*)::int as n from member_group_entry group by group_id) entries
  where entries.group_id = member_group.id;
do $$ declare name text; begin
  foreach name in array array['resource', 'knowledge_subscription', 'member_group', 'member_group_entry'] loop
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array['knowledge_size', 'knowledge_audience'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;

create function size_knowledge() returns trigger language plpgsql as $$
declare
  step int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if step > 0 then
    insert into knowledge_size as size
      select school_id, coalesce(section_id, 0), audience, count(*), count(*) filter (where status = 'published')
      from changed where type = 3 group by 1, 2, 3 order by 1, 2, 3
      on conflict (school_id, section_id, audience) do update
        set articles = size.articles + excluded.articles, published = size.published + excluded.published;
  else
    update knowledge_size size set articles = articles - gone.n, published = published - gone.shown
      from (
        select school_id, coalesce(section_id, 0) as section_id, audience, count(*)::int as n,
          (count(*) filter (where status = 'published'))::int as shown
        from changed where type = 3 group by 1, 2, 3
      ) gone
      where size.school_id = gone.school_id and size.section_id = gone.section_id and size.audience = gone.audience;
  end if;
  return null;
end $$;
create trigger size_added after insert on resource referencing new table as changed
  for each statement execute function size_knowledge();
create trigger size_removed after delete on resource referencing old table as changed
  for each statement execute function size_knowledge();

-- One by one: most changes of resources are none of these columns, and those of many at once move them (below).
create function resize_knowledge() returns trigger language plpgsql as $$
begin
  update knowledge_size size set articles = articles - 1, published = published - (old.status = 'published')::int
    where size.school_id = old.school_id and size.section_id = coalesce(old.section_id, 0)
      and size.audience = old.audience;
  insert into knowledge_size as size (school_id, section_id, audience, articles, published)
    values (new.school_id, coalesce(new.section_id, 0), new.audience, 1, (new.status = 'published')::int)
    on conflict (school_id, section_id, audience) do update
      set articles = size.articles + 1, published = size.published + excluded.published;
  return null;
end $$;
create trigger size_changed after update of section_id, audience, status on resource for each row
  when (new.type = 3 and current_setting('stoa.moving', true) is distinct from 'on'
    and (old.section_id, old.audience, old.status) is distinct from (new.section_id, new.audience, new.status))
  execute function resize_knowledge();

-- All articles of a section into another one, or out of all: their figures go along.
create function move_articles(source bigint, target bigint) returns void language plpgsql as $$
begin
  perform set_config('stoa.moving', 'on', true);
  update resource set section_id = target where section_id = source;
  perform set_config('stoa.moving', '', true);
  insert into knowledge_size as size
    select school_id, coalesce(target, 0), audience, articles, published
    from knowledge_size where school_id = current_school() and section_id = source
    on conflict (school_id, section_id, audience) do update
      set articles = size.articles + excluded.articles, published = size.published + excluded.published;
  delete from knowledge_size where school_id = current_school() and section_id = source;
end $$;

-- As `count_learners` counts: in one order, and also where an account goes with what it has in all schools.
create function count_subscribers() returns trigger language plpgsql as $$
declare
  step int := case tg_op when 'INSERT' then 1 else -1 end;
  bound text := current_setting('stoa.school', true);
  counted record;
begin
  for counted in
    select school_id, coalesce(section_id, article_id, school_id) as target_id, count(*)::int * step as people
    from changed group by 1, 2 order by 1, 2
  loop
    perform set_config('stoa.school', counted.school_id::text, true);
    if step > 0 then
      insert into knowledge_audience as audience (school_id, target_id, subscribers)
        values (counted.school_id, counted.target_id, counted.people)
        on conflict (school_id, target_id) do update set subscribers = audience.subscribers + excluded.subscribers;
    else
      update knowledge_audience set subscribers = subscribers + counted.people
        where school_id = counted.school_id and target_id = counted.target_id;
    end if;
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
  return null;
end $$;
create trigger count_subscribed after insert on knowledge_subscription referencing new table as changed
  for each statement execute function count_subscribers();
create trigger count_unsubscribed after delete on knowledge_subscription referencing old table as changed
  for each statement execute function count_subscribers();

create function count_grouped() returns trigger language plpgsql as $$
declare
  step int := case tg_op when 'INSERT' then 1 else -1 end;
  bound text := current_setting('stoa.school', true);
  counted record;
begin
  for counted in
    select school_id, group_id, count(*)::int * step as people from changed group by 1, 2 order by 1, 2
  loop
    perform set_config('stoa.school', counted.school_id::text, true);
    update member_group set members = members + counted.people where id = counted.group_id;
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
  return null;
end $$;
create trigger count_grouped after insert on member_group_entry referencing new table as changed
  for each statement execute function count_grouped();
create trigger count_ungrouped after delete on member_group_entry referencing old table as changed
  for each statement execute function count_grouped();

-- What somebody saved is read school by school: those that are closed to them are left out.
drop index saved_resource_latest;
create index saved_resource_latest on saved_resource (account_id, school_id, saved_at, resource_id);
