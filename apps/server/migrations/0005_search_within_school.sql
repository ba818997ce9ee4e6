-- Searching stays within one school however many there are: the school is part of the index.
create extension if not exists btree_gin;
drop index resource_search;
drop index resource_trigram;
-- What was written lately waits in a list that every search walks through: it is kept short.
create index resource_search on resource using gin (school_id, search_vector) with (gin_pending_list_limit = 512) where status = 'published';
create index resource_trigram on resource using gin (school_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 512) where status = 'published';
