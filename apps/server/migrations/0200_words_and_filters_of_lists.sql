-- One or two characters have no trigram: what is taught, surveys and questions are found by them with an index of their
-- own. Most Chinese words are that short.
create function text_pairs(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct part), '{}') from (
    select letter, letter || lead(letter) over (order by place) as pair
    from unnest(string_to_array(words, null)) with ordinality letters(letter, place)
  ) pairs, lateral (values (letter), (pair)) parts(part)
  -- Words that are looked for have no blanks around them.
  where part <> '' and part !~ '[ \n]'
$$;

-- Not generated: a table with a trigger before its updates would work it out at every count that changes.
create function pair_text() returns trigger language plpgsql as $$
begin
  new.search_pairs := text_pairs(new.search_text);
  return new;
end $$;

do $$ declare name text; begin
  foreach name in array array['resource', 'survey', 'question'] loop
    execute format('alter table %I add column search_pairs text[] not null default ''{}''', name);
    -- An index is built from rows that a policy must not hide from their owner; both ends in this transaction.
    execute format('alter table %I no force row level security', name);
    execute format('alter table %I disable trigger user', name);
    execute format('update %I set search_pairs = text_pairs(search_text) where search_text <> ''''', name);
    execute format('alter table %I enable trigger user', name);
    execute format('alter table %I force row level security', name);
    execute format('create trigger pair_added before insert on %I for each row when (new.search_text <> '''')
      execute function pair_text()', name);
    execute format('create trigger pair_changed before update of search_text on %I for each row
      when (old.search_text <> new.search_text) execute function pair_text()', name);
    -- Also where rows are filled in without triggers.
    execute format('alter table %I enable always trigger pair_added, enable always trigger pair_changed', name);
    execute format('create index %I on %I using gin (school_id, search_pairs) with (gin_pending_list_limit = 512)',
      name || '_pairs', name);
  end loop;
end $$;
-- As for the others: without it each search walked through the whole bank.
create index question_trigram on question using gin (school_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 512);

-- The bank narrowed to a folder, a tag or a kind: read by an index, also where few are found.
create index question_folder on question (school_id, folder, id);
create index question_kind on question (school_id, kind, id);
create index question_tags on question using gin (school_id, tags) with (gin_pending_list_limit = 512);

-- The tags that questions of a school have, to choose from: kept by triggers, since to find them is to read the bank.
create table question_tag (
  school_id bigint not null references school on delete cascade,
  tag text not null,
  primary key (school_id, tag)
);
alter table question no force row level security;
insert into question_tag select distinct school_id, tag from question, unnest(tags) tag;
alter table question force row level security;
alter table question_tag enable row level security;
alter table question_tag force row level security;
create policy school_only on question_tag using (school_id = current_school()) with check (school_id = current_school());

create function keep_question_tags(added question_tag[], removed question_tag[]) returns void language plpgsql as $$
begin
  insert into question_tag select distinct school_id, tag from unnest(added) order by school_id, tag
    on conflict do nothing;
  -- Whoever takes the last question of a tag away waits for those that come, and sees them.
  perform from question_tag where (school_id, tag) in (select school_id, tag from unnest(added))
    order by school_id, tag for share;
  perform from question_tag where (school_id, tag) in (select school_id, tag from unnest(removed))
    order by school_id, tag for update;
  delete from question_tag where (school_id, tag) in (select school_id, tag from unnest(removed))
    and not exists (select from question where question.school_id = question_tag.school_id
      and question.tags @> array[question_tag.tag]);
end $$;
create function follow_question_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_question_tags(
      array(select distinct (school_id, tag)::question_tag from came, unnest(tags) tag), '{}');
  elsif tg_op = 'DELETE' then
    perform keep_question_tags(
      '{}', array(select distinct (school_id, tag)::question_tag from went, unnest(tags) tag));
  elsif exists (select from came join went using (id) where came.tags <> went.tags) then
    perform keep_question_tags(
      array(select distinct (came.school_id, tag)::question_tag from came join went using (id), unnest(came.tags) tag
        where not went.tags @> array[tag]),
      array(select distinct (went.school_id, tag)::question_tag from went join came using (id), unnest(went.tags) tag
        where not came.tags @> array[tag]));
  end if;
  return null;
end $$;
create trigger tags_came after insert on question referencing new table as came
  for each statement execute function follow_question_tags();
create trigger tags_went after delete on question referencing old table as went
  for each statement execute function follow_question_tags();
create trigger tags_changed after update on question referencing old table as went new table as came
  for each statement execute function follow_question_tags();
