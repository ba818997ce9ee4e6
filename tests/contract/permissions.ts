import type { OperationId } from '../../apps/server/src/contract/handlers.ts';
import { OWN_ACCOUNT, PEOPLE } from './people-permissions.ts';
import {
  ANYBODY,
  EVERYBODY,
  HOSTS,
  MAKERS,
  MAKERS_NOTHING,
  MANAGERS,
  MANAGERS_NOTHING,
  MANAGERS_OF_OTHERS,
  MEMBERS,
  MEMBERS_SIGNED_IN,
  NOT_FOUND_SIGNED_IN,
  OWNER,
  SETTINGS,
  SIGNED_IN,
  row,
  type Row,
} from './permission-rows.ts';

/** Served operations in the order in which they are asked: what ends something comes last. */
export type Table = Readonly<Partial<Record<OperationId, Row>>>;

/** A school and its members, for those who run it. */
const MANAGEMENT = {
  getSchoolAdmin: MANAGERS,
  listMembers: MANAGERS,
  exportMembers: MANAGERS,
  listInvitations: MANAGERS,
  createInvitation: MANAGERS,
  inviteMember: MANAGERS,
  importMembers: MANAGERS,
  listMails: MANAGERS,
  resendMails: MANAGERS,
  resendAllMails: MANAGERS,
  discardMails: MANAGERS,
  getMember: MANAGERS_NOTHING,
  getMemberOverview: MANAGERS_NOTHING,
  listMemberActivity: MANAGERS_NOTHING,
  listMemberPoints: MANAGERS,
  giveMemberPoints: MANAGERS_NOTHING,
  takeBackMemberPoints: MANAGERS_NOTHING,
  getPointRules: MANAGERS,
  simulatePointRules: MANAGERS,
  listMemberGroups: MANAGERS,
  createMemberGroup: MANAGERS,
  renameMemberGroup: MANAGERS_NOTHING,
  addGroupMembers: MANAGERS_NOTHING,
  removeGroupMembers: MANAGERS_NOTHING,
  deleteMemberGroup: MANAGERS_NOTHING,
  listBadges: MANAGERS,
  createBadge: MANAGERS,
  saveBadge: MANAGERS_NOTHING,
  archiveBadge: MANAGERS_NOTHING,
  listBadgeAwards: MANAGERS_NOTHING,
  awardBadge: MANAGERS_NOTHING,
  takeBackBadge: MANAGERS_NOTHING,
  // With a version that is no longer there.
  savePointRules: [401, 401, 401, 403, 403, 409, 404, 404],
  listBulletins: MANAGERS,
  createBulletin: MANAGERS,
  updateBulletin: MANAGERS_NOTHING,
  endBulletin: MANAGERS_NOTHING,
  deleteBulletin: MANAGERS_NOTHING,
  getFooterSettings: MANAGERS,
  // With a version that is no longer there.
  saveFooterSettings: [401, 401, 401, 403, 403, 409, 404, 404],
  getStatistics: MANAGERS,
  getInsights: MANAGERS,
  exportInsights: MANAGERS,
  listAudit: MANAGERS,
  exportAudit: MANAGERS,
  getRenovation: MANAGERS,
  previewRenovation: MANAGERS,
  listPageVersions: MANAGERS,
  listPublishedResources: MANAGERS,
  // Of a block that no page has.
  refreshMoreList: MANAGERS_NOTHING,
  getSchoolDecorated: MANAGERS,
  setSchoolDecorated: MANAGERS,
  listSitePages: MANAGERS,
  listSiteTemplates: MANAGERS,
  listTeachers: MANAGERS,
  createSitePage: MANAGERS,
  renameSitePage: MANAGERS_NOTHING,
  deleteSitePage: MANAGERS_NOTHING,
  reportPageEditing: MANAGERS,
  restoreSitePage: MANAGERS_NOTHING,
  // From and with a version that is not there.
  saveRenovation: [401, 401, 401, 403, 403, 409, 404, 404],
  releasePages: MANAGERS_NOTHING,
  schedulePages: MANAGERS_NOTHING,
  cancelPageSchedule: MANAGERS_NOTHING,
  restorePageVersion: MANAGERS_NOTHING,
  changeMemberRole: MANAGERS_NOTHING,
  setMemberValid: MANAGERS_NOTHING,
  withdrawInvitation: MANAGERS_NOTHING,
  getMemberImport: MANAGERS_NOTHING,
  exportFeedback: MANAGERS,
  updateFeedbackStatus: MANAGERS_NOTHING,
  getCustomerService: MANAGERS,
  saveCustomerService: MANAGERS,
  getSchoolProfile: MANAGERS,
  saveSchoolProfile: MANAGERS,
  getModerationWords: MANAGERS,
  saveModerationWords: MANAGERS,
  signDataProcessingAgreement: OWNER,
  initMarketStore: OWNER,
  listStoreOrders: MANAGERS,
  listStoreGoods: MANAGERS,
  getStoreSettings: MANAGERS,
  saveStoreSettings: [401, 401, 401, 403, 403, 409, 404, 404],
  getPaymentSettings: MANAGERS,
  // With a version that is not there.
  savePaymentSettings: [401, 401, 401, 403, 403, 409, 404, 404],
  testPayments: MANAGERS,
  resumeCardRefund: MANAGERS_NOTHING,
  // Without a body.
  receiveStripeEvent: [400, 400, 400, 400, 400, 400, 400, 400],
  // Of what is not sold.
  createGoods: [401, 401, 401, 403, 403, 400, 404, 404],
  saveGoods: MANAGERS_NOTHING,
  confirmPayment: MANAGERS_NOTHING,
  refundOrder: MANAGERS_NOTHING,
  getStoreBooks: MANAGERS,
  exportStoreBooks: MANAGERS,
  getCertificateTemplate: MANAGERS,
  // With a version that is not there.
  saveCertificateTemplate: [401, 401, 401, 403, 403, 409, 404, 404],
  getSchoolUnions: MANAGERS,
  listOpenUnions: MANAGERS,
  foundUnion: OWNER,
  saveUnion: MANAGERS_NOTHING,
  endUnion: OWNER,
  handUnionOver: OWNER,
  joinUnion: OWNER,
  removeFromUnion: OWNER,
  acceptIntoUnion: MANAGERS_NOTHING,
  dropUnionProposal: MANAGERS_NOTHING,
  shareInUnion: MANAGERS_NOTHING,
  takeBackShare: MANAGERS_NOTHING,
  listVouchers: MANAGERS,
  createVoucher: MANAGERS,
  withdrawVoucher: MANAGERS_NOTHING,
  listUsersByIds: MEMBERS_SIGNED_IN,
} as const satisfies Partial<Record<OperationId, Row>>;

/** What is taught, asked about what is not there. */
const AUTHORING = {
  listContents: MAKERS,
  listManagedResources: MAKERS,
  createContent: MAKERS,
  changeContents: MAKERS_NOTHING,
  getContent: MAKERS_NOTHING,
  saveContent: MAKERS_NOTHING,
  reportContentEditing: MAKERS_NOTHING,
  publishContent: MAKERS_NOTHING,
  duplicateContent: MAKERS_NOTHING,
  getLessonText: MAKERS_NOTHING,
  saveLessonText: MAKERS_NOTHING,
  getLessonStream: MAKERS_NOTHING,
  prepareLessonStream: MAKERS_NOTHING,
  listContentVersions: MAKERS_NOTHING,
  getContentVersion: MAKERS_NOTHING,
  restoreContentVersion: MAKERS_NOTHING,
  listClassProgress: MAKERS_NOTHING,
  exportClassProgress: MAKERS_NOTHING,
} as const satisfies Partial<Record<OperationId, Row>>;

/** The question bank and the exams of a school, for those who teach there; asked about an exam of somebody else. */
const TEACHING = {
  listQuestions: MAKERS,
  createQuestion: MAKERS,
  getQuestion: MAKERS,
  // With a version that is no longer there; a member’s attempt names it.
  saveQuestion: [401, 401, 401, 403, 409, 409, 404, 404],
  deleteQuestion: [401, 401, 401, 403, 409, 409, 404, 404],
  archiveQuestion: MAKERS,
  regradeQuestion: [401, 401, 401, 403, 409, 409, 404, 404],
  getQuestionStatistics: MAKERS,
  listQuestionVersions: MAKERS,
  getQuestionVersion: MAKERS,
  previewQuestion: MAKERS,
  // In an order that the question does not have.
  tryQuestion: [401, 401, 401, 403, 400, 400, 404, 404],
  importQuestions: MAKERS,
  exportQuestions: MAKERS,
  getSchoolNetworks: MAKERS,
  // With a version that is no longer there.
  saveSchoolNetworks: [401, 401, 401, 403, 403, 409, 404, 404],
  listManagedExams: MAKERS,
  createExam: MAKERS,
  getManagedExam: MANAGERS_OF_OTHERS,
  previewExam: MANAGERS_OF_OTHERS,
  saveExam: [401, 401, 401, 403, 404, 409, 404, 404],
  deleteExam: [401, 401, 401, 403, 404, 409, 404, 404],
  listGrading: MANAGERS_OF_OTHERS,
  getExamBoard: MANAGERS_OF_OTHERS,
  pauseExam: MANAGERS_OF_OTHERS,
  sendExamMessage: MANAGERS_OF_OTHERS,
  exportGrades: MANAGERS_OF_OTHERS,
  releaseResults: MANAGERS_OF_OTHERS,
  listIssuedExamTickets: MANAGERS_OF_OTHERS,
  listExamCertificates: MANAGERS_OF_OTHERS,
  issueExamTickets: MANAGERS_OF_OTHERS,
  withdrawExamTicket: MAKERS_NOTHING,
} as const satisfies Partial<Record<OperationId, Row>>;

/** Surveys, for those who make them; asked about one of somebody else, and one that is not there. */
const SURVEYS = {
  listManagedSurveys: MAKERS,
  createSurvey: MAKERS,
  getManagedSurvey: MANAGERS_OF_OTHERS,
  saveSurvey: [401, 401, 401, 403, 404, 409, 404, 404],
  publishSurvey: [401, 401, 401, 403, 404, 409, 404, 404],
  changeSurveyStatus: MANAGERS_OF_OTHERS,
  getSurveyResult: MANAGERS_OF_OTHERS,
  exportSurveyAnswers: MANAGERS_OF_OTHERS,
  deleteSurvey: MAKERS_NOTHING,
} as const satisfies Partial<Record<OperationId, Row>>;

/** What people send, and what becomes of it. */
const SENT = {
  // Without a school it is for the only one in which the person teaches.
  getManagerUploadUrl: [401, 401, 401, 400, 200, 200, 400, 200],
  // Asked without a picture.
  putUploadContent: row(415, 415, 415, 415, 415),
  putLiveSegment: row(401, 401, 401, 400, 400),
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

/** What is public knowledge of every school, closed ones included: how it is called and how to sign in. */
const FACTS = {
  getSchoolDetails: EVERYBODY,
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
  getPortalLayout: EVERYBODY,
  listSubSchools: EVERYBODY,
  // The answer says whether, and why not.
  isVisible: EVERYBODY,
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
    listBoutiqueLives: look,
    listLearningMaps: look,
    searchTopics: look,
    listLives: look,
    getVisibleResources: look,
    getCategory: look,
    getFacetTree: look,
    listFirstFacets: look,
    listChildFacets: look,
    listGoods: look,
    getStorefront: look,
    getBasket: signedIn,
    saveBasket: signedIn,
    listOwnOrders: signedIn,
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
  createLessonNote: MEMBERS_SIGNED_IN,
  saveForLater: MEMBERS_SIGNED_IN,
  enrollClass: MEMBERS_SIGNED_IN,
  leaveClass: MEMBERS_SIGNED_IN,
  getExam: MEMBERS,
  getSurvey: MEMBERS,
  answerSurvey: MEMBERS,
  startAttempt: MEMBERS_SIGNED_IN,
  listMyAttempts: MEMBERS_SIGNED_IN,
  checkExamTicket: MEMBERS_SIGNED_IN,
  // With a ticket that is none.
  redeemExamTicket: row(401, 401, 401, 400, 403),
} as const satisfies Partial<Record<OperationId, Row>>;

/** A meeting of that class, which its teacher deletes: to the administrator, who comes later, it is gone. */
const MEETING: Row = [401, 401, 401, 403, 200, 404, 404, 404];
const ATTENDANCE = {
  listAttendances: row(401, 401, 401, 200, 404),
  createAttendance: MAKERS,
  getAttendance: [401, 401, 401, 200, 200, 404, 404, 404],
  changeAttendance: MEETING,
  getAttendanceCode: MEETING,
  // With a wrong code.
  checkIn: [401, 401, 401, 400, 400, 404, 404, 404],
  listAttendanceRecords: MEETING,
  // Of somebody who is not in the class.
  saveAttendanceRecords: [401, 401, 401, 403, 400, 404, 404, 404],
  listAttendanceChanges: MEETING,
  exportAttendance: MEETING,
  // Others are told that there is none.
  queryAttendanceAttachments: SIGNED_IN,
  // With an upload that is not there.
  addAttendanceAttachment: [401, 401, 401, 400, 400, 404, 404, 404],
  deleteAttendanceAttachment: NOT_FOUND_SIGNED_IN,
  deleteAttendance: MEETING,
  listMyCertificates: SIGNED_IN,
  listMyPoints: SIGNED_IN,
  // Of one's own schools; of others there is nothing.
  getMyLearning: SIGNED_IN,
  listMyDates: SIGNED_IN,
  getMyStreak: SIGNED_IN,
  hideMyStreak: SIGNED_IN,
  listMyCoursework: SIGNED_IN,
  listMySaved: SIGNED_IN,
  getMySaved: SIGNED_IN,
  getMyCalendarFeed: SIGNED_IN,
  renewMyCalendarFeed: SIGNED_IN,
  endMyCalendarFeed: SIGNED_IN,
  // Each has their own; what others noted is not there.
  listLessonNotes: SIGNED_IN,
  listMyNotes: SIGNED_IN,
  exportMyNotes: SIGNED_IN,
  updateNote: NOT_FOUND_SIGNED_IN,
  deleteNote: NOT_FOUND_SIGNED_IN,
  restoreNote: NOT_FOUND_SIGNED_IN,
  getMyTeaching: SIGNED_IN,
  // Whoever has the code may check it.
  getCertificate: ANYBODY,
  listClassCertificates: MAKERS,
  revokeCertificate: MAKERS,
  restoreCertificate: MAKERS,
} as const satisfies Partial<Record<OperationId, Row>>;

/** Assignments that are not there, and the gradebook of that class, which all members here are enrolled in. */
const assignments = (outside: number) =>
  ({
    getAssignment: row(401, 401, 401, 404, outside),
    handInAssignment: row(401, 401, 401, 404, outside),
    listAssignmentWorks: NOT_FOUND_SIGNED_IN,
    getAssignmentWork: NOT_FOUND_SIGNED_IN,
    saveAssignmentGrade: NOT_FOUND_SIGNED_IN,
    saveAssignmentTerms: NOT_FOUND_SIGNED_IN,
    getGradebook: MAKERS,
    saveGradeCategories: [401, 401, 401, 403, 409, 409, 404, 404],
    exportGradebook: MAKERS,
    getOwnGrades: MEMBERS_SIGNED_IN,
  }) as const satisfies Partial<Record<OperationId, Row>>;

/** Orders and learning maps that are not there; the store is closed. */
const orders = (placed: number, found: number) =>
  ({
    placeOrder: row(401, 401, 401, 409, placed),
    getOrder: row(401, 401, 401, 404, found),
    cancelOrder: row(401, 401, 401, 404, found),
    listSeats: row(401, 401, 401, 404, found),
    exportSeats: row(401, 401, 401, 404, found),
    // Of a code that is not there.
    redeemSeat: row(401, 401, 401, 409, placed),
    payByCard: row(401, 401, 401, 404, found),
    getInvoice: row(401, 401, 401, 404, found),
    // Maps that are not there.
    beginLearningMap: row(401, 401, 401, 404, found),
    markLearningMapStop: row(401, 401, 401, 404, found),
  }) as const satisfies Partial<Record<OperationId, Row>>;

/**
 * A live session for members that the teacher holds, and deletes: who comes later is told so.
 * @param outside what people of another school are told of one that was deleted
 */
const lives = (outside: number) =>
  ({
    getLive: [403, 401, 403, 200, 200, 410, outside, outside],
    getLiveCalendar: [403, 401, 403, 200, 200, 410, outside, outside],
    setLiveReservation: [401, 401, 401, 200, 200, 410, outside, outside],
    listLiveHosts: HOSTS,
    listLiveSeriesDates: HOSTS,
    scheduleLive: HOSTS,
    scheduleGlobalLive: HOSTS,
    // With a version that is not there.
    updateLive: [401, 401, 401, 403, 409, 410, 404, 404],
    // Its room is not open yet, and nothing was recorded.
    startLive: [401, 401, 401, 403, 409, 410, 404, 404],
    endLive: [401, 401, 401, 403, 409, 410, 404, 404],
    getLiveReplay: [403, 401, 403, 409, 409, 410, outside, outside],
    getLiveIngest: [401, 401, 401, 403, 200, 410, 404, 404],
    // This server takes none.
    makeLiveIngestKey: [401, 401, 401, 403, 409, 410, 404, 404],
    getLiveReplayEdit: [401, 401, 401, 403, 409, 410, 404, 404],
    saveLiveReplay: [401, 401, 401, 403, 409, 410, 404, 404],
    getLiveCaptions: [401, 401, 401, 403, 409, 410, 404, 404],
    saveLiveCaptions: [401, 401, 401, 403, 409, 410, 404, 404],
    deleteLiveCaptions: [401, 401, 401, 403, 409, 410, 404, 404],
    enterLive: [401, 401, 401, 409, 409, 410, outside, outside],
    streamLiveEvents: [401, 401, 401, 409, 409, 410, outside, outside],
    listLiveMessages: [403, 401, 403, 200, 200, 410, outside, outside],
    sendLiveMessage: [401, 401, 401, 409, 409, 410, outside, outside],
    // About a message that is not there, and somebody who has written nothing.
    deleteLiveMessage: [401, 401, 401, 404, 404, 410, outside, outside],
    reportLiveMessage: [401, 401, 401, 404, 404, 410, outside, outside],
    pinLiveMessage: [401, 401, 401, 403, 404, 410, 404, 404],
    dismissLiveReports: [401, 401, 401, 403, 404, 410, 404, 404],
    muteLivePerson: [401, 401, 401, 403, 404, 410, 404, 404],
    listLiveReports: [401, 401, 401, 403, 200, 410, 404, 404],
    listMutedLivePeople: [401, 401, 401, 403, 200, 410, 404, 404],
    setLiveChatSettings: [401, 401, 401, 403, 200, 410, 404, 404],
    listLiveHandouts: [403, 401, 403, 200, 200, 410, outside, outside],
    // With a file that is not theirs.
    addLiveHandout: [401, 401, 401, 403, 400, 410, 404, 404],
    updateLiveHandout: [401, 401, 401, 403, 404, 410, 404, 404],
    deleteLiveHandout: [401, 401, 401, 403, 404, 410, 404, 404],
    getLiveStatistics: [401, 401, 401, 403, 200, 410, 404, 404],
    listLiveAttendees: [401, 401, 401, 403, 200, 410, 404, 404],
    exportLiveAttendees: [401, 401, 401, 403, 200, 410, 404, 404],
    listLiveQuestions: [403, 401, 403, 200, 200, 410, outside, outside],
    listLivePolls: [403, 401, 403, 200, 200, 410, outside, outside],
    // Its room is not open yet; the others are about a question and a poll that are not there.
    askLiveQuestion: [401, 401, 401, 409, 409, 410, outside, outside],
    voteLiveQuestion: [401, 401, 401, 409, 409, 410, outside, outside],
    voteLivePoll: [401, 401, 401, 409, 409, 410, outside, outside],
    setLiveQuestionState: [401, 401, 401, 403, 404, 410, 404, 404],
    createLivePoll: [401, 401, 401, 403, 200, 410, 404, 404],
    updateLivePoll: [401, 401, 401, 403, 404, 410, 404, 404],
    deleteLivePoll: [401, 401, 401, 403, 404, 410, 404, 404],
    setLivePollState: [401, 401, 401, 403, 404, 410, 404, 404],
    deleteLive: [401, 401, 401, 403, 200, 410, 404, 404],
  }) as const satisfies Partial<Record<OperationId, Row>>;

/** The area of a school of type o3; what is counted is a card that is not there. */
const area = (look: Row, signedIn: Row, nothing: Row, outside: 403 | 404) =>
  ({
    getO3Overview: look,
    listO3Projects: look,
    listO3Courses: look,
    listO3Cases: look,
    listO3Tools: look,
    listO3Scenarios: look,
    listO3Resources: look,
    listO3Tags: look,
    getO3Case: look,
    getO3Tool: look,
    getO3Scenario: look,
    getO3SubPortal: look,
    checkO3Steps: look,
    resetO3Scenario: signedIn,
    getO3Project: look,
    getDemoCloud: look,
    // The board of a team that the member leads: whoever teaches sees it and may review, but does not work on it.
    getO3Board: row(401, 401, 401, 200, outside),
    addO3TeamFile: [401, 401, 401, 400, 403, 403, outside, outside],
    removeO3TeamFile: row(401, 401, 401, 200, outside),
    updateO3Team: [401, 401, 401, 200, 403, 403, outside, outside],
    setO3TeamMember: [401, 401, 401, 404, 403, 403, outside, outside],
    removeO3TeamMember: [401, 401, 401, 200, 403, 403, outside, outside],
    createO3Task: [401, 401, 401, 200, 403, 403, outside, outside],
    updateO3Task: [401, 401, 401, 200, 403, 403, outside, outside],
    moveO3Task: [401, 401, 401, 200, 403, 403, outside, outside],
    reviewO3Task: row(401, 401, 401, 403, outside),
    deleteO3Task: [401, 401, 401, 200, 403, 403, outside, outside],
    setO3ProjectMembership: MEMBERS_SIGNED_IN,
    countActivityPerson: nothing,
  }) as const satisfies Partial<Record<OperationId, Row>>;

/** Spaces of people: asked about oneself, about the school, or about somebody who is not there. */
const spaces = (look: Row, nobody: Row) =>
  ({
    addFocus: MEMBERS_SIGNED_IN,
    cancelFocus: MEMBERS_SIGNED_IN,
    isFocus: nobody,
    recordVisit: nobody,
    listFocus: look,
    listFans: look,
    getPersonSpace: look,
    getTabCounts: look,
    listStudyProcess: look,
    listPersonBadges: look,
    listDynamics: look,
    listKnowledgeWorks: look,
    listVideoWorks: look,
    listCourseWorks: look,
    listExamWorks: look,
    listVisitors: MEMBERS_SIGNED_IN,
    listFeed: MEMBERS_SIGNED_IN,
    getPersonSetting: MEMBERS_SIGNED_IN,
    updatePersonSetting: MEMBERS_SIGNED_IN,
    savePersonSpace: MEMBERS_SIGNED_IN,
    // About somebody who is not there.
    blockPerson: [401, 401, 401, 404, 404, 404, 403, 403],
    unblockPerson: SIGNED_IN,
    listBlockedPeople: SIGNED_IN,
    reportSpace: [401, 401, 401, 404, 404, 404, 403, 403],
    listSpaceReports: MANAGERS,
    decideSpaceReport: MANAGERS_NOTHING,
  }) as const satisfies Partial<Record<OperationId, Row>>;

/**
 * Posts: those of the school, and one of the member in the class for members alone; asked about what is not there where
 * something is removed or signed up for. Sections of knowledge are read by whoever looks, and subscribed to with an account.
 */
const community = (look: Row, nothing: Row, unseen: Row, own: Row) =>
  ({
    getSectionTree: look,
    listSections: look,
    getSection: unseen,
    listSectionArticles: unseen,
    createSection: MAKERS,
    updateSection: MAKERS_NOTHING,
    sortSections: MAKERS_NOTHING,
    deleteSection: MAKERS_NOTHING,
    placeArticles: MAKERS_NOTHING,
    getSubscription: own,
    setSubscription: own,
    listSubscriptions: own,
    listPosts: look,
    getPost: MEMBERS,
    listReplies: MEMBERS,
    createPost: MEMBERS_SIGNED_IN,
    createReply: MEMBERS_SIGNED_IN,
    setReaction: MEMBERS_SIGNED_IN,
    // Nobody reports what they wrote themselves.
    reportPost: [401, 401, 401, 409, 200, 200, 403, 403],
    updatePost: [401, 401, 401, 200, 403, 403, 403, 403],
    updateReply: [401, 401, 401, 200, 403, 403, 403, 403],
    // The teacher teaches the class.
    acceptReply: MEMBERS_SIGNED_IN,
    pinPost: [401, 401, 401, 403, 200, 200, 403, 403],
    listPostReports: MAKERS,
    decidePostReport: MAKERS_NOTHING,
    setActivityEnrollment: nothing,
    deleteReply: nothing,
    deletePost: nothing,
  }) as const satisfies Partial<Record<OperationId, Row>>;

/**
 * The attempt of the member, which nobody else has.
 * @param outside what people of another school are told
 */
const attempt = (outside: number) => {
  const own: Row = [401, 401, 401, 200, 404, 404, outside, outside];
  return {
    getAttempt: own,
    saveAnswers: own,
    reportAttemptPresence: own,
    submitAttempt: own,
    getAttemptResult: own,
    // Its exam takes no appeals, so that there is none either.
    appealGrade: [401, 401, 401, 409, 404, 404, outside, outside],
    withdrawAppeal: own,
    // Nobody has used one.
    getExamTicket: row(401, 401, 401, 404, outside),
    // Nobody has answered by name.
    getMySurveyAnswer: row(401, 401, 401, 404, outside),
    // It is handed in by now.
    getGrading: MANAGERS_OF_OTHERS,
    saveGrading: [401, 401, 401, 403, 404, 409, 404, 404],
    setAttemptExtraTime: [401, 401, 401, 403, 404, 409, 404, 404],
    // It is handed in by now.
    pauseAttempt: [401, 401, 401, 403, 404, 409, 404, 404],
    submitAttemptFor: MANAGERS_OF_OTHERS,
  } as const satisfies Partial<Record<OperationId, Row>>;
};

/** A school that is open to the public; what is asked for inside it is for members alone. */
export const OPEN_SCHOOL: Table = {
  ...PEOPLE,
  ...OWN_ACCOUNT,
  ...FACTS,
  ...MANAGEMENT,
  ...AUTHORING,
  ...TEACHING,
  ...SURVEYS,
  ...SENT,
  ...writing(SIGNED_IN),
  ...contents(EVERYBODY, SIGNED_IN),
  // Asked for that of a class, which is for those who are in it or look after it.
  getLeaderboard: [403, EVERYBODY[1], 403, 200, 200, 200, 403, 403],
  // Who does not belong to the school has no space there.
  ...spaces(row(401, 401, 401, 200, 404), NOT_FOUND_SIGNED_IN),
  // Before the class is left.
  ...community(EVERYBODY, NOT_FOUND_SIGNED_IN, row(404, 401, 404, 404, 404), SIGNED_IN),
  ...ATTENDANCE,
  ...assignments(404),
  ...MEMBERS_ONLY,
  ...lives(410),
  ...area(EVERYBODY, SIGNED_IN, row(404, 401, 404, 404, 404), 404),
  ...orders(409, 404),
  ...attempt(404),
  listExamTickets: SIGNED_IN,
  joinSchool: SIGNED_IN,
  leaveSchool: SIGNED_IN,
  signOut: row(204, 204, 204, 204, 204),
};

/** A school that is closed to visitors. */
export const CLOSED_SCHOOL: Table = {
  ...PEOPLE,
  ...OWN_ACCOUNT,
  ...FACTS,
  ...MANAGEMENT,
  ...AUTHORING,
  ...TEACHING,
  ...SURVEYS,
  ...SENT,
  ...writing(MEMBERS_SIGNED_IN),
  ...contents(MEMBERS, MEMBERS_SIGNED_IN),
  ...spaces(MEMBERS, row(401, 401, 401, 404, 403)),
  // Before the class is left.
  ...community(MEMBERS, row(401, 401, 401, 404, 403), row(403, 401, 403, 404, 403), MEMBERS_SIGNED_IN),
  ...ATTENDANCE,
  ...assignments(403),
  ...MEMBERS_ONLY,
  ...lives(403),
  ...area(MEMBERS, MEMBERS_SIGNED_IN, row(403, 401, 403, 404, 403), 403),
  ...orders(403, 403),
  ...attempt(403),
  listExamTickets: MEMBERS_SIGNED_IN,
  joinSchool: MEMBERS_SIGNED_IN,
  leaveSchool: SIGNED_IN,
  signOut: row(204, 204, 204, 204, 204),
};
