import { email, fields, id, listOf, number, oneOf, recordOf, slug, text, words } from './check-shapes.ts';
import { LANGUAGES, type AllTranslations, type Language } from './format.ts';
import type { BadgeColor, BadgeShape } from '../database/tables/badges.ts';

/** seed/learners.yaml: a list of these. */
export interface LearnerSeed {
  person: string;
  school: string;
  /** What they write in. */
  language: Language;
  notes?: { lesson: string; seconds?: number; text?: string; daysAgo: number }[];
  /** Slugs of live sessions. */
  reserves?: string[];
  /** Slugs of what they saved for later. */
  keeps?: string[];
}

/** seed/badges.yaml: a list of these. */
export interface BadgeSeed {
  id: string;
  school: string;
  name: AllTranslations;
  text: AllTranslations;
  shape: BadgeShape;
  fill: BadgeColor;
  mark: BadgeColor;
  /** Given to who has so many. */
  points?: number;
  /** Who gives it by hand, and why to whom. */
  givenBy?: string;
  given?: Record<string, string>;
}

export const learner = fields({
  person: email,
  school: id,
  language: oneOf(...LANGUAGES),
  'notes?': listOf(fields({ lesson: id, 'seconds?': number(0), 'text?': text, daysAgo: number(0) }), 1),
  'reserves?': listOf(slug, 1),
  'keeps?': listOf(slug, 1),
});

const color = oneOf('primary', 'accent', 'ochre', 'success', 'warning', 'danger');
export const badge = fields({
  id,
  school: id,
  name: words,
  text: words,
  shape: oneOf('shield', 'star', 'medal', 'hexagon', 'flower', 'flag'),
  fill: color,
  mark: color,
  'points?': number(1),
  'givenBy?': email,
  'given?': recordOf(email, text),
});
