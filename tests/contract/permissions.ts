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

/** Asked about something that is not there, or no longer. */
const NOT_THERE = row(404, 404, 404, 404, 404);
const TOO_LATE = row(409, 409, 409, 409, 409);
const WRONG_PROOF_SIGNED_IN = row(401, 401, 401, 400, 400);
/** How a school signs its people in is its administrators' business. */
const SETTINGS: Row = [401, 401, 401, 403, 403, 200, 403, 403];

/** Asked by a signed-in person with something that does not hold. */
const WRONG_SIGNED_IN = row(401, 401, 401, 400, 400);
const CONFLICT_SIGNED_IN = row(401, 401, 401, 409, 409);
/** For those who run the school: its members are refused, for others there is nothing. */
const MANAGERS: Row = [401, 401, 401, 403, 403, 200, 404, 404];
/** The same, asked about somebody or something that is not in the school. */
const MANAGERS_NOTHING: Row = [401, 401, 401, 403, 403, 404, 404, 404];
/** For the owner of the school alone, who is not among those who ask. */
const OWNER = row(401, 401, 401, 403, 404);

/** One's own account, whoever one is. */
const OWN_ACCOUNT = {
  updateMe: SIGNED_IN,
  requestAvatarUpload: SIGNED_IN,
  putAvatarContent: WRONG_SIGNED_IN,
  deleteAvatar: SIGNED_IN,
  listSessions: SIGNED_IN,
  endSession: NOT_FOUND_SIGNED_IN,
  sendBindEmailCode: SIGNED_IN,
  sendBindSmsCode: SIGNED_IN,
  bindEmail: WRONG_SIGNED_IN,
  bindMobile: WRONG_SIGNED_IN,
  sendOwnCode: SIGNED_IN,
  reauthenticate: WRONG_SIGNED_IN,
  startPasskeyProof: SIGNED_IN,
  resetPassword: WRONG_PROOF,
  changePassword: SIGNED_IN,
  endOtherSessions: SIGNED_IN,
  getSecondFactor: SIGNED_IN,
  startTotp: SIGNED_IN,
  confirmTotp: WRONG_SIGNED_IN,
  removeTotp: SIGNED_IN,
  renewRecoveryCodes: CONFLICT_SIGNED_IN,
  startPasskey: SIGNED_IN,
  addPasskey: WRONG_SIGNED_IN,
  renamePasskey: NOT_FOUND_SIGNED_IN,
  removePasskey: NOT_FOUND_SIGNED_IN,
  startPasskeySignIn: ANYBODY,
  startExport: SIGNED_IN,
  getExport: SIGNED_IN,
  downloadExport: NOT_FOUND_SIGNED_IN,
  getDeletion: SIGNED_IN,
  requestDeletion: WRONG_SIGNED_IN,
  cancelDeletion: NOT_FOUND_SIGNED_IN,
  compareAgreements: SIGNED_IN,
  withdrawAgreements: SIGNED_IN,
  getActiveCodeRequirement: SIGNED_IN,
  applyActiveCode: SIGNED_IN,
  listActiveCodeApplications: SIGNED_IN,
  confirmApplyCode: row(401, 401, 401, 403, 403),
  // With an agreement that is no longer in force.
  createSchool: CONFLICT_SIGNED_IN,
  getSchoolCreation: NOT_FOUND_SIGNED_IN,
  resumeSchoolCreation: NOT_FOUND_SIGNED_IN,
  listMyUnions: SIGNED_IN,
  listFirstSchools: SIGNED_IN,
  getJumpSchool: EVERYBODY,
  searchEnterpriseSchools: ANYBODY,
  listNotifications: SIGNED_IN,
  countUnreadNotifications: SIGNED_IN,
  readNotifications: SIGNED_IN,
  getNotificationSettings: SIGNED_IN,
  saveNotificationSettings: SIGNED_IN,
  streamNotifications: SIGNED_IN,
  // One of somebody else.
  silenceNotificationSource: NOT_FOUND_SIGNED_IN,
  hearNotificationSource: NOT_FOUND_SIGNED_IN,
  // With a token that was made up.
  getUnsubscribe: NOT_THERE,
  unsubscribe: NOT_THERE,
  getInvitation: row(404, 401, 404, 404, 404),
  acceptInvitation: NOT_FOUND_SIGNED_IN,
} as const satisfies Partial<Record<OperationId, Row>>;

/** A school and its members, for those who run it. */
const MANAGEMENT = {
  getSchoolAdmin: MANAGERS,
  listMembers: MANAGERS,
  exportMembers: MANAGERS,
  listInvitations: MANAGERS,
  createInvitation: MANAGERS,
  inviteMember: MANAGERS,
  importMembers: MANAGERS,
  getMember: MANAGERS_NOTHING,
  listBulletins: MANAGERS,
  createBulletin: MANAGERS,
  updateBulletin: MANAGERS_NOTHING,
  endBulletin: MANAGERS_NOTHING,
  deleteBulletin: MANAGERS_NOTHING,
  getFooterSettings: MANAGERS,
  // With a version that is no longer there.
  saveFooterSettings: [401, 401, 401, 403, 403, 409, 404, 404],
  getStatistics: MANAGERS,
  changeMemberRole: MANAGERS_NOTHING,
  setMemberValid: MANAGERS_NOTHING,
  withdrawInvitation: MANAGERS_NOTHING,
  getMemberImport: MANAGERS_NOTHING,
  exportFeedback: MANAGERS,
  updateFeedbackStatus: MANAGERS_NOTHING,
  saveCustomerService: MANAGERS,
  getModerationWords: MANAGERS,
  saveModerationWords: MANAGERS,
  signDataProcessingAgreement: OWNER,
  initMarketStore: OWNER,
  listUsersByIds: MEMBERS_SIGNED_IN,
} as const satisfies Partial<Record<OperationId, Row>>;

/** What people send, and what becomes of it. */
const SENT = {
  // Without a school it is for the only one in which the person teaches.
  getManagerUploadUrl: [401, 401, 401, 400, 200, 200, 400, 200],
  // Asked without a picture.
  putUploadContent: row(415, 415, 415, 415, 415),
  uploadFile: row(401, 401, 401, 415, 415),
  confirmUpload: NOT_FOUND_SIGNED_IN,
  // One's own.
  listFeedback: SIGNED_IN,
  getFeedback: NOT_FOUND_SIGNED_IN,
  getFeedbackStatus: NOT_FOUND_SIGNED_IN,
  checkText: EVERYBODY,
} as const satisfies Partial<Record<OperationId, Row>>;

/** Writing to a school. */
const writing = (signedIn: Row) =>
  ({ getUploadUrl: signedIn, addFeedback: signedIn, addComplaint: signedIn }) as const;

/** What does not depend on a school. */
const PEOPLE = {
  initLogin: ANYBODY,
  exchangeThirdLoginCode: WRONG_PROOF,
  exchangeThirdLoginCodeV1: WRONG_PROOF,
  exchangeEnterpriseCode: WRONG_PROOF,
  exchangeImcCode: WRONG_PROOF,
  welinkFreeLogin: WRONG_PROOF,
  bindThirdLoginUser: TOO_LATE,
  chooseThirdLoginAccount: TOO_LATE,
  // A school without third parties.
  startUniportalLogin: NOT_THERE,
  startStoaLogin: NOT_THERE,
  startThirdLogin: NOT_THERE,
  bindThirdParty: WRONG_PROOF_SIGNED_IN,
  listThirdPartyLinks: SIGNED_IN,
  unbindThirdParty: NOT_FOUND_SIGNED_IN,
  skipBinding: SIGNED_IN,
  // No address is configured.
  keepSsoAlive: row(204, 204, 204, 204, 204),
  createQrSession: ANYBODY,
  getQrStatus: NOT_THERE,
  redeemQrSession: NOT_THERE,
  scanQrSession: NOT_FOUND_SIGNED_IN,
  confirmQrSession: NOT_FOUND_SIGNED_IN,
  authorize: WRONG_PROOF_SIGNED_IN,
  redeemAuthorizationCode: WRONG_PROOF,
  decodeUrl: ANYBODY,
  createShortLink: SIGNED_IN,
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
  listHelpArticles: ANYBODY,
  getHelpArticle: ANYBODY,
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
  getOpenSchoolDetails: EVERYBODY,
  getMarketConfig: SIGNED_IN,
  listStoreDetails: SIGNED_IN,
  listSchoolsByIds: ANYBODY,
  checkUnionMembership: ANYBODY,
  checkJoinedUnionEver: ANYBODY,
  getMemberIsValid: SIGNED_IN,
  getOpenSchoolUser: SIGNED_IN,
  selectSchoolConfig: ANYBODY,
  getLanguageSetting: ANYBODY,
  getPortalSettings: ANYBODY,
  collectEvents: ANYBODY,
  reportCookieChoice: ANYBODY,
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
  getLoginSettings: SETTINGS,
  saveLoginSettings: SETTINGS,
  testLoginProvider: SETTINGS,
  listOauthClients: SETTINGS,
  saveOauthClient: SETTINGS,
  deleteOauthClient: SETTINGS,
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
  ...OWN_ACCOUNT,
  ...FACTS,
  ...MANAGEMENT,
  ...SENT,
  ...writing(SIGNED_IN),
  ...contents(EVERYBODY, SIGNED_IN),
  ...MEMBERS_ONLY,
  joinSchool: SIGNED_IN,
  signOut: row(204, 204, 204, 204, 204),
};

/** A school that is closed to visitors. */
export const CLOSED_SCHOOL: Table = {
  ...PEOPLE,
  ...OWN_ACCOUNT,
  ...FACTS,
  ...MANAGEMENT,
  ...SENT,
  ...writing(MEMBERS_SIGNED_IN),
  ...contents(MEMBERS, MEMBERS_SIGNED_IN),
  ...MEMBERS_ONLY,
  joinSchool: MEMBERS_SIGNED_IN,
  signOut: row(204, 204, 204, 204, 204),
};
