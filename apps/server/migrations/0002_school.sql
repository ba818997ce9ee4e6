-- What is inside a school. Every table carries school_id and is bound by row-level security (0003).
create table membership (
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  role text not null check (role in ('owner', 'admin', 'teacher', 'member')),
  status text not null default 'valid' check (status in ('valid', 'disabled')),
  joined_at timestamptz not null default now(),
  primary key (school_id, account_id)
);
create index membership_account on membership (account_id);

create table school_config (
  school_id bigint not null references school on delete cascade,
  key text not null,
  value jsonb not null,
  primary key (school_id, key)
);

create table category (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  parent_id bigint references category on delete cascade,
  slug text not null,
  name jsonb not null,
  position int not null default 0,
  unique (school_id, slug)
);
create index category_tree on category (school_id, parent_id, position);

create table resource (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  -- 1 course, 2 exam, 3 knowledge, 4 live, 5 class, 10 purchase course, 11 share course, 12 share exam, 17 topic
  type smallint not null,
  slug text not null,
  title jsonb not null,
  summary jsonb not null default '{}',
  cover_url text not null default '',
  -- 1 VIP, 2 free
  zone smallint not null default 2,
  -- 1 all, 2 members, 3 visitors
  audience smallint not null default 1,
  author_id bigint references account on delete set null,
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  starts_at timestamptz,
  ends_at timestamptz,
  minutes int,
  lesson_count int not null default 0,
  has_video boolean not null default false,
  learner_count int not null default 0,
  download_count int not null default 0,
  -- What 'hottest' sorts by; kept by the writes that change it.
  hot_score int not null default 0,
  price jsonb,
  category_ids bigint[] not null default '{}',
  -- Words in every language, segmented and folded by the server (see search/tokens.ts).
  search_vector tsvector not null default '',
  -- The same text folded, for the trigram leg (parts of words, typing errors).
  search_text text not null default '',
  unique (school_id, slug)
);
create index resource_newest on resource (school_id, published_at desc, id desc) where status = 'published';
create index resource_hottest on resource (school_id, hot_score desc, id desc) where status = 'published';
create index resource_downloads on resource (school_id, download_count desc, id desc) where status = 'published';
create index resource_type_newest on resource (school_id, type, published_at desc, id desc) where status = 'published';
create index resource_search on resource using gin (search_vector);
create index resource_trigram on resource using gin (search_text gin_trgm_ops);

create table article (
  resource_id bigint primary key references resource on delete cascade,
  school_id bigint not null references school on delete cascade,
  body jsonb not null,
  reading_minutes int not null default 1
);

create table exam (
  resource_id bigint primary key references resource on delete cascade,
  school_id bigint not null references school on delete cascade,
  minutes int not null,
  pass_mark int not null,
  attempts int not null,
  opens_at timestamptz,
  closes_at timestamptz
);
create table exam_question (
  id bigint primary key default new_id(),
  exam_id bigint not null references exam on delete cascade,
  school_id bigint not null references school on delete cascade,
  kind text not null check (kind in ('single', 'multiple', 'truefalse')),
  text jsonb not null,
  options jsonb not null,
  right_options int[] not null,
  explanation jsonb not null,
  position int not null
);
create index exam_question_order on exam_question (exam_id, position);

create table live (
  resource_id bigint primary key references resource on delete cascade,
  school_id bigint not null references school on delete cascade,
  host_id bigint references account on delete set null,
  starts_at timestamptz not null,
  minutes int not null,
  is_boutique boolean not null default false
);

create table topic_item (
  topic_id bigint not null references resource on delete cascade,
  school_id bigint not null references school on delete cascade,
  resource_id bigint not null references resource on delete cascade,
  position int not null,
  primary key (topic_id, resource_id)
);

-- Classes and courses share the shape: sections of lessons.
create table class (
  resource_id bigint primary key references resource on delete cascade,
  school_id bigint not null references school on delete cascade,
  capacity int,
  seats_taken int not null default 0,
  outcomes jsonb not null default '[]',
  check (capacity is null or seats_taken <= capacity)
);
create table class_teacher (
  class_id bigint not null references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  position int not null default 0,
  primary key (class_id, account_id)
);
create table class_section (
  id bigint primary key default new_id(),
  class_id bigint not null references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  title jsonb not null,
  position int not null
);
create index class_section_order on class_section (class_id, position);
create table lesson (
  id bigint primary key default new_id(),
  class_id bigint not null references class on delete cascade,
  section_id bigint not null references class_section on delete cascade,
  school_id bigint not null references school on delete cascade,
  title jsonb not null,
  kind text not null check (kind in ('article', 'video')),
  minutes int not null,
  is_preview boolean not null default false,
  position int not null,
  -- article: rich text by language
  body jsonb,
  -- video: { url, posterUrl, seconds, captions: { language: url } }
  video jsonb
);
create index lesson_order on lesson (class_id, position);

create table enrollment (
  class_id bigint not null references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  enrolled_at timestamptz not null default now(),
  primary key (class_id, account_id)
);
create index enrollment_account on enrollment (school_id, account_id, enrolled_at desc);
create index enrollment_newest on enrollment (class_id, enrolled_at desc, account_id);

create table lesson_progress (
  lesson_id bigint not null references lesson on delete cascade,
  class_id bigint not null references class on delete cascade,
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- Video: seconds; article: the share read, 0..1
  position_seconds double precision not null default 0,
  fraction double precision not null default 0,
  completed_at timestamptz,
  device_id text not null,
  client_updated_at timestamptz not null,
  updated_at timestamptz not null default now(),
  primary key (lesson_id, account_id)
);
create index lesson_progress_account on lesson_progress (school_id, account_id, updated_at desc);
create index lesson_progress_class on lesson_progress (class_id, account_id);

create table point_event (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  points int not null,
  reason text not null,
  -- What the points were given for, so that the same thing never counts twice.
  subject_id bigint,
  at timestamptz not null default now(),
  unique (school_id, account_id, reason, subject_id)
);
create index point_event_time on point_event (school_id, at);

create table page (
  school_id bigint not null references school on delete cascade,
  page_id text not null,
  title jsonb not null,
  is_full_page boolean not null default true,
  type text not null default 'v2' check (type in ('v1', 'v2')),
  blocks jsonb not null,
  status text not null default 'published' check (status in ('draft', 'published')),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (school_id, page_id)
);

create table navigation (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  parent_id bigint references navigation on delete cascade,
  code text not null,
  name jsonb not null,
  url text not null default '',
  position int not null
);
create index navigation_order on navigation (school_id, parent_id, position);

create table bulletin (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  content jsonb not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  status smallint not null default 1
);
create index bulletin_time on bulletin (school_id, start_time);

create table hot_word (
  school_id bigint not null references school on delete cascade,
  language text not null,
  word text not null,
  position int not null,
  primary key (school_id, language, word)
);

create table search_history (
  school_id bigint not null references school on delete cascade,
  account_id bigint not null references account on delete cascade,
  keyword text not null,
  searched_at timestamptz not null default now(),
  primary key (school_id, account_id, keyword)
);
create index search_history_newest on search_history (school_id, account_id, searched_at desc);
