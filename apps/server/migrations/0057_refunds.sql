-- Money that is paid back, line by line.

alter table store_order drop constraint store_order_state_check;
alter table store_order add constraint store_order_state_check
  check (state in ('awaitingPayment', 'paid', 'partlyRefunded', 'refunded', 'cancelled'));
alter table store_order drop constraint store_order_paid;
alter table store_order add constraint store_order_paid
  check ((state in ('paid', 'partlyRefunded', 'refunded')) = (paid_at is not null));
alter table store_order add column refunded int not null default 0;
alter table store_order add constraint store_order_refunded check (
  refunded between 0 and total
  and case state
    when 'refunded' then refunded = total and total > 0
    when 'partlyRefunded' then refunded > 0 and refunded < total
    else refunded = 0
  end
);

alter table store_order_line add column refunded int not null default 0;
alter table store_order_line add column refunded_tax int not null default 0;
-- When what was bought was closed again.
alter table store_order_line add column ended_at timestamptz;
alter table store_order_line add constraint store_order_line_refunded
  check (refunded between 0 and amount and refunded_tax between 0 and tax and refunded_tax <= refunded);
create index store_order_line_resource on store_order_line (resource_id);

create table store_refund (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  order_id bigint not null constraint store_refund_order references store_order deferrable initially deferred,
  transaction_id bigint not null unique references ledger_transaction deferrable initially deferred,
  reason text not null check (reason <> ''),
  amount int not null check (amount > 0),
  tax int not null check (tax between 0 and amount),
  made_at timestamptz not null,
  made_by bigint references account on delete set null
);
create index store_refund_of_order on store_refund (order_id, made_at, id);
create index store_refund_school on store_refund (school_id);
create index store_refund_made_by on store_refund (made_by) where made_by is not null;

create table store_refund_line (
  refund_id bigint not null references store_refund on delete cascade,
  school_id bigint not null references school on delete cascade,
  order_id bigint not null,
  position int not null,
  amount int not null check (amount > 0),
  tax int not null check (tax between 0 and amount),
  primary key (refund_id, position),
  constraint store_refund_line_of foreign key (order_id, position) references store_order_line deferrable initially deferred
);
create index store_refund_line_order on store_refund_line (order_id, position);
create index store_refund_line_school on store_refund_line (school_id);

do $$ declare name text; begin
  foreach name in array array['store_refund', 'store_refund_line'] loop
    execute format('create trigger written_for_ever before update or delete on %I for each row execute function written_for_ever()', name);
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
