-- The books of a store: double entry. What was written is never changed; it is reversed by another transaction.
-- Debits are positive, credits negative, in the smallest unit of the transaction's currency.

create table ledger_transaction (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  kind text not null check (kind in ('order', 'payment', 'cancellation', 'refund')),
  -- An order that stands in the books cannot be removed, unless with its school.
  order_id bigint not null constraint ledger_transaction_order references store_order deferrable initially deferred,
  currency text not null check (currency in ('CNY', 'EUR', 'GBP', 'JPY', 'USD')),
  made_at timestamptz not null,
  made_by bigint references account on delete set null,
  -- How many entries it has: none is added later on.
  entries int not null check (entries >= 2),
  -- What it takes back, all of it.
  reverses bigint unique references ledger_transaction deferrable initially deferred,
  constraint ledger_transaction_reversal check ((kind = 'cancellation') = (reverses is not null))
);
create index ledger_transaction_period on ledger_transaction (school_id, currency, made_at, id);
create index ledger_transaction_made_by on ledger_transaction (made_by) where made_by is not null;
-- Nobody pays twice, nor for what is cancelled.
create unique index ledger_transaction_ordered on ledger_transaction (order_id) where kind = 'order';
create unique index ledger_transaction_settled on ledger_transaction (order_id) where kind in ('payment', 'cancellation');
create index ledger_transaction_of_order on ledger_transaction (order_id);

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction on delete cascade,
  school_id bigint not null references school on delete cascade,
  position int not null,
  -- receivable: what buyers owe; ordered: what the school owes them until it is paid.
  account text not null check (account in ('bank', 'receivable', 'ordered', 'sales', 'tax', 'refunds')),
  -- Hundredths of a percent, where an account is told apart by it.
  tax_rate int check (tax_rate between 0 and 5000),
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, position),
  constraint ledger_entry_rate check ((account in ('sales', 'tax', 'refunds')) = (tax_rate is not null))
);
create index ledger_entry_school on ledger_entry (school_id);

-- What was ordered before there were books.
do $$ declare
  placed record;
  ordered bigint;
  settled bigint;
begin
  alter table store_order no force row level security;
  alter table store_order_line no force row level security;
  for placed in select * from store_order where total > 0 order by placed_at, id loop
    insert into ledger_transaction (school_id, kind, order_id, currency, made_at, made_by, entries)
      values (placed.school_id, 'order', placed.id, placed.currency, placed.placed_at, placed.account_id, 2) returning id into ordered;
    insert into ledger_entry values
      (ordered, placed.school_id, 0, 'receivable', null, placed.total),
      (ordered, placed.school_id, 1, 'ordered', null, -placed.total);
    if placed.state = 'cancelled' then
      insert into ledger_transaction (school_id, kind, order_id, currency, made_at, entries, reverses)
        values (placed.school_id, 'cancellation', placed.id, placed.currency, placed.cancelled_at, 2, ordered) returning id into settled;
      insert into ledger_entry values
        (settled, placed.school_id, 0, 'receivable', null, -placed.total),
        (settled, placed.school_id, 1, 'ordered', null, placed.total);
    elsif placed.state = 'paid' then
      insert into ledger_transaction (school_id, kind, order_id, currency, made_at, made_by, entries)
        values (
          placed.school_id, 'payment', placed.id, placed.currency, placed.paid_at, placed.confirmed_by,
          3 + (select count(distinct tax_rate) filter (where amount > tax) + count(distinct tax_rate) filter (where tax > 0)
               from store_order_line where order_id = placed.id)
        ) returning id into settled;
      insert into ledger_entry values
        (settled, placed.school_id, 0, 'bank', null, placed.total),
        (settled, placed.school_id, 1, 'receivable', null, -placed.total),
        (settled, placed.school_id, 2, 'ordered', null, placed.total);
      insert into ledger_entry
        select settled, placed.school_id, 2 + row_number() over (order by account, tax_rate), account, tax_rate, -sum(amount)
        from (
          select 'sales' as account, tax_rate, amount - tax as amount from store_order_line where order_id = placed.id
          union all select 'tax', tax_rate, tax from store_order_line where order_id = placed.id
        ) as parts group by account, tax_rate having sum(amount) <> 0;
    end if;
  end loop;
end $$;
set constraints all immediate;
alter table store_order_line force row level security;
alter table store_order force row level security;

-- Each transaction has its entries, which come to nothing together. Looked at when all of it is written.
create function ledger_balances() returns trigger language plpgsql as $$
declare
  bound text := current_setting('stoa.school', true);
  checked bigint := case tg_table_name when 'ledger_entry' then (to_jsonb(new) ->> 'transaction_id')::bigint else (to_jsonb(new) ->> 'id')::bigint end;
  total numeric;
  found int;
  wanted int;
begin
  -- Row-level security shows entries to their school alone.
  perform set_config('stoa.school', new.school_id::text, true);
  select coalesce(sum(amount), 0), count(*) into total, found from ledger_entry where transaction_id = checked;
  select entries into wanted from ledger_transaction where id = checked;
  perform set_config('stoa.school', coalesce(bound, ''), true);
  if total <> 0 or found is distinct from wanted then
    raise exception 'ledger transaction % does not balance: % in % entries', checked, total, found
      using errcode = 'check_violation', constraint = 'ledger_balances';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_balances();
create constraint trigger ledger_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balances();

-- What was written in the books stays. Only what follows from a key does not: a school that is erased, the account of
-- whoever wrote it.
create function written_for_ever() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% of % is not allowed: the books are only added to', lower(tg_op), tg_table_name
    using errcode = 'check_violation', constraint = 'written_for_ever';
end $$;
create trigger written_for_ever before update or delete on ledger_transaction
  for each row execute function written_for_ever();
create trigger written_for_ever before update or delete on ledger_entry
  for each row execute function written_for_ever();

-- Entries belong to a transaction of their school.
create unique index ledger_transaction_school on ledger_transaction (id, school_id);
alter table ledger_entry add constraint ledger_entry_same_school
  foreign key (transaction_id, school_id) references ledger_transaction (id, school_id) on delete cascade;
do $$ declare name text; begin
  foreach name in array array['ledger_transaction', 'ledger_entry'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
