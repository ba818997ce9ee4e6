-- Invoices and credit notes: numbered a school, kind and year, without gaps. What stands on them is that of the order,
-- which does not change; only the seller could.

create table store_invoice_count (
  school_id bigint not null references school on delete cascade,
  kind text not null check (kind in ('invoice', 'creditNote')),
  year int not null,
  last int not null check (last > 0),
  primary key (school_id, kind, year)
);

create table store_invoice (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  kind text not null check (kind in ('invoice', 'creditNote')),
  year int not null,
  number int not null check (number > 0),
  order_id bigint not null constraint store_invoice_order references store_order deferrable initially deferred,
  refund_id bigint unique references store_refund deferrable initially deferred,
  seller jsonb not null,
  issued_at timestamptz not null,
  unique (school_id, kind, year, number),
  constraint store_invoice_refund check ((kind = 'creditNote') = (refund_id is not null))
);
create unique index store_invoice_once on store_invoice (order_id) where kind = 'invoice';
create index store_invoice_of_order on store_invoice (order_id, issued_at, id);

-- What was paid before there were invoices.
alter table store_order no force row level security;
alter table store_settings no force row level security;
insert into store_invoice (school_id, kind, year, number, order_id, seller, issued_at)
  select school_id, 'invoice', year, row_number() over (partition by school_id, year order by paid_at, id), id, seller, paid_at
  from (
    select store_order.id, store_order.school_id, paid_at, seller, extract(year from paid_at at time zone 'UTC')::int as year
    from store_order join store_settings using (school_id) where paid_at is not null and total > 0
  ) as paid;
insert into store_invoice_count (school_id, kind, year, last)
  select school_id, kind, year, max(number) from store_invoice group by school_id, kind, year;
set constraints all immediate;
alter table store_settings force row level security;
alter table store_order force row level security;

create trigger written_for_ever before update or delete on store_invoice
  for each row execute function written_for_ever();

do $$ declare name text; begin
  foreach name in array array['store_invoice_count', 'store_invoice'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
