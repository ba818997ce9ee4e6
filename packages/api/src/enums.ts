/**
 * Every enumeration of the specification, once, by name: wherever such a value travels or is compared,
 * it is taken from here. The contract lists the same values; a test holds the two together.
 */

import { ResourceType } from './resource-type.gen.ts';

/** Which time a ranking counts. */
export const RankingPeriod = { LatestMonth: 2, Total: 3, LastYear: 4, ThisYear: 5 } as const;
export type RankingPeriod = ValueOf<typeof RankingPeriod>;

/** How a ranking is made: by people, by the school's own choice, by what is near to the viewer. */
export const RankingType = { Default: '1', Custom: '2', Recommended: '3' } as const;
export type RankingType = ValueOf<typeof RankingType>;

/** The hot-course lists. */
export const HotCourseList = { Latest: 1, Hottest: 2, HottestKnowledge: 3 } as const;
export type HotCourseList = ValueOf<typeof HotCourseList>;

/** Which time a leaderboard counts. */
export const LeaderboardPeriod = { Week: 1, Month: 2, Year: 3, All: 4 } as const;
export type LeaderboardPeriod = ValueOf<typeof LeaderboardPeriod>;

/** Who sees a resource or block. */
export const Audience = { All: 1, Members: 2, Visitors: 3 } as const;
export type Audience = ValueOf<typeof Audience>;

/** Order of a list of resources. */
export const Sort = { Newest: '0', Hottest: '1', Downloads: '2' } as const;
export type Sort = ValueOf<typeof Sort>;

export { ResourceType };
export type ResourceType = ValueOf<typeof ResourceType>;

/** How many cards stand in a line of a wide screen. */
export const CardsPerLine = { Two: 2, Three: 3, Four: 4, Five: 5 } as const;
export type CardsPerLine = ValueOf<typeof CardsPerLine>;

/** Whether a resource belongs to the paying members. `All` occurs as a filter alone. */
export const Zone = { All: '0', Vip: '1', Free: '2' } as const;
export type Zone = ValueOf<typeof Zone>;

/** Where something with a start and an end stands. */
export const ActivityStatus = { Unstarted: 1, Ongoing: 2, Ended: 3 } as const;
export type ActivityStatus = ValueOf<typeof ActivityStatus>;

/** Whether the viewer is enrolled. */
export const Enrollment = { Unenrolled: 0, Enrolled: 1 } as const;
export type Enrollment = ValueOf<typeof Enrollment>;

/** Where the grading of an exam stands. */
export const Grading = { Done: 0, Grading: 1, NotGrading: 2 } as const;
export type Grading = ValueOf<typeof Grading>;

/** Which editor wrote a page. */
export const Editor = { Old: '1', New: '2' } as const;
export type Editor = ValueOf<typeof Editor>;

/** What stands over a list: nothing, a title, or a title with a search field. */
export const TitleSearchSwitch = { None: '0', Title: '1', Search: '2' } as const;
export type TitleSearchSwitch = ValueOf<typeof TitleSearchSwitch>;

/** Who signs the people of a portal in. The login method of a school has the same values. */
export const PortalType = { Own: '1', Stoa: '2', Uniportal: '3', Enterprise: '4' } as const;
export type PortalType = ValueOf<typeof PortalType>;

/** The label of the environment that a portal runs in. */
export const Environment = {
  Sit: 'sit',
  Beta: 'beta',
  Uat: 'uat',
  De: 'de',
  Ru: 'ru',
  Sg: 'sg',
  Mx: 'mx',
  Cn: 'cn',
} as const;
export type Environment = ValueOf<typeof Environment>;

type ValueOf<T> = T[keyof T];
