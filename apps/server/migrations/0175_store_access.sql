-- What an order line opens, each resource by itself: one for a class, an exam or a live session, several for a topic.
create table store_access (
  order_id bigint not null,
  position int not null,
  school_id bigint not null references school on delete cascade,
  resource_id bigint not null references resource on delete cascade,
  primary key (order_id, position, resource_id),
  constraint store_access_line foreign key (order_id, position) references store_order_line on delete cascade
);
create index store_access_resource on store_access (resource_id);
create index store_access_school on store_access (school_id);

alter table store_order_line no force row level security;
insert into store_access (order_id, position, school_id, resource_id)
  select order_id, position, school_id, resource_id from store_order_line where resource_id is not null;
alter table store_order_line force row level security;

alter table store_access enable row level security;
alter table store_access force row level security;
create policy school_only on store_access using (school_id = current_school()) with check (school_id = current_school());
