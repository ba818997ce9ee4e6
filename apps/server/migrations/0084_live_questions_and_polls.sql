-- Questions to the host of a live session with votes, and polls. Their changes are events of the room, as messages are.
create table live_question (
  id bigint primary key default new_id(),
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- As the browser that sent it has named it: sent again, it is one all the same.
  client_id text not null,
  text text not null,
  state text not null default 'open' check (state in ('open', 'answering', 'answered', 'dismissed')),
  asked_at timestamptz not null,
  -- The event of its last change.
  sequence int not null check (sequence > 0),
  unique (live_id, account_id, client_id)
);
create index live_question_changed on live_question (live_id, sequence);
create index live_question_person on live_question (account_id);
create index live_question_age on live_question (asked_at);
create unique index live_question_answering on live_question (live_id) where state = 'answering';

create table live_question_vote (
  question_id bigint not null references live_question on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  primary key (question_id, account_id)
);
create index live_question_vote_person on live_question_vote (account_id);

create table live_poll (
  id bigint primary key default new_id(),
  live_id bigint not null references live on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint references account on delete set null,
  client_id text not null,
  question jsonb not null,
  -- Texts by language, in order: votes name them by their place, so they stay once the poll was started.
  options jsonb not null check (jsonb_array_length(options) between 2 and 10),
  is_multiple boolean not null,
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  is_shared boolean not null default false,
  created_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  removed_at timestamptz,
  sequence int not null check (sequence > 0),
  unique (live_id, account_id, client_id)
);
create index live_poll_changed on live_poll (live_id, sequence);
create index live_poll_person on live_poll (account_id);

create table live_poll_vote (
  poll_id bigint not null references live_poll on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  choices smallint[] not null check (cardinality(choices) between 1 and 10),
  voted_at timestamptz not null,
  primary key (poll_id, account_id)
);
create index live_poll_vote_person on live_poll_vote (account_id);

do $$ declare name text; begin
  foreach name in array array['live_question', 'live_question_vote', 'live_poll', 'live_poll_vote'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
create policy aged on live_question using (current_setting('stoa.sweep', true) = 'on');
-- A copy of what a person wrote and chose has that of every school.
create policy own_questions on live_question for select using (account_id = current_account());
create policy own_votes on live_poll_vote for select using (account_id = current_account());
