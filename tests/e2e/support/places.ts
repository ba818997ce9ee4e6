/** The demo schools. */
export const SCHOOLS = {
  /** Open, Chinese by default, has everything. */
  stoa: '1700000000000000001',
  /** Closed, a company. */
  halden: '1700000000000000003',
  /** Open, Arabic by default. */
  house: '1700000000000000004',
  /** Open, of the overseas variant. */
  overseas: '1700000000000000002',
  /** A store. */
  store: '1700000000000000005',
  /** A sub-school of the first. */
  sub: '1700000000000000011',
} as const;

/** Surveys of the first school. */
export const SURVEYS = {
  /** Slider, groups, matching, areas, labels, passages and pictures; nine people answered. */
  kinds: '1793000000000000001',
} as const;

/** Classes of the first school, unless their name says otherwise. */
export const CLASSES = {
  /** A course with videos and articles, without an end or seats. */
  porch: '1770000000000000012',
  git: '1770000000000000005',
  /** Both seats are taken, begins in a week. */
  full: '1770000000000000008',
  /** Is over. */
  ended: '1770000000000000015',
  /** Forty seats, runs. */
  planning: '1770000000000000001',
  /** Halden's, for its members. */
  haldenSafety: '1770000000000000019',
} as const;

export const RESOURCES = {
  exam: '1740000000000000004',
  live: '1750000000000000001',
  liveEnded: '1750000000000000005',
  /** An article that anybody may read. */
  openArticle: '1730000000000000001',
  /** An article for members. */
  membersArticle: '1730000000000000002',
} as const;

export const EXAMS = {
  /** Has a question of every kind, seven in all, always in this order. */
  everyKind: '1740000000000000001',
} as const;

export const home = (schoolId: string = SCHOOLS.stoa): string => `/portal/${schoolId}`;
export const search = (query = '', schoolId: string = SCHOOLS.stoa): string =>
  `${home(schoolId)}/search${query ? `?${query}` : ''}`;
export const classPage = (classId: string, schoolId: string = SCHOOLS.stoa): string =>
  `/classInfo/${schoolId}/class-view/${classId}`;
export const examPage = (examId: string, schoolId: string = SCHOOLS.stoa): string =>
  `/classInfo/${schoolId}/check-view/${examId}`;
/** The page of a live session. */
export const livePage = (id: string, school: string = SCHOOLS.stoa): string =>
  `/portal/${school}/lecturing-center/live-learn-detail/${id}`;
export const resource = (id: string, schoolId: string = SCHOOLS.stoa): string =>
  `${home(schoolId)}/resource/${id}`;
