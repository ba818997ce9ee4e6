-- Vouchers: a share or an amount off an order, once a person. And orders that lapse where nobody pays them.

create table store_voucher (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  -- In capitals.
  code text not null check (code ~ '^[A-Z0-9-]{3,40}$'),
  percent int check (percent between 1 and 100),
  -- In the smallest unit of its currency.
  amount int check (amount > 0),
  currency text check (currency in ('CNY', 'EUR', 'GBP', 'JPY', 'USD')),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Null: any number of orders.
  uses_max int check (uses_max > 0),
  uses int not null default 0 check (uses >= 0),
  -- Empty: for everything.
  goods_ids bigint[] not null default '{}',
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (school_id, code),
  constraint store_voucher_kind check ((percent is null) = (amount is not null) and (amount is null) = (currency is null)),
  constraint store_voucher_window check (ends_at > starts_at),
  constraint store_voucher_uses check (uses_max is null or uses <= uses_max)
);

-- An order that uses a voucher; one that is cancelled gives it back.
create table store_voucher_use (
  voucher_id bigint not null references store_voucher on delete cascade,
  school_id bigint not null references school on delete cascade,
  order_id bigint not null unique references store_order on delete cascade,
  account_id bigint references account on delete set null,
  used_at timestamptz not null,
  primary key (voucher_id, order_id),
  constraint store_voucher_use_once unique (voucher_id, account_id)
);
create index store_voucher_use_account on store_voucher_use (account_id) where account_id is not null;
create index store_voucher_use_school on store_voucher_use (school_id);

alter table store_basket add column voucher text not null default '' check (char_length(voucher) <= 40);
alter table store_order add column voucher text;
-- What the voucher took off; amounts are what is left.
alter table store_order_line add column discount int not null default 0 check (discount >= 0);

-- After how many days an order that is not paid is cancelled; null for never.
alter table store_settings add column lapse_days int check (lapse_days between 1 and 365);
alter table store_order add column lapses_at timestamptz;
alter table store_order add column lapsed boolean not null default false;
alter table store_order add constraint store_order_lapsed check (not lapsed or state = 'cancelled');

do $$ declare name text; begin
  foreach name in array array['store_voucher', 'store_voucher_use'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
