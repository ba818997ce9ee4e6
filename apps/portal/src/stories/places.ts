const SCHOOL = '1700000000000000001';
const SUB_SCHOOL = '1700000000000000011';
const CLOSED_SCHOOL = '1700000000000000003';
/** Made while the answers were recorded. */
const NEW_SCHOOL = '1800000000000000001';
const portal = `/portal/${SCHOOL}`;
const classPage = (id: string): string => `/classInfo/${SCHOOL}/class-view/${id}`;
const resource = (id: string): string => `${portal}/resource/${id}`;
const porch = classPage('1770000000000000012');

/** A code of the login page as a phone scans it. */
const QR_ID = 'qr_7Hn2kV9sXw4bT8mQ1zLcRd';
/** What a third party adds to the address that it comes back to. */
const RETURNED = 'code=8kX2mQ7vTn4cR1zB&state=q3Vd8sJ1kLw0Zx7PbN5m';
/** How an application asks who somebody is. */
const ASKED =
  'response_type=code&client_id=course-notes&redirect_uri=https%3A%2F%2Fapp.example.com%2Fcallback&state=af0ifjsldkj&scope=openid%20profile&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';

/** Addresses that page stories open: those of the demo schools, whose answers are recorded. */
export const PLACES = {
  landing: '/',
  home: portal,
  about: `${portal}?pageId=about`,
  noSuchPage: `${portal}?pageId=missing`,
  preview: `${portal}?isVisit=true`,
  closedSchool: `/portal/${CLOSED_SCHOOL}`,
  noSuchAddress: '/portal/not-a-school',
  subSchools: `${portal}/sub-school`,
  noSubSchools: `/portal/${SUB_SCHOOL}/sub-school`,
  subSchool: `${portal}/sub-school/${SUB_SCHOOL}`,
  search: `${portal}/search`,
  searchPlan: `${portal}/search?keyword=plan`,
  searchFiltered: `${portal}/search?keyword=plan&type=12`,
  searchNothing: `${portal}/search?keyword=zebracorn`,
  searchCorrected: `${portal}/search?keyword=planing`,
  classes: `${portal}/search?type=5`,
  more: `${portal}/more`,
  moreFiltered: `${portal}/more?type=12&zone=1`,
  leaderboard: `${portal}/more?list=leaderboard`,
  porch,
  porchByPortal: `${portal}/class-view/1770000000000000012`,
  git: classPage('1770000000000000005'),
  fullClass: classPage('1770000000000000008'),
  endedClass: classPage('1770000000000000015'),
  soldCourse: classPage('1770000000000000016'),
  film: `${porch}?lesson=1780000000000000221`,
  reading: `${porch}?lesson=1780000000000000222`,
  lockedLesson: `${porch}?lesson=1780000000000000223`,
  noSuchLesson: `${porch}?lesson=1780000000000009999`,
  article: resource('1730000000000000008'),
  exam: resource('1740000000000000001'),
  sharedExam: resource('1740000000000000009'),
  live: resource('1750000000000000001'),
  liveOver: resource('1750000000000000005'),
  topic: resource('1760000000000000001'),
  login: '/login/index',
  loginForMembers: `/login/index?redirect=${encodeURIComponent(`${portal}/fans`)}`,
  reset: '/login/reset',
  loginProviderDown: '/login/index?error=PROVIDER_FAILED&provider=uniportal',
  loginScanned: `/login/index?qr=${QR_ID}`,
  loginConfirm: `/login/confirm?qr=${QR_ID}`,
  loginSelect: '/login/select',
  loginSelectAll: '/login/select?all=1',
  hwCallback: `/hw/callback?${RETURNED}`,
  uniportalCallback: `/uniportal/callback?${RETURNED}`,
  uniportalRefused: '/uniportal/callback?error=access_denied&state=q3Vd8sJ1kLw0Zx7PbN5m',
  enterpriseCallback: `/enterpriseOauth2/callback?${RETURNED}`,
  imcCallback: `/imc/callback?${RETURNED}`,
  welinkCallback: `/welink/callback?${RETURNED}`,
  bindAccount: '/uniportal/bind-account',
  boundAccount: '/uniportal/bound-account',
  boundAccountVerify: '/uniportal/bound-account-verify',
  authorize: `/oauth2/v1/authorize?${ASKED}`,
  authorizeBadly: '/oauth2/v1/authorize?client_id=course-notes',
  authorizeBigNet: `/bigNet/v1/authorize?${ASKED}`,
  refreshToken: '/refresh-token',
  register: '/register/index',
  account: '/account',
  accountSecurity: '/account/security',
  accountDevices: '/account/devices',
  accountLinks: '/account/links',
  accountData: '/account/data',
  newSchool: '/register/select',
  newAcademy: '/register/create?kind=academy',
  newStore: '/register/create?kind=store',
  creatingSchool: `/register/creating?schoolId=${NEW_SCHOOL}`,
  schoolReady: `/register/success?schoolId=${NEW_SCHOOL}`,
  firstSteps: `/register/guide?schoolId=${NEW_SCHOOL}`,
  invitation: '/register/invite?token=recorded_0123456789abcdefghijkl',
  members: `/manage/${SCHOOL}/members`,
  membersNone: `/manage/${SCHOOL}/members?keyword=zebracorn`,
  invitations: `/manage/${SCHOOL}/members?view=invitations`,
  memberImport: `/manage/${SCHOOL}/members?view=import`,
  signInSettings: `/manage/${SCHOOL}/sign-in`,
  bulletins: `/manage/${SCHOOL}/bulletins`,
  footer: `/manage/${SCHOOL}/footer`,
  visits: `/manage/${SCHOOL}/visits`,
  help: '/helpCenter/helpPage.htm?type=1',
  helpForManagers: '/helpCenter/helpPage.htm?type=2',
  helpNothing: '/helpCenter/helpPage.htm?type=1&keyword=zebracorn',
  helpArticle: '/helpCenter/helpPage.htm?type=1&article=join-a-school',
  cookies: '/commonUsage/cookiePolicy.htm?schoolType=o3',
  disabled: '/disable?since=2026-11-01T08:00:00.000Z',
  loginDisabled: '/disableLogin',
  networkDisabled: '/disableNetwork',
  orderDisabled: '/disableOrder',
  introduce: '/introduce',
  community: '/community/learners',
  insufficient: `/insufficient-permissions?schoolId=${SCHOOL}&grantedBy=owner%2Cadmin`,
  logout: '/logout',
  service: '/service',
  privacy: '/privacy',
  forbidden: '/403',
  notFound: '/404',
  abnormal: '/abnormal/503',
  abnormalUnknown: '/abnormal/500',
} as const;

/** The school that pages without one in their address belong to. */
export const HOME_SCHOOL = SCHOOL;
