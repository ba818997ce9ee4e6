import { DAYS, media } from './check-parts.ts';
import {
  email,
  fields,
  id,
  listOf,
  number,
  oneOf,
  portalUrl,
  anyWords,
  text,
  yesNo,
} from './check-shapes.ts';

const task = fields({
  title: anyWords,
  body: anyWords,
  question: anyWords,
  'options?': listOf(anyWords, 2),
  'answers?': listOf(text, 1),
  'right?': number(1, 8),
  explanation: anyWords,
  hint: anyWords,
});

const DAY = 400;
const phase = fields({
  title: anyWords,
  text: anyWords,
  'startsInDays?': number(-DAY, DAY),
  'endsInDays?': number(-DAY, DAY),
  'items?': listOf(id, 1),
});
const teamTask = fields({
  title: text,
  'text?': text,
  stage: oneOf('todo', 'doing', 'review', 'done'),
  'assignee?': email,
  'dueInDays?': number(-DAY, DAY),
  'phase?': number(1, 20),
  'remark?': text,
  'reviewer?': email,
});
const team = fields({
  id,
  title: text,
  open: yesNo,
  learners: listOf(email, 1),
  reviewers: listOf(email),
  tasks: listOf(teamTask, 1),
});

/** A demonstration: see o3-format.ts. */
export const o3Demo = fields({
  id,
  school: id,
  'tool?': id,
  title: anyWords,
  body: anyWords,
  'tryUrl?': portalUrl,
  steps: listOf(
    fields({
      title: anyWords,
      text: anyWords,
      command: text,
      output: text,
      seconds: number(1, 120),
    }),
    1,
  ),
});

/** A card of the o3 area: see o3-format.ts. */
export const o3Card = fields({
  id,
  school: id,
  kind: oneOf('project', 'course', 'case', 'tool', 'scenario'),
  title: anyWords,
  summary: anyWords,
  'cover?': media,
  tags: listOf(anyWords, 1),
  'featured?': yesNo,
  'author?': email,
  publishedDaysAgo: number(0, DAYS),
  people: number(0),
  'url?': portalUrl,
  'body?': anyWords,
  'situation?': anyWords,
  'approach?': anyWords,
  'result?': anyWords,
  'figures?': listOf(fields({ label: anyWords, value: anyWords }), 1),
  'launchUrl?': portalUrl,
  'steps?': listOf(fields({ title: anyWords, text: anyWords }), 1),
  'questions?': listOf(anyWords, 1),
  'tasks?': listOf(task, 1),
  'goals?': listOf(anyWords, 1),
  'phases?': listOf(phase, 1),
  'boardTasks?': listOf(fields({ title: anyWords, text: anyWords, 'phase?': number(1, 20) }), 1),
  'teams?': listOf(team, 1),
  'tools?': listOf(id, 1),
  'scenarios?': listOf(id, 1),
  'related?': listOf(id, 1),
});
