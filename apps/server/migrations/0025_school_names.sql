-- Directories find schools by parts of their names in any language: the names as they stand in the column, all of them.
alter table school add column names text not null
  generated always as (lower(jsonb_path_query_array(name, '$.*')::text)) stored;
create index school_names on school using gin (names gin_trgm_ops);
create index school_listed on school (position, id) where status = 'active' and parent_id is null;
