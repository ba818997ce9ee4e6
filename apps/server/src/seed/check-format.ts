import {
  anyWords,
  byField,
  email,
  fields,
  id,
  listOf,
  matching,
  number,
  oneOf,
  portalUrl,
  recordOf,
  slug,
  someWords,
  text,
  words,
  yesNo,
} from './check-shapes.ts';
import type { Shape } from './check-shapes.ts';
import { KIND_NAMES } from '../modules/notifications/kinds.ts';
import { CLICK_CODES, VIEW_CODES } from '../modules/statistics/codes.ts';
import { LANGUAGES } from './format.ts';

/* The shapes of format.ts as checks that run: each constant follows the interface of the same name. */

const DAYS = 3650;
const colour = matching(/^#[0-9a-f]{6}$/, 'a colour, #rrggbb in lower case');
const media = matching(
  /^[a-z]+\/[a-z0-9-]+\.(svg|webp|png)$/,
  'a path under seed/media such as covers/git.svg',
);
const folder = matching(/^[a-z]+(\/[a-z0-9-]+)+$/, 'a folder under seed/bodies');
const language = oneOf(...LANGUAGES);
const perLine = oneOf(2, 3, 4, 5);

const analyticsCode = matching(/^\d{6}$/, 'a statistics code of six digits');
const footerLink = fields({
  showName: words,
  relateType: oneOf(
    'centerGuide',
    'stuGuide',
    'manGuide',
    'feedback',
    'privacy',
    'cookieSettings',
    'cookiePolicy',
    'custom',
  ),
  'relateUrl?': portalUrl,
  'indexAnaCode?': analyticsCode,
  'collegeAnaCode?': analyticsCode,
});
const footerQrCode = fields({
  url: media,
  'urlEn?': media,
  'urlMobile?': portalUrl,
  showName: words,
  'explainMobile?': words,
});

export const school = fields({
  id,
  'parentId?': id,
  type: oneOf('1', 'o3', 'company', 'store'),
  open: yesNo,
  defaultLanguage: language,
  'languages?': listOf(language, 1),
  name: words,
  summary: words,
  logo: media,
  color: colour,
  loginMethod: oneOf('1', '2', '3', '4'),
  footer: fields({
    template: oneOf('1', '2'),
    copyright: fields({ company: words, 'beian?': text, 'registerSystemInfo?': text, 'support?': words }),
    navigations: listOf(fields({ showName: words, children: listOf(footerLink, 1) }), 1),
    'footerQrCodes?': listOf(footerQrCode, 1),
    'versionInformation?': yesNo,
  }),
  'customerService?': fields({ 'servicePhone?': text, 'serviceEmail?': email, 'serviceWeChat?': text }),
});

const pointsEntry: Shape = (value, path, report) => {
  const pair =
    Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part) && part >= 0);
  if (!pair) report(path, 'should be [days ago, points]');
};

export const person = fields({
  id,
  email,
  'mobile?': matching(/^1[3-9]\d{9}$/, 'a mobile number of eleven digits'),
  nickName: text,
  'realName?': text,
  avatar: media,
  language,
  'superuser?': yesNo,
  memberships: recordOf(id, oneOf('owner', 'admin', 'teacher', 'member')),
  'points?': recordOf(id, listOf(pointsEntry, 1)),
});

const categoryFields = { id, slug, name: words };
const childCategory: Shape = (value, path, report) =>
  fields({ ...categoryFields, 'children?': listOf(childCategory) })(value, path, report);
export const category = fields({ ...categoryFields, school: id, 'children?': listOf(childCategory) });

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

const navigationFields = { code: slug, name: words, 'url?': portalUrl };
const childNavigation: Shape = (value, path, report) =>
  fields({ ...navigationFields, 'children?': listOf(childNavigation, 1) })(value, path, report);
export const navigation = fields({
  ...navigationFields,
  school: id,
  'children?': listOf(childNavigation, 1),
});

const source = fields({
  'sort?': oneOf('0', '1', '2'),
  'categories?': listOf(slug, 1),
  'slugs?': listOf(slug, 1),
});
const resourceBlock = fields({ type: text, title: words, perLine, limit: number(1, 50), source });
const slide = fields({
  title: words,
  text: words,
  image: media,
  'alt?': words,
  'action?': fields({ label: words, url: portalUrl }),
});

export const page = fields({
  school: id,
  pageId: slug,
  title: words,
  isfullPage: yesNo,
  blocks: listOf(
    byField('type', {
      banner: fields({ type: text, slides: listOf(slide, 1) }),
      courses: resourceBlock,
      classes: resourceBlock,
      exams: resourceBlock,
      knowledge: resourceBlock,
      lives: resourceBlock,
      leaderboard: fields({ type: text, title: words, period: oneOf(1, 2, 3, 4), limit: number(1, 50) }),
      honours: fields({
        type: text,
        title: words,
        cards: listOf(fields({ person: email, title: words, text: words }), 1),
      }),
      subSchools: fields({ type: text, title: words, perLine }),
      figures: fields({
        type: text,
        items: listOf(
          fields({ kind: oneOf('learners', 'classes', 'lessons', 'languages'), label: words }),
          1,
        ),
      }),
      richText: fields({ type: text, 'title?': words, body: folder }),
    }),
    1,
  ),
});

export const hotWord = fields({ school: id, words: recordOf(language, listOf(text, 1)) });

const hours = number(-10_000, 10_000);
export const bulletin = fields({ school: id, startsInHours: hours, endsInHours: hours, content: words });

const PAGE_NAMES = Object.keys(VIEW_CODES.cn);
const CLICK_NAMES = Object.keys(CLICK_CODES);
export const notification = fields({
  person: email,
  kind: oneOf(...KIND_NAMES),
  'school?': id,
  hoursAgo: number(0),
  'read?': yesNo,
  params: recordOf(text, text),
});

export const feedback = fields({
  person: email,
  school: id,
  'type?': oneOf(0, 1, 2, 3),
  'complaint?': oneOf('illegal', 'copyright', 'harassment', 'fraud', 'other'),
  language,
  content: text,
  'phone?': text,
  hoursAgo: number(0),
  status: oneOf('new', 'inProgress', 'answered', 'closed'),
  'reply?': text,
  'replyBy?': email,
  'repliedHoursAgo?': number(0),
});

export const usage = fields({
  school: id,
  days: number(1, 365),
  visits: number(0),
  views: recordOf(oneOf(...PAGE_NAMES), number(0)),
  clicks: recordOf(oneOf(...CLICK_NAMES), number(0)),
  searches: number(0),
  misses: recordOf(text, number(1)),
});
