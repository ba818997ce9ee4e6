-- Payments by card: how a school takes money, checkouts at its provider, refunds that the provider has to confirm.

-- Without a row money is transferred, as before.
create table store_payment_settings (
  school_id bigint primary key references school on delete cascade,
  transfer_enabled boolean not null default true,
  card_enabled boolean not null default false,
  -- Sealed: the key of the school at the provider, and the secret that signs its messages.
  secret_cipher bytea,
  webhook_cipher bytea,
  -- Whether real money is moved; null without a key.
  is_live boolean,
  version int not null default 1,
  constraint store_payment_some check (transfer_enabled or card_enabled),
  constraint store_payment_card check (not card_enabled or (secret_cipher is not null and webhook_cipher is not null)),
  constraint store_payment_mode check ((secret_cipher is null) = (is_live is null))
);

alter table store_order add column paid_by text check (paid_by in ('transfer', 'card'));

-- One checkout at the provider. An order has as many as were begun, of which one at most is open and one is paid.
create table store_card_payment (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  order_id bigint not null references store_order on delete cascade,
  attempt int not null check (attempt > 0),
  -- returning: money that came too late or twice goes back.
  state text not null check (state in ('starting', 'open', 'processing', 'paid', 'failed', 'expired', 'returning', 'returned')),
  -- Why money goes back.
  return_reason text check (return_reason in ('late', 'twice', 'amount', 'full')),
  -- What the provider took, in the smallest unit of its currency.
  amount int not null check (amount > 0),
  currency text not null,
  session_id text,
  url text,
  expires_at timestamptz,
  intent_id text,
  -- The buyer's bank asks for the money back: as the provider names where that stands.
  dispute text,
  disputed_at timestamptz,
  started_at timestamptz not null,
  unique (order_id, attempt),
  unique (school_id, session_id),
  constraint store_card_payment_return check ((state in ('returning', 'returned')) = (return_reason is not null)),
  constraint store_card_payment_opened check (state <> 'open' or (session_id is not null and url is not null))
);
create unique index store_card_payment_open on store_card_payment (order_id) where state in ('starting', 'open');
create unique index store_card_payment_paid on store_card_payment (order_id) where state = 'paid';
create index store_card_payment_intent on store_card_payment (school_id, intent_id);

-- Money that the provider was asked to pay back; it stands in the books once the provider has confirmed it.
create table store_card_refund (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  order_id bigint not null references store_order on delete cascade,
  payment_id bigint not null references store_card_payment on delete cascade,
  amount int not null check (amount > 0),
  parts jsonb not null,
  reason text not null check (reason <> ''),
  state text not null check (state in ('pending', 'booked', 'failed')),
  made_at timestamptz not null,
  made_by bigint references account on delete set null
);
create unique index store_card_refund_pending on store_card_refund (order_id) where state = 'pending';
create index store_card_refund_of_order on store_card_refund (order_id, made_at);
create index store_card_refund_school on store_card_refund (school_id);
create index store_card_refund_payment on store_card_refund (payment_id);
create index store_card_refund_made_by on store_card_refund (made_by) where made_by is not null;

-- Messages of providers that were dealt with: each once.
create table store_payment_event (
  school_id bigint not null references school on delete cascade,
  event_id text not null check (char_length(event_id) <= 255),
  kind text not null,
  received_at timestamptz not null,
  primary key (school_id, event_id)
);
create index store_payment_event_received on store_payment_event (received_at);

-- Money that is with the provider and not in the bank account yet.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('bank', 'card', 'receivable', 'ordered', 'sales', 'tax', 'refunds'));

do $$ declare name text; begin
  foreach name in array array['store_payment_settings', 'store_card_payment', 'store_card_refund', 'store_payment_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
