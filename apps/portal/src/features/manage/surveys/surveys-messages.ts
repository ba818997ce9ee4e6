import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SurveyItemKind, SurveyStatus } from '@stoa/api/schema';

/** What the kinds of questions are called, in the order in which they are offered. */
export const KIND_MESSAGES = {
  single: msg({ message: 'Single choice', comment: 'A kind of question' }),
  multiple: msg({ message: 'Multiple choice', comment: 'A kind of question' }),
  text: msg({ message: 'Short text', comment: 'A kind of question' }),
  longtext: msg({ message: 'Long text', comment: 'A kind of question' }),
  number: msg({ message: 'Number', context: 'exam', comment: 'A kind of question' }),
  scale: msg({ message: 'Scale', context: 'survey', comment: 'A kind of question: 0 to 10' }),
  slider: msg({ message: 'Slider', comment: 'A kind of question: a number on a scale' }),
  ranking: msg({ message: 'Ranking', context: 'survey', comment: 'A kind of question: options in order' }),
  matrix: msg({ message: 'Table of choices', comment: 'A kind of question: a choice in each row' }),
  categories: msg({ message: 'Sort into groups', comment: 'A kind of question' }),
  matching: msg({ message: 'Matching', comment: 'A kind of question' }),
  hotspot: msg({ message: 'Hot spot', comment: 'A kind of question: areas of a picture are marked' }),
  labels: msg({
    message: 'Labels on a picture',
    comment: 'A kind of question: areas of a picture get labels',
  }),
  highlight: msg({
    message: 'Highlight in a text',
    comment: 'A kind of question: passages of a text are marked',
  }),
  gaps: msg({ message: 'Fill in the gaps', comment: 'A kind of question' }),
  file: msg({ message: 'File upload', comment: 'A kind of question: learners answer with files' }),
} satisfies Record<SurveyItemKind, MessageDescriptor>;

export const KINDS = Object.keys(KIND_MESSAGES) as SurveyItemKind[];

export const SURVEY_STATUS_MESSAGES = {
  draft: msg({ message: 'Draft', context: 'exam', comment: 'State of an exam' }),
  open: msg({ message: 'Open', context: 'survey', comment: 'State of a survey: it can be answered' }),
  closed: msg({ message: 'Closed', context: 'survey', comment: 'State of a survey' }),
} satisfies Record<SurveyStatus, MessageDescriptor>;

export const SURVEY_STATUS_TONES = {
  draft: 'warning',
  open: 'success',
  closed: 'neutral',
} as const satisfies Record<SurveyStatus, string>;
