import type { O3KindName } from '../database/tables/o3.ts';
import type { AllTranslations } from './format.ts';

/** A text in every language; code and numbers are the same in each. */
export type O3Words = AllTranslations;

/** seed/o3/*.yaml: cards of the o3 area. Bodies are Markdown; other cards are named by their ids. */
export interface O3Seed {
  id: string;
  school: string;
  kind: O3KindName;
  title: O3Words;
  summary: O3Words;
  /** Path under seed/media. */
  cover?: string;
  tags: O3Words[];
  featured?: boolean;
  /** E-mail. */
  author?: string;
  publishedDaysAgo: number;
  people: number;
  /** Course: what it leads to. */
  url?: string;
  body?: O3Words;
  situation?: O3Words;
  approach?: O3Words;
  result?: O3Words;
  figures?: { label: O3Words; value: O3Words }[];
  launchUrl?: string;
  steps?: { title: O3Words; text: O3Words }[];
  questions?: O3Words[];
  tasks?: O3TaskSeed[];
  /** Project. */
  goals?: O3Words[];
  phases?: O3PhaseSeed[];
  /** Tasks that a team begins with; a phase from 1. */
  boardTasks?: { title: O3Words; text: O3Words; phase?: number }[];
  teams?: O3TeamSeed[];
  tools?: string[];
  scenarios?: string[];
  related?: string[];
}

/** A step of a scenario. */
export interface O3TaskSeed {
  title: O3Words;
  body: O3Words;
  question: O3Words;
  /** What can be chosen; left out where the answer is typed. */
  options?: O3Words[];
  /** Typed answers that are right, in any language. */
  answers?: string[];
  /** The place of the right option, from 1. */
  right?: number;
  explanation: O3Words;
  hint: O3Words;
}

/** A phase of a project; days from today. */
export interface O3PhaseSeed {
  title: O3Words;
  text: O3Words;
  startsInDays?: number;
  endsInDays?: number;
  /** Ids of resources: what is learned in it. */
  items?: string[];
}

/** A team that works on a project: learners and reviewers by their e-mail, the first leads. */
export interface O3TeamSeed {
  id: string;
  title: string;
  open: boolean;
  learners: string[];
  reviewers: string[];
  tasks: O3TeamTaskSeed[];
}

export interface O3TeamTaskSeed {
  title: string;
  text?: string;
  stage: 'todo' | 'doing' | 'review' | 'done';
  /** E-mail. */
  assignee?: string;
  dueInDays?: number;
  phase?: number;
  remark?: string;
  /** E-mail. */
  reviewer?: string;
}

/** seed/demos/*.yaml: recorded sessions. */
export interface O3DemoSeed {
  id: string;
  school: string;
  /** Card of the tool that it shows. */
  tool?: string;
  title: O3Words;
  body: O3Words;
  tryUrl?: string;
  steps: { title: O3Words; text: O3Words; command: string; output: string; seconds: number }[];
}
