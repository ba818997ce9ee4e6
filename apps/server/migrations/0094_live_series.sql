-- Sessions that were scheduled together share an id. Each is a session of its own: nothing else is kept of the rule.
alter table live add column series_id bigint;
create index live_series on live (series_id) where series_id is not null;
