import type { ExamQuestion } from '@stoa/api/schema';
import { oneOf, someOf } from './choices.tsx';
import { file } from './file.tsx';
import { highlight } from './highlight.tsx';
import { hotspot } from './hotspot.tsx';
import type { KindViews } from './kind.ts';
import { labels } from './labels.tsx';
import { ordering } from './ordering.tsx';
import { categories, gaps, matching, table } from './pairs.tsx';
import { slider } from './slider.tsx';
import { essay, numberText, shortText } from './written.tsx';

/** What is shown of every kind of questions. */
export const KIND_VIEWS: Record<ExamQuestion['kind'], KindViews> = {
  single: oneOf,
  truefalse: oneOf,
  multiple: someOf,
  text: shortText,
  number: numberText,
  essay,
  matching,
  ordering,
  categories,
  gaps,
  table,
  slider,
  hotspot,
  labels,
  highlight,
  file,
};
