-- Searching stays within one school however many there are: the school is part of the index.
create extension if not exists btree_gin;
drop index resource_search;
drop index resource_trigram;
-- What was written lately waits in a list that every search walks through: it is kept short.
create index resource_search on resource using gin (school_id, search_vector) with (gin_pending_list_limit = 512) where status = 'published';
create index resource_trigram on resource using gin (school_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 512) where status = 'published';
-- The working set is in memory or on flash: without this the planner takes the index that search is made for as too dear.
do $$ begin
  execute format('alter database %I set random_page_cost = 1.1', current_database());
exception when insufficient_privilege then null;
end $$;
