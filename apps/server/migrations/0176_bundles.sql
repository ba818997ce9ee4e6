-- Bundles: several goods at one price.

create table goods_bundle (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  name jsonb not null,
  introduction jsonb not null default '{}'
);
create index goods_bundle_school on goods_bundle (school_id);

create table goods_bundle_item (
  bundle_id bigint not null references goods_bundle on delete cascade,
  school_id bigint not null references school on delete cascade,
  goods_id bigint not null references goods on delete cascade,
  position int not null,
  primary key (bundle_id, goods_id)
);
create index goods_bundle_item_goods on goods_bundle_item (goods_id);
create index goods_bundle_item_school on goods_bundle_item (school_id);

alter table goods add column bundle_id bigint unique references goods_bundle on delete cascade;
alter table goods drop constraint goods_kind;
alter table goods add constraint goods_kind check (num_nonnulls(resource_id, vip_package_id, bundle_id) = 1);

do $$ declare name text; begin
  foreach name in array array['goods_bundle', 'goods_bundle_item'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
