-- Surveys of a school: a draft that is edited, and versions that people answer.
create table survey (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  author_id bigint references account on delete set null,
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  -- Of the draft; rises with every save.
  version int not null default 1,
  draft jsonb not null,
  -- The version of the draft that people answer; null before the first.
  published_version int,
  search_text text not null default '',
  saved_at timestamptz not null,
  check ((status = 'draft') = (published_version is null))
);
create index survey_newest on survey (school_id, id);
create index survey_author on survey (author_id);

-- What people answer. A version is never changed: answers name the one that they belong to.
create table survey_version (
  survey_id bigint not null references survey on delete cascade,
  version int not null,
  school_id bigint not null references school on delete cascade,
  content jsonb not null,
  primary key (survey_id, version)
);
create trigger keep_version before update on survey_version
  for each row execute function refuse_version_change();

-- What was answered. Of an anonymous survey it has nothing that leads to a person: no account, no time, and an id by
-- chance, so that the order of answers is not the order of those who gave them.
create table survey_answer (
  id uuid primary key default gen_random_uuid(),
  survey_id bigint not null references survey on delete cascade,
  school_id bigint not null references school on delete cascade,
  version int not null,
  answers jsonb not null,
  account_id bigint references account on delete cascade,
  answered_at timestamptz,
  check ((account_id is null) or (answered_at is not null))
);
create index survey_answer_survey on survey_answer (survey_id, id);
create index survey_answer_account on survey_answer (account_id) where account_id is not null;

-- Who has answered, by a hash of the account or the browser: keeps a second answer out. Names no answer and no time.
create table survey_participant (
  survey_id bigint not null references survey on delete cascade,
  key text not null,
  school_id bigint not null references school on delete cascade,
  -- A hash of what the browser names its submission: the same one again is no second answer.
  submission text not null,
  primary key (survey_id, key)
);

do $$ declare name text; begin
  foreach name in array array['survey', 'survey_version', 'survey_answer', 'survey_participant'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
