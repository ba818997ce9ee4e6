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
