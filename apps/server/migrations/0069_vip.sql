-- VIP packages: goods that open the VIP zone of a school for a time.

create table vip_package (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  name jsonb not null,
  introduction jsonb not null default '{}',
  months int not null check (months between 0 and 120),
  days int not null check (days between 0 and 3660),
  constraint vip_package_length check (months + days > 0)
);
create index vip_package_school on vip_package (school_id);

alter table goods alter column resource_id drop not null;
alter table goods add column vip_package_id bigint unique references vip_package on delete cascade;
alter table goods add constraint goods_kind check (num_nonnulls(resource_id, vip_package_id) = 1);

-- For how long what was ordered opens the zone; null for other goods.
alter table store_order_line add column vip_months int check (vip_months >= 0);
alter table store_order_line add column vip_days int check (vip_days >= 0);
alter table store_order_line add constraint store_order_line_vip
  check ((vip_months is null) = (vip_days is null) and (vip_months is null or vip_months + vip_days > 0));

-- The time that an order has bought, one after the other.
create table vip_term (
  order_id bigint not null,
  position int not null,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When it was taken back because it was paid back.
  taken_back_at timestamptz,
  primary key (order_id, position),
  constraint vip_term_line foreign key (order_id, position) references store_order_line on delete cascade,
  constraint vip_term_window check (ends_at > starts_at)
);
create index vip_term_person on vip_term (account_id, school_id, ends_at) where taken_back_at is null;
create index vip_term_school on vip_term (school_id);

-- A seat that a VIP membership opened, and that ends with it.
alter table enrollment add column by_vip boolean not null default false;
create index enrollment_by_vip on enrollment (account_id, school_id) where by_vip;

do $$ declare name text; begin
  foreach name in array array['vip_package', 'vip_term'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
