-- What a school sells, the baskets of its buyers, and their orders.

-- How the school sells; without a row it does not.
create table store_settings (
  school_id bigint primary key references school on delete cascade,
  order_enabled boolean not null default false,
  -- Since when nothing can be ordered; null before the first time and while orders are taken.
  disabled_since timestamptz,
  currency text not null check (currency in ('CNY', 'EUR', 'GBP', 'JPY', 'USD')),
  seller jsonb not null,
  bank jsonb not null,
  -- Hundredths of a percent.
  standard_rate int not null default 0 check (standard_rate between 0 and 5000),
  reduced_rate int not null default 0 check (reduced_rate between 0 and 5000),
  terms_version int not null default 0,
  version int not null default 1
);

-- Every version of the terms of sale: what somebody agreed to can be read for ever.
create table store_terms (
  school_id bigint not null references school on delete cascade,
  version int not null,
  text text not null,
  made_at timestamptz not null,
  primary key (school_id, version)
);

create table goods (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  resource_id bigint not null references resource on delete cascade,
  -- By currency, in its smallest unit, tax included.
  prices jsonb not null,
  tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'zero')),
  -- Null: as many as are wanted.
  stock int check (stock >= 0),
  -- Ordered, and not cancelled.
  taken int not null default 0 check (taken >= 0),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  status text not null default 'onSale' check (status in ('onSale', 'withdrawn')),
  created_at timestamptz not null default now(),
  version int not null default 1,
  unique (school_id, resource_id),
  constraint goods_stock check (stock is null or taken <= stock)
);
create index goods_resource on goods (resource_id);

create table store_basket (
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  currency text not null,
  goods_ids bigint[] not null,
  updated_at timestamptz not null,
  primary key (school_id, account_id)
);
create index store_basket_account on store_basket (account_id);

create table store_order (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  -- An order outlives the account of its buyer.
  account_id bigint references account on delete set null,
  -- What a transfer names.
  reference text not null,
  state text not null check (state in ('awaitingPayment', 'paid', 'cancelled')),
  currency text not null,
  total int not null check (total >= 0),
  tax int not null check (tax between 0 and total),
  buyer jsonb not null,
  terms_version int not null,
  placed_at timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  -- Who confirmed the payment.
  confirmed_by bigint references account on delete set null,
  unique (school_id, reference),
  constraint store_order_paid check ((state = 'paid') = (paid_at is not null)),
  constraint store_order_cancelled check ((state = 'cancelled') = (cancelled_at is not null)),
  constraint store_order_terms foreign key (school_id, terms_version) references store_terms
);
create index store_order_newest on store_order (school_id, placed_at desc, id desc);
create index store_order_person on store_order (account_id, school_id, placed_at desc);

create table store_order_line (
  order_id bigint not null references store_order on delete cascade,
  school_id bigint not null references school on delete cascade,
  position int not null,
  goods_id bigint references goods on delete set null,
  resource_id bigint references resource on delete set null,
  title jsonb not null,
  amount int not null check (amount >= 0),
  tax_rate int not null check (tax_rate between 0 and 5000),
  tax int not null check (tax between 0 and amount),
  primary key (order_id, position)
);
create index store_order_line_goods on store_order_line (goods_id);

do $$ declare name text; begin
  foreach name in array array['store_settings', 'store_terms', 'goods', 'store_basket', 'store_order', 'store_order_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
