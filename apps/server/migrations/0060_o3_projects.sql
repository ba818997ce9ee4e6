-- Teams that work on the projects of an o3 area, the tasks on their boards, and demonstrations of tools.
create table o3_team (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  card_id bigint not null references o3_card on delete cascade,
  title text not null,
  -- Whoever has it joins the team.
  invitation text not null unique,
  is_open boolean not null default false,
  created_at timestamptz not null
);
create index o3_team_newest on o3_team (card_id, created_at desc, id);

create table o3_team_member (
  team_id bigint not null references o3_team on delete cascade,
  school_id bigint not null references school on delete cascade,
  card_id bigint not null references o3_card on delete cascade,
  account_id bigint not null references account on delete cascade,
  role text not null check (role in ('leader', 'member', 'reviewer')),
  joined_at timestamptz not null,
  primary key (team_id, account_id)
);
-- A learner is in one team of a project; who reviews, in as many as they like.
create unique index o3_team_member_learner on o3_team_member (card_id, account_id) where role <> 'reviewer';
create index o3_team_member_person on o3_team_member (account_id);

create table o3_task (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  team_id bigint not null references o3_team on delete cascade,
  title text not null,
  body text not null default '',
  stage text not null check (stage in ('todo', 'doing', 'review', 'done')),
  -- From 0, within the stage.
  place int not null,
  assignee_id bigint references account on delete set null,
  due_on date,
  -- A phase of the project, from 1.
  phase int,
  -- What the last review said.
  remark text not null default '',
  reviewer_id bigint references account on delete set null,
  version int not null default 1
);
create index o3_task_board on o3_task (team_id, stage, place);
create index o3_task_assignee on o3_task (assignee_id) where assignee_id is not null;
create index o3_task_reviewer on o3_task (reviewer_id) where reviewer_id is not null;

create table o3_demo (
  id bigint primary key,
  school_id bigint not null references school on delete cascade,
  -- The tool that it shows.
  card_id bigint references o3_card on delete cascade,
  title jsonb not null,
  -- Its body, its steps, and where it can be tried.
  content jsonb not null
);
create index o3_demo_card on o3_demo (card_id);

do $$ declare name text; begin
  foreach name in array array['o3_team', 'o3_team_member', 'o3_task', 'o3_demo'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
