-- A learning map is a resource: stages of stops, which lead to other resources of the school. Ids are those that its
-- editor gave; they are told apart within the map.
create table learning_map_stage (
  map_id bigint not null references resource on delete cascade,
  id bigint not null,
  school_id bigint not null references school on delete cascade,
  title jsonb not null,
  position int not null,
  primary key (map_id, id)
);
create table learning_map_stop (
  map_id bigint not null,
  id bigint not null,
  stage_id bigint not null,
  school_id bigint not null references school on delete cascade,
  resource_id bigint not null references resource on delete cascade,
  -- Stops of the map that are to be done before; one that is gone is waited for no longer.
  needs bigint[] not null default '{}',
  position int not null,
  primary key (map_id, id),
  foreign key (map_id, stage_id) references learning_map_stage on delete cascade
);
create index learning_map_stop_order on learning_map_stop (map_id, stage_id, position);
create index learning_map_stop_resource on learning_map_stop (resource_id);

-- Who follows a map, and which of those stops they have done that no result tells of.
create table learning_map_learner (
  map_id bigint not null references resource on delete cascade,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  began_at timestamptz not null,
  primary key (map_id, account_id)
);
create index learning_map_learner_account on learning_map_learner (account_id);
create table learning_map_mark (
  map_id bigint not null,
  stop_id bigint not null,
  account_id bigint not null references account on delete cascade,
  school_id bigint not null references school on delete cascade,
  done_at timestamptz not null,
  primary key (map_id, stop_id, account_id),
  foreign key (map_id, stop_id) references learning_map_stop on delete cascade
);
create index learning_map_mark_account on learning_map_mark (account_id);

-- People are counted where they come and go, as learners of classes are: with an account its maps go.
create function count_map_learners() returns trigger language plpgsql as $$
declare
  step int := case tg_op when 'INSERT' then 1 else -1 end;
  bound text := current_setting('stoa.school', true);
  counted record;
begin
  for counted in
    select map_id, school_id, count(*)::int * step as learners from changed group by map_id, school_id order by map_id
  loop
    perform set_config('stoa.school', counted.school_id::text, true);
    update resource set
      learner_count = greatest(0, learner_count + counted.learners),
      hot_score = greatest(0, hot_score + counted.learners * 12)
      where id = counted.map_id;
  end loop;
  perform set_config('stoa.school', coalesce(bound, ''), true);
  return null;
end $$;
create trigger count_followed after insert on learning_map_learner referencing new table as changed
  for each statement execute function count_map_learners();
create trigger count_unfollowed after delete on learning_map_learner referencing old table as changed
  for each statement execute function count_map_learners();

-- Whether the portal opens with pages of the school's own, or with the fixed layout.
alter table school add column is_decorated boolean not null default true;

-- How long the list behind a block of a page was when somebody asked for it to be worked out anew.
create table more_list (
  school_id bigint not null references school on delete cascade,
  page_id text not null,
  block_id text not null,
  total int not null,
  updated_at timestamptz not null,
  primary key (school_id, page_id, block_id)
);

-- Lists of those who make resources, drafts included.
create index resource_managed_hottest on resource (school_id, hot_score, id);
create index resource_managed_downloads on resource (school_id, download_count, id);

do $$ declare name text; begin
  foreach name in array array['learning_map_stage', 'learning_map_stop', 'learning_map_learner', 'learning_map_mark', 'more_list'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
