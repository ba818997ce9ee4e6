import {
  anyWords,
  byField,
  email,
  fields,
  id,
  listOf,
  number,
  oneOf,
  recordOf,
  slug,
  someWords,
  text,
  words,
  yesNo,
} from './check-shapes.ts';
import { DAYS, folder, media } from './check-parts.ts';

const resourceFields = {
  id,
  school: id,
  slug,
  title: words,
  summary: words,
  cover: media,
  categories: listOf(slug, 1),
  'keywords?': listOf(text),
  zone: oneOf('1', '2'),
  audience: oneOf('all', 'members', 'visitors'),
  author: email,
  publishedDaysAgo: number(0, DAYS),
  'draft?': yesNo,
};

const lesson = byField('kind', {
  article: fields({
    id,
    title: words,
    kind: text,
    minutes: number(1, 240),
    'preview?': yesNo,
    body: folder,
  }),
  video: fields({
    id,
    title: words,
    kind: text,
    minutes: number(1, 240),
    'preview?': yesNo,
    'body?': folder,
    video: slug,
    seconds: number(1, 7200),
  }),
});

const classShape = fields({
  ...resourceFields,
  kind: text,
  teachers: listOf(email, 1),
  'capacity?': number(1),
  'startsInDays?': number(-DAYS, DAYS),
  'endsInDays?': number(-DAYS, DAYS),
  'price?': fields({ amount: number(1), currency: oneOf('CNY', 'EUR', 'GBP', 'JPY', 'USD') }),
  outcomes: listOf(someWords, 1),
  sections: listOf(fields({ title: words, lessons: listOf(lesson, 1) }), 1),
  'enrolled?': recordOf(email, number(0, 1)),
});

const question = fields({
  kind: oneOf('single', 'multiple', 'truefalse'),
  text: someWords,
  options: listOf(anyWords, 2),
  right: listOf(number(0), 1),
  explanation: someWords,
});

const examShape = fields({
  ...resourceFields,
  kind: text,
  minutes: number(1, 240),
  passMark: number(1, 100),
  attempts: number(1, 10),
  'opensInDays?': number(-DAYS, DAYS),
  'closesInDays?': number(-DAYS, DAYS),
  questions: listOf(question, 1),
});

export const resource = byField('kind', {
  knowledge: fields({
    ...resourceFields,
    kind: text,
    body: folder,
    readingMinutes: number(1, 120),
    'downloads?': number(0),
  }),
  class: classShape,
  course: classShape,
  purchaseCourse: classShape,
  shareCourse: classShape,
  exam: examShape,
  shareExam: examShape,
  live: fields({
    ...resourceFields,
    kind: text,
    host: email,
    startsInHours: number(-DAYS * 24, DAYS * 24),
    minutes: number(5, 480),
    'boutique?': yesNo,
  }),
  topic: fields({ ...resourceFields, kind: text, items: listOf(slug, 2) }),
});
