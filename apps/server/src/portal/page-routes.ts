import { ID_SOURCE } from '../http/ids.ts';

/** A page of the portal, as the server needs to know it: for the status, the first data and the chunks to preload. */
export interface PageRoute {
  /** Route files in apps/portal, as the build's manifest names them. */
  chunks: string[];
  pattern: RegExp;
  page:
    | 'landing'
    | 'home'
    | 'search'
    | 'class'
    | 'resource'
    | 'more'
    | 'subSchools'
    | 'account'
    | 'accountSecurity'
    | 'accountDevices'
    | 'accountLinks'
    | 'accountData'
    | 'accountNotifications'
    | 'unsubscribe'
    | 'feedback'
    | 'complaint'
    | 'manageFeedback'
    | 'login'
    | 'reset'
    | 'confirmSignIn'
    | 'chooseSchool'
    | 'signingIn'
    | 'linkAccount'
    | 'authorize'
    | 'refreshToken'
    | 'register'
    | 'newSchool'
    | 'creatingSchool'
    | 'schoolReady'
    | 'firstSteps'
    | 'invitation'
    | 'manageMembers'
    | 'manageSignIn'
    | 'manageBulletins'
    | 'manageContact'
    | 'manageWords'
    | 'manageFooter'
    | 'manageVisits'
    | 'manageMails'
    | 'help'
    | 'cookies'
    | 'disabled'
    | 'loginDisabled'
    | 'networkDisabled'
    | 'orderDisabled'
    | 'introduce'
    | 'storeDoor'
    | 'community'
    | 'insufficient'
    | 'logout'
    | 'service'
    | 'privacy'
    | 'abnormal'
    | 'notFound'
    | 'forbidden';
  /** Search engines leave it alone. */
  noIndex: boolean;
}

const SCHOOL = `(?<schoolId>${ID_SOURCE})`;
/** The component of a route is a chunk of its own. */
const chunk = (file: string): string => `src/routes/${file}?tsr-split=component`;
const route = (path: string, page: PageRoute['page'], files: string[], noIndex = false): PageRoute => ({
  pattern: new RegExp(`^${path}/?$`),
  page,
  chunks: files.map(chunk),
  noIndex,
});
const inPortal = (path: string, page: PageRoute['page'], file: string) =>
  route(`/portal/${SCHOOL}${path}`, page, ['portal.$schoolId.tsx', file]);

const inAccount = (path: string, page: PageRoute['page']) =>
  route(`/account${path}`, page, ['account.{-$part}.tsx'], true);
const inManage = (path: string, page: PageRoute['page'], file: string) =>
  route(`/manage/${SCHOOL}${path}`, page, ['manage.$schoolId.tsx', file], true);
const inNewSchool = (step: string, page: PageRoute['page']) =>
  route(`/register/${step}`, page, ['_newSchool.tsx', `_newSchool.register.${step}.tsx`], true);

const CLASS_CHUNKS = ['classInfo.$schoolId.tsx', 'classInfo.$schoolId.class-view.$classId.tsx'];

/** The catalogues that a page is written in beside the portal's own, as lingui.config.ts parts them. */
export const WORDS_OF: Partial<Record<PageRoute['page'], readonly string[]>> = {
  class: ['class'],
  login: ['signin'],
  register: ['signin'],
  reset: ['account', 'signin'],
  help: ['help'],
};

/** Every address that has a page. What is not here answers 404 with the page that says so. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  route('', 'landing', ['index.tsx']),
  inPortal('', 'home', 'portal.$schoolId.index.tsx'),
  inPortal('/search', 'search', 'portal.$schoolId.search.tsx'),
  inPortal('/more', 'more', 'portal.$schoolId.more.tsx'),
  inPortal('/sub-school', 'subSchools', 'portal.$schoolId.sub-school.index.tsx'),
  route(`/portal/${SCHOOL}/sub-school/(?<subSchoolId>${ID_SOURCE})`, 'home', [
    'portal_.$schoolId.sub-school.$subSchoolId.tsx',
  ]),
  inPortal(`/resource/(?<id>${ID_SOURCE})`, 'resource', 'portal.$schoolId.resource.$resourceId.tsx'),
  route(`/portal/${SCHOOL}/class-view/(?<id>${ID_SOURCE})`, 'class', CLASS_CHUNKS),
  route(`/classInfo/${SCHOOL}/class-view/(?<id>${ID_SOURCE})`, 'class', CLASS_CHUNKS),
  inAccount('', 'account'),
  inAccount('/security', 'accountSecurity'),
  inAccount('/devices', 'accountDevices'),
  inAccount('/links', 'accountLinks'),
  inAccount('/data', 'accountData'),
  inAccount('/notifications', 'accountNotifications'),
  route('/notifications/unsubscribe', 'unsubscribe', ['notifications.unsubscribe.tsx'], true),
  route(`/feedback/${SCHOOL}`, 'feedback', ['feedback.$schoolId.tsx']),
  route(`/complaintReport/${SCHOOL}`, 'complaint', ['complaintReport.$schoolId.tsx'], true),
  route('/login/index', 'login', ['login.[index].tsx'], true),
  route('/login/reset', 'reset', ['login.reset.tsx'], true),
  route('/login/confirm', 'confirmSignIn', ['login.confirm.tsx'], true),
  route('/login/select', 'chooseSchool', ['login.select.tsx'], true),
  route('/oauth2/v1/authorize', 'authorize', ['oauth2.v1.authorize.tsx'], true),
  route('/bigNet/v1/authorize', 'authorize', ['bigNet.v1.authorize.tsx'], true),
  route('/uniportal/callback', 'signingIn', ['uniportal.callback.tsx'], true),
  route('/uniportal/bind-account', 'linkAccount', ['uniportal.bind-account.tsx'], true),
  route('/uniportal/bound-account', 'linkAccount', ['uniportal.bound-account.tsx'], true),
  route('/uniportal/bound-account-verify', 'linkAccount', ['uniportal.bound-account-verify.tsx'], true),
  route('/welink/callback', 'signingIn', ['welink.callback.tsx'], true),
  route('/hw/callback', 'signingIn', ['hw.callback.tsx'], true),
  route('/enterpriseOauth2/callback', 'signingIn', ['enterpriseOauth2.callback.tsx'], true),
  route('/imc/callback', 'signingIn', ['imc.callback.tsx'], true),
  route('/refresh-token', 'refreshToken', ['refresh-token.tsx'], true),
  route('/register/index', 'register', ['register.[index].tsx'], true),
  inNewSchool('select', 'newSchool'),
  inNewSchool('create', 'newSchool'),
  inNewSchool('creating', 'creatingSchool'),
  inNewSchool('success', 'schoolReady'),
  inNewSchool('guide', 'firstSteps'),
  route('/register/invite', 'invitation', ['register.invite.tsx'], true),
  inManage('/members', 'manageMembers', 'manage.$schoolId.members.tsx'),
  inManage('/sign-in', 'manageSignIn', 'manage.$schoolId.sign-in.tsx'),
  inManage('/feedback', 'manageFeedback', 'manage.$schoolId.$part.tsx'),
  inManage('/bulletins', 'manageBulletins', 'manage.$schoolId.$part.tsx'),
  inManage('/contact', 'manageContact', 'manage.$schoolId.$part.tsx'),
  inManage('/words', 'manageWords', 'manage.$schoolId.$part.tsx'),
  inManage('/footer', 'manageFooter', 'manage.$schoolId.$part.tsx'),
  inManage('/mails', 'manageMails', 'manage.$schoolId.$part.tsx'),
  inManage('/visits', 'manageVisits', 'manage.$schoolId.$part.tsx'),
  route('/logout', 'logout', ['logout.tsx'], true),
  route('/service', 'service', ['service.tsx']),
  route('/privacy', 'privacy', ['privacy.tsx']),
  route('/commonUsage/cookiePolicy\\.htm', 'cookies', ['$.tsx']),
  route('/helpCenter/helpPage\\.htm', 'help', ['$.tsx']),
  route('/community/[^/]{1,64}', 'community', ['$.tsx'], true),
  route('/disable', 'disabled', ['$.tsx'], true),
  route('/disableLogin', 'loginDisabled', ['$.tsx'], true),
  route('/disableNetwork', 'networkDisabled', ['$.tsx'], true),
  route('/disableOrder', 'orderDisabled', ['$.tsx'], true),
  route('/introduce', 'introduce', ['$.tsx']),
  route('/(?:login|register(?:/welcome)?|uniportal|hw)', 'storeDoor', ['$.tsx'], true),
  route('/403', 'forbidden', ['403.tsx'], true),
  route('/insufficient-permissions', 'insufficient', ['insufficient-permissions.tsx'], true),
  route('/404', 'notFound', ['404.tsx'], true),
  route('/abnormal/[^/]{1,40}', 'abnormal', ['abnormal.$errorCode.tsx'], true),
];

/** The page at a path, with what the path names. */
export function matchPage(path: string): { route: PageRoute; params: Record<string, string> } | undefined {
  for (const candidate of PAGE_ROUTES) {
    const match = candidate.pattern.exec(path);
    if (match) return { route: candidate, params: { ...match.groups } };
  }
  return undefined;
}
