import type { OperationId } from '../../apps/server/src/contract/handlers.ts';

/**
 * Who asks. The first three have no valid token; member, teacher and admin belong to the school that is asked about;
 * the last two are a learner and an administrator of another school.
 */
export const ACTORS = [
  'visitor',
  'expired',
  'forged',
  'member',
  'teacher',
  'admin',
  'otherMember',
  'otherAdmin',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Statuses in the order of ACTORS. */
export type Row = readonly [
  visitor: number,
  expired: number,
  forged: number,
  member: number,
  teacher: number,
  admin: number,
  otherMember: number,
  otherAdmin: number,
];
/** Served operations in the order in which they are asked: what ends something comes last. */
export type Table = Readonly<Partial<Record<OperationId, Row>>>;

const row = (visitor: number, expired: number, forged: number, inside: number, outside: number): Row => [
  visitor,
  expired,
  forged,
  inside,
  inside,
  inside,
  outside,
  outside,
];

/** Never looks at who asks. */
const ANYBODY = row(200, 200, 200, 200, 200);
/** Looks, but has an answer for everyone; an expired token is told so that it is renewed. */
const EVERYBODY = row(200, 401, 200, 200, 200);
const SIGNED_IN = row(401, 401, 401, 200, 200);
/** What only members may see: that it is there may be known. */
const MEMBERS = row(403, 401, 403, 200, 403);
const MEMBERS_SIGNED_IN = row(401, 401, 401, 200, 403);
const NOT_FOUND_SIGNED_IN = row(401, 401, 401, 404, 404);
/** Asked with a wrong password, code or picture. */
const WRONG_PROOF = row(400, 400, 400, 400, 400);

/** What does not depend on a school. */
const PEOPLE = {
  issueToken: WRONG_PROOF,
  registerAccount: WRONG_PROOF,
  emailExisted: WRONG_PROOF,
  mobileExisted: WRONG_PROOF,
  sendEmailCode: ANYBODY,
  sendEmailCodeV2: ANYBODY,
  sendSmsCode: ANYBODY,
  sendSmsCodeV2: ANYBODY,
  getImageCheck: ANYBODY,
  getClientIp: ANYBODY,
  getConfigValue: ANYBODY,
  deleteAuthCode: NOT_FOUND_SIGNED_IN,
  heartbeat: SIGNED_IN,
  getMe: SIGNED_IN,
  listMySchools: SIGNED_IN,
  getLastSchool: SIGNED_IN,
  openSchoolPermission: SIGNED_IN,
  listOpenSchools: ANYBODY,
} as const satisfies Partial<Record<OperationId, Row>>;

/** What is public knowledge of every school, closed ones included: how it is called and how to sign in. */
const FACTS = {
  getSchoolDetails: ANYBODY,
  selectSchoolConfig: ANYBODY,
  getLanguageSetting: ANYBODY,
  getSchoolLanguage: ANYBODY,
  getCommonCurrent: ANYBODY,
  queryConfig: ANYBODY,
  getFooter: ANYBODY,
  getSchoolLogo: ANYBODY,
  listSchoolLogos: ANYBODY,
  getContentReviewSwitch: ANYBODY,
  getBulletin: ANYBODY,
  getDefaultBanner: ANYBODY,
  getPortalFrame: EVERYBODY,
  listSubSchools: EVERYBODY,
  // The answer says whether, and why not.
  isVisible: ANYBODY,
  hasPermissions: SIGNED_IN,
  selectMemberStatus: SIGNED_IN,
} as const satisfies Partial<Record<OperationId, Row>>;

const contents = (look: Row, signedIn: Row) =>
  ({
    getSchool: look,
    getPortalHome: look,
    getPageDetailsById: look,
    getPages: look,
    getPagesV2: look,
    getNavigations: look,
    getLeaderboard: look,
    getHonorCards: look,
    listResources: look,
    searchClassResources: look,
    listExamResources: look,
    searchExamResources: look,
    listKnowledgeResources: look,
    searchVideoResources: look,
    listHotResources: look,
    getVisibleResources: look,
    getCategory: look,
    getFacetTree: look,
    listFirstFacets: look,
    listChildFacets: look,
    listGoods: look,
    // Before searching: what was searched for is suggested to the searcher again.
    suggest: look,
    search: look,
    hotSearch: look,
    listSearchHistory: signedIn,
    clearSearchHistory: signedIn,
    listContinue: signedIn,
  }) as const satisfies Partial<Record<OperationId, Row>>;

/** A class for members alone, that all members here are enrolled in, its lesson and an article for members. */
const MEMBERS_ONLY = {
  getResource: MEMBERS,
  getClass: MEMBERS,
  getLesson: MEMBERS,
  listClassMembers: MEMBERS_SIGNED_IN,
  saveLessonProgress: MEMBERS_SIGNED_IN,
  enrollClass: MEMBERS_SIGNED_IN,
  leaveClass: MEMBERS_SIGNED_IN,
} as const satisfies Partial<Record<OperationId, Row>>;

/** A school that is open to the public; what is asked for inside it is for members alone. */
export const OPEN_SCHOOL: Table = {
  ...PEOPLE,
  ...FACTS,
  ...contents(EVERYBODY, SIGNED_IN),
  ...MEMBERS_ONLY,
  joinSchool: SIGNED_IN,
  signOut: row(204, 204, 204, 204, 204),
};

/** A school that is closed to visitors. */
export const CLOSED_SCHOOL: Table = {
  ...PEOPLE,
  ...FACTS,
  ...contents(MEMBERS, MEMBERS_SIGNED_IN),
  ...MEMBERS_ONLY,
  joinSchool: MEMBERS_SIGNED_IN,
  signOut: row(204, 204, 204, 204, 204),
};
