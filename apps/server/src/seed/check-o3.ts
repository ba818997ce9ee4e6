import { DAYS, media } from './check-parts.ts';
import {
  email,
  fields,
  id,
  listOf,
  number,
  oneOf,
  portalUrl,
  bothWords,
  text,
  yesNo,
} from './check-shapes.ts';

const task = fields({
  title: bothWords,
  body: bothWords,
  question: bothWords,
  'options?': listOf(bothWords, 2),
  'answers?': listOf(text, 1),
  'right?': number(1, 8),
  explanation: bothWords,
  hint: bothWords,
});

const DAY = 400;
const phase = fields({
  title: bothWords,
  text: bothWords,
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
  title: bothWords,
  body: bothWords,
  'tryUrl?': portalUrl,
  steps: listOf(
    fields({ title: bothWords, text: bothWords, command: text, output: text, seconds: number(1, 120) }),
    1,
  ),
});

/** A card of the o3 area: see o3-format.ts. */
export const o3Card = fields({
  id,
  school: id,
  kind: oneOf('project', 'course', 'case', 'tool', 'scenario'),
  title: bothWords,
  summary: bothWords,
  'cover?': media,
  tags: listOf(bothWords, 1),
  'featured?': yesNo,
  'author?': email,
  publishedDaysAgo: number(0, DAYS),
  people: number(0),
  'url?': portalUrl,
  'body?': bothWords,
  'situation?': bothWords,
  'approach?': bothWords,
  'result?': bothWords,
  'figures?': listOf(fields({ label: bothWords, value: bothWords }), 1),
  'launchUrl?': portalUrl,
  'steps?': listOf(fields({ title: bothWords, text: bothWords }), 1),
  'questions?': listOf(bothWords, 1),
  'tasks?': listOf(task, 1),
  'goals?': listOf(bothWords, 1),
  'phases?': listOf(phase, 1),
  'boardTasks?': listOf(fields({ title: bothWords, text: bothWords, 'phase?': number(1, 20) }), 1),
  'teams?': listOf(team, 1),
  'tools?': listOf(id, 1),
  'scenarios?': listOf(id, 1),
  'related?': listOf(id, 1),
});
