-- Spaces of people in a school, who follows whom there, and who looked at a space. All of it ends with the membership.
create table follow (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  follower_id bigint not null,
  -- Null: the school itself is followed.
  person_id bigint,
  followed_at timestamptz not null default now(),
  constraint follow_once unique nulls not distinct (school_id, follower_id, person_id),
  constraint follow_other check (follower_id <> person_id),
  foreign key (school_id, follower_id) references membership on delete cascade,
  foreign key (school_id, person_id) references membership on delete cascade
);
create index follow_newest on follow (school_id, follower_id, followed_at, id) where person_id is not null;
create index follow_fans on follow (school_id, person_id, followed_at, id);

create table space (
  school_id bigint not null references school on delete cascade,
  account_id bigint not null,
  cover_url text not null default '',
  about text not null default '',
  -- [{ label, url }]
  links jsonb not null default '[]',
  -- Who sees a tab; null until the person chooses.
  show_works text check (show_works in ('all', 'members', 'followers', 'nobody')),
  show_dynamics text check (show_dynamics in ('all', 'members', 'followers', 'nobody')),
  show_learning text check (show_learning in ('all', 'members', 'followers', 'nobody')),
  show_follows text check (show_follows in ('all', 'members', 'followers', 'nobody')),
  -- Kinds of dynamics that are shown to nobody else.
  hidden_kinds text[] not null default '{}',
  leave_visits boolean not null default true,
  primary key (school_id, account_id),
  foreign key (school_id, account_id) references membership on delete cascade
);

create table space_visit (
  school_id bigint not null references school on delete cascade,
  owner_id bigint not null,
  visitor_id bigint not null,
  visited_at timestamptz not null default now(),
  visit_count int not null default 1,
  primary key (school_id, owner_id, visitor_id),
  foreign key (school_id, owner_id) references membership on delete cascade,
  foreign key (school_id, visitor_id) references membership on delete cascade
);
create index space_visit_newest on space_visit (school_id, owner_id, visited_at, visitor_id);
create index space_visit_visitor on space_visit (school_id, visitor_id);
create index space_visit_age on space_visit (visited_at);

do $$ declare name text; begin
  foreach name in array array['follow', 'space', 'space_visit'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy school_only on %I using (school_id = current_school()) with check (school_id = current_school())', name);
  end loop;
end $$;
create policy aged on space_visit using (current_setting('stoa.sweep', true) = 'on');

-- What a person made and did in a school.
create index resource_author on resource (school_id, author_id, published_at, id) where status = 'published';
create index class_teacher_person on class_teacher (school_id, account_id, class_id);
create index lesson_progress_done on lesson_progress (school_id, account_id, completed_at, lesson_id)
  where completed_at is not null;
