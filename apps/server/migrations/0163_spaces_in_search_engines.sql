-- Search engines list a space only where its person allows it.
alter table space add column in_search_engines boolean not null default false;
