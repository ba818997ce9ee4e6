-- The chat of a live session. Events count up in a room: a message, or its removal.
create table live_message (
  id bigint primary key default new_id(),
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- As the browser that sent it has named it: sent again, it is one all the same.
  client_id text not null,
  sequence int not null check (sequence > 0),
  -- Empty once it was removed.
  text text not null,
  sent_at timestamptz not null,
  -- The event of its removal.
  removed_sequence int,
  unique (live_id, sequence),
  unique (live_id, account_id, client_id)
);
create index live_message_person on live_message (account_id, live_id, sent_at);
create index live_message_removed on live_message (live_id, removed_sequence) where removed_sequence is not null;
create index live_message_age on live_message (sent_at);

create table live_chat (
  live_id bigint primary key references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  -- The number of the last event. Whoever raises it holds the row until the end, so that events are seen in their order.
  sequence int not null default 0,
  slow_mode_seconds int not null default 0 check (slow_mode_seconds between 0 and 300),
  pinned_id bigint references live_message on delete set null
);
create index live_chat_pinned on live_chat (pinned_id) where pinned_id is not null;

create table live_mute (
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  muted_at timestamptz not null,
  primary key (live_id, account_id)
);
create index live_mute_person on live_mute (account_id);
create index live_mute_age on live_mute (muted_at);

create table live_message_report (
  message_id bigint not null references live_message on delete cascade,
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  reason text not null check (reason in ('spam', 'harassment', 'illegal', 'other')),
  reported_at timestamptz not null,
  -- Somebody has decided on the message.
  is_closed boolean not null default false,
  primary key (message_id, account_id)
);
create index live_message_report_open on live_message_report (live_id, reported_at desc) where not is_closed;
create index live_message_report_person on live_message_report (account_id);
create index live_message_report_age on live_message_report (reported_at);

do $$ declare name text; begin
  foreach name in array array['live_message', 'live_chat', 'live_mute', 'live_message_report'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
create policy aged on live_message using (current_setting('stoa.sweep', true) = 'on');
create policy aged on live_mute using (current_setting('stoa.sweep', true) = 'on');
create policy aged on live_message_report using (current_setting('stoa.sweep', true) = 'on');
-- A copy of what a person wrote has their messages of every school.
create policy own_messages on live_message for select using (account_id = current_account());
