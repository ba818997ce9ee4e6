-- Questions belong to their school and may be asked by several exams.
create table question (
  id bigint primary key default new_id(),
  school_id bigint not null references school on delete cascade,
  -- What new attempts begin with; earlier versions stay for the attempts that name them.
  version int not null default 1 check (version > 0),
  -- Rises with every save, also where the version stays.
  revision int not null default 1,
  kind text not null,
  folder text not null default '',
  tags text[] not null default '{}',
  is_archived boolean not null default false,
  -- A published exam asked it: attempts may name it, so that it is never deleted.
  was_asked boolean not null default false,
  search_text text not null default '',
  updated_at timestamptz not null default now()
);
create index question_newest on question (school_id, id);

alter table exam_question no force row level security;
alter table exam_question_version no force row level security;
insert into question (id, school_id, version, kind, was_asked, search_text)
  select q.id, q.school_id, q.version, v.kind, true,
    (select coalesce(string_agg(lower(value), ' '), '') from jsonb_each_text(v.text))
  from exam_question q join exam_question_version v on v.question_id = q.id and v.version = q.version;

alter table exam_question add column points int not null default 1 check (points between 1 and 1000);
update exam_question q set points = v.points
  from exam_question_version v where v.question_id = q.id and v.version = q.version;
alter table exam_question drop constraint exam_question_pkey;
alter table exam_question rename column id to question_id;
alter table exam_question alter column question_id drop default;
alter table exam_question drop column version;
alter table exam_question add primary key (exam_id, question_id);
alter table exam_question add foreign key (question_id) references question;
create index exam_question_question on exam_question (question_id);

-- An exam may go; what its attempts asked in other exams stays.
alter table exam_question_version drop column exam_id;
delete from exam_question_version where question_id not in (select id from question);
alter table exam_question_version add foreign key (question_id) references question on delete cascade;
alter table exam_question force row level security;
alter table exam_question_version force row level security;

alter table exam
  add column version int not null default 1,
  add column counted text not null default 'best' check (counted in ('best', 'first', 'last')),
  add column releases text not null default 'auto' check (releases in ('auto', 'manual')),
  add column is_blind boolean not null default false;

alter table question enable row level security;
alter table question force row level security;
create policy school_only on question using (school_id = current_school()) with check (school_id = current_school());
