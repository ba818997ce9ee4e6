import { colour, media } from './check-parts.ts';
import {
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
  text,
  words,
  yesNo,
} from './check-shapes.ts';
import type { Shape } from './check-shapes.ts';
import { KIND_NAMES } from '../modules/notifications/kinds.ts';
import { CLICK_CODES, VIEW_CODES } from '../modules/statistics/codes.ts';
import { LANGUAGES } from './format.ts';

export { resource } from './check-resources.ts';
export { navigation, page, translated } from './check-pages.ts';

/* The shapes of format.ts as checks that run: each constant follows the interface of the same name. */

const language = oneOf(...LANGUAGES);

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

export const space = fields({
  person: email,
  school: id,
  about: text,
  'cover?': media,
  'links?': listOf(fields({ label: text, url: matching(/^https:\/\//, 'an https address') }), 1),
  'follows?': listOf(email, 1),
  'visits?': recordOf(email, number(0)),
});

const categoryFields = { id, slug, name: words };
const childCategory: Shape = (value, path, report) =>
  fields({ ...categoryFields, 'children?': listOf(childCategory) })(value, path, report);
export const category = fields({ ...categoryFields, school: id, 'children?': listOf(childCategory) });

export const hotWord = fields({ school: id, words: recordOf(language, listOf(text, 1)) });

const hours = number(-10_000, 10_000);
export const bulletin = fields({ school: id, startsInHours: hours, endsInHours: hours, content: words });

const RATE_MAX = 5000;
export const store = fields({
  school: id,
  currency: oneOf('CNY', 'EUR', 'GBP', 'JPY', 'USD'),
  seller: fields({ name: text, address: text, taxNumber: text }),
  bank: fields({ holder: text, account: text, bankName: text }),
  standardRate: number(0, RATE_MAX),
  reducedRate: number(0, RATE_MAX),
  terms: text,
  'goods?': listOf(fields({ resource: slug, amount: number(1) })),
  'bundles?': listOf(
    fields({ id, name: words, introduction: words, resources: listOf(slug, 2), amount: number(1) }),
  ),
  'seats?': listOf(fields({ id, resource: slug, amount: number(1) })),
});

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
