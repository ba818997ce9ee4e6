-- Searching stays within one school however many there are: the school is part of the index.
create extension if not exists btree_gin;
drop index resource_search;
drop index resource_trigram;
create index resource_search on resource using gin (school_id, search_vector) with (fastupdate = off) where status = 'published';
create index resource_trigram on resource using gin (school_id, search_text gin_trgm_ops) with (fastupdate = off) where status = 'published';
