-- Seats for a company: goods that are bought in any number, each seat with a code that somebody redeems once.

alter table goods add column seats_of_id bigint references goods on delete cascade;
alter table goods add constraint goods_seats_once unique (school_id, seats_of_id);
alter table goods drop constraint goods_kind;
alter table goods add constraint goods_kind check (num_nonnulls(resource_id, vip_package_id, bundle_id, seats_of_id) = 1);

-- How many of which goods; goods that are not here are bought once.
alter table store_basket add column seats jsonb not null default '{}';
-- Null for goods that are no seats.
alter table store_order_line add column seats int check (seats between 1 and 500);

create table store_seat (
  order_id bigint not null,
  position int not null,
  -- Counts within the line.
  number int not null check (number between 1 and 500),
  school_id bigint not null references school on delete cascade,
  code text not null,
  -- Who redeemed it; null for nobody, and once the account is gone.
  account_id bigint references account on delete set null,
  redeemed_at timestamptz,
  -- Paid back or cancelled, whether it was redeemed or not.
  withdrawn_at timestamptz,
  primary key (order_id, position, number),
  unique (school_id, code),
  constraint store_seat_line foreign key (order_id, position) references store_order_line on delete cascade,
  constraint store_seat_redeemed check (account_id is null or redeemed_at is not null)
);
-- One seat of a line for a person.
create unique index store_seat_person on store_seat (account_id, order_id, position) where account_id is not null;

alter table store_seat enable row level security;
alter table store_seat force row level security;
create policy school_only on store_seat using (school_id = current_school()) with check (school_id = current_school());
