-- Sections that the articles of a school stand in, and what people subscribe to.
create table knowledge_section (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  parent_id bigint references knowledge_section on delete restrict,
  name jsonb not null,
  summary jsonb not null default '{}',
  -- Who reads it, as it was chosen: all 1, members 2, visitors 3, those who teach 4.
  audience smallint not null check (audience between 1 and 4),
  -- As far as the sections above let them; nobody is 0.
  readers smallint not null default 0 check (readers between 0 and 4),
  position int not null,
  version int not null default 1,
  created_by bigint references account on delete set null,
  created_at timestamptz not null
);
create index knowledge_section_order on knowledge_section (school_id, parent_id, position, id);
create index knowledge_section_parent on knowledge_section (parent_id);
create index knowledge_section_maker on knowledge_section (created_by);

alter table resource
  add column section_id bigint references knowledge_section on delete set null,
  -- Who reads its section: the same for every list, search and block, which need not know of sections.
  add column section_readers smallint not null default 1;
create index resource_section on resource (section_id) where section_id is not null;

-- A resource is read by those who read its section, whoever moves which of them.
create function take_section_readers() returns trigger language plpgsql as $$
begin
  new.section_readers := case when new.section_id is null then 1
    else coalesce((select readers from knowledge_section where id = new.section_id), 0) end;
  return new;
end $$;
create trigger section_readers_taken before insert or update of section_id on resource
  for each row execute function take_section_readers();
create function give_section_readers() returns trigger language plpgsql as $$
begin
  update resource set section_readers = new.readers where section_id = new.id;
  return null;
end $$;
create trigger section_readers_given after update of readers on knowledge_section
  for each row when (old.readers is distinct from new.readers) execute function give_section_readers();

-- A section, an article, or neither: all knowledge of the school.
create table knowledge_subscription (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  section_id bigint references knowledge_section on delete cascade,
  article_id bigint references resource on delete cascade,
  since timestamptz not null,
  check (section_id is null or article_id is null),
  constraint knowledge_subscription_once unique nulls not distinct (school_id, account_id, section_id, article_id)
);
create index knowledge_subscription_section on knowledge_subscription (section_id, account_id) where section_id is not null;
create index knowledge_subscription_article on knowledge_subscription (article_id, account_id) where article_id is not null;
create index knowledge_subscription_school on knowledge_subscription (school_id, account_id) where section_id is null and article_id is null;
create index knowledge_subscription_person on knowledge_subscription (account_id);

do $$ declare name text; begin
  foreach name in array array['knowledge_section', 'knowledge_subscription'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
-- A copy of a person's data has their subscriptions in every school, also where they are no member.
create policy own_subscriptions on knowledge_subscription for select
  using (current_school() is null and account_id = current_account());
