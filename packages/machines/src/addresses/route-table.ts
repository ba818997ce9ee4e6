import { PAGE_ROWS } from './page-rows.gen.ts';
import { isSchoolId } from './tenant.ts';

/**
 * Who a route is for: `open` everyone, `landing` decides where to go on, `signIn` those who are not signed in,
 * `member` those who are.
 */
export type RouteAccess = 'open' | 'landing' | 'signIn' | 'member';

/** One row of the table. */
export interface RouteRule {
  /** The row of the specification. */
  id: string;
  access: RouteAccess;
  /** Segments: a word stands for itself, `{schoolId}` for 19 digits, any other `{name}` for one segment that is not empty. */
  pattern: string;
}

const rule = (id: string, access: RouteAccess, ...patterns: string[]): RouteRule[] =>
  patterns.map((pattern) => ({ id, access, pattern }));

/** Routes that the specification names, and pages that no page stands above. */
export const SPECIFIED: readonly RouteRule[] = [
  ...rule('R01', 'landing', '/'),
  ...rule('R02', 'open', '/portal/{schoolId}'),
  // What those who run a school see of it; what each of them may do is the server's affair.
  ...rule('R02', 'member', '/manage/{schoolId}'),
  ...rule('R03', 'open', '/portal/{schoolId}/search'),
  ...rule('R04', 'open', '/portal/{schoolId}/sub-school'),
  ...rule('R05', 'open', '/portal/{schoolId}/o3-school'),
  ...rule('R06', 'open', '/portal/{schoolId}/o3-school/new-project'),
  ...rule('R07', 'open', '/portal/{schoolId}/o3-school/course-more'),
  ...rule('R08', 'open', '/portal/{schoolId}/o3-school/case-center-more'),
  ...rule('R09', 'open', '/portal/{schoolId}/o3-school/more'),
  ...rule('R10', 'open', '/portal/{schoolId}/class-view/{classId}'),
  ...rule('R11', 'open', '/classInfo/{schoolId}/class-view/{classId}'),
  // What somebody has earned there, for whoever has its code.
  ...rule('R11', 'open', '/certificates/{code}'),
  ...rule('R12', 'open', '/portal/{schoolId}/check-view/{checkId}'),
  ...rule('R13', 'member', '/classInfo/{schoolId}/check-view/{checkId}'),
  ...rule('R14', 'open', '/portal/{schoolId}/person-space', '/portal/{schoolId}/person-space/{tab}'),
  ...rule('R15', 'open', '/personSpace/{schoolId}', '/personSpace/{schoolId}/{tab}'),
  // What only the person sees of themselves.
  ...rule('R15', 'member', '/account', '/account/{part}', '/learning', '/calendar', '/teaching'),
  // The link of a mail proves itself.
  ...rule('R15', 'open', '/notifications/unsubscribe'),
  ...rule('R16', 'open', '/portal/{schoolId}/sub-school/{subSchoolId}'),
  ...rule('R17', 'member', '/portal/{schoolId}/fans'),
  // A resource of the lists that R18 shows has a page of its own.
  ...rule('R18', 'open', '/portal/{schoolId}/more', '/portal/{schoolId}/resource/{resourceId}'),
  ...rule('R19', 'open', '/o3-sub-portal/{schoolId}'),
  ...rule('R20', 'open', '/o3/{schoolId}/detail'),
  ...rule('R21', 'open', '/democloud/{schoolId}/detail'),
  ...rule(
    'R22',
    'member',
    '/portal/{schoolId}/lecturing-center',
    '/portal/{schoolId}/lecturing-center/index',
  ),
  ...rule('R23', 'member', '/portal/{schoolId}/lecturing-center/live-streaming'),
  ...rule('R24', 'open', '/portal/{schoolId}/lecturing-center/live-learn-detail/{id}'),
  ...rule('R25', 'member', '/portal/{schoolId}/lecturing-center/live-learn-create'),
  ...rule('R26', 'member', '/portal/{schoolId}/lecturing-center/live-learn-edit/{id}'),
  ...rule('R27', 'member', '/portal/{schoolId}/lecturing-center/live-learn-created/{id}'),
  // Where a host goes live; hand-outs, and how a session is attended; what is shown of its recording.
  ...rule(
    'R24',
    'member',
    '/live/{schoolId}/{id}/host',
    '/live/{schoolId}/{id}/record',
    '/live/{schoolId}/{id}/replay',
  ),
  ...rule('R28', 'open', '/portal/{schoolId}/lecturing-center/live-deleted'),
  ...rule('R29', 'open', '/portal/{schoolId}/question-survey/{questionId}'),
  ...rule('R30', 'open', '/classInfo/{schoolId}/question-survey/{questionId}'),
  // designPage is one of the route names that B006 opens by name; the page itself asks for the right to decorate.
  ...rule('R31', 'open', '/design/{schoolId}', '/design/{schoolId}/sub-school/{subSchoolId}'),
  ...rule('R32', 'member', '/order/{schoolId}', '/order/{schoolId}/sub-school/{subSchoolId}'),
  // Those who sell.
  ...rule('R32', 'member', '/manage/{schoolId}/store'),
  ...rule('R33', 'open', '/feedback/{schoolId}'),
  // Those who handle them.
  ...rule('R33', 'member', '/manage/{schoolId}/feedback'),
  ...rule('R34', 'open', '/complaintReport/{schoolId}'),
  ...rule('R35', 'open', '/abnormal', '/abnormal/{errorCode}'),
  ...rule('R36', 'open', '/403'),
  ...rule('R37', 'open', '/404'),
  ...rule('R38', 'open', '/insufficient-permissions'),
  ...rule('R39', 'open', '/oauth2/v1/authorize'),
  ...rule('R40', 'open', '/bigNet/v1/authorize'),
  ...rule('R41', 'signIn', '/login/index', '/login/reset'),
  // The phone that has scanned a code of the login page.
  ...rule('R41', 'member', '/login/confirm'),
  ...rule('R42', 'member', '/login/select'),
  ...rule('R43', 'signIn', '/register/index'),
  ...rule('R44', 'member', '/register/select'),
  ...rule('R45', 'member', '/register/create'),
  ...rule('R46', 'member', '/register/creating'),
  ...rule('R47', 'member', '/register/success'),
  ...rule('R48', 'open', '/register/invite'),
  ...rule('R49', 'member', '/register/guide'),
  ...rule('R50', 'open', '/register/welcome'),
  ...rule('R51', 'open', '/uniportal/callback'),
  ...rule('R52', 'open', '/uniportal/bind-account'),
  ...rule('R53', 'open', '/uniportal/bound-account'),
  ...rule('R54', 'open', '/uniportal/bound-account-verify'),
  ...rule('R55', 'open', '/welink/callback'),
  ...rule('R56', 'open', '/hw/callback'),
  ...rule('R57', 'open', '/enterpriseOauth2/callback'),
  ...rule('R58', 'open', '/imc/callback'),
  ...rule('R59', 'open', '/refresh-token'),
  ...rule('R60', 'open', '/logout'),
  ...rule('R61', 'open', '/service'),
  ...rule('R62', 'open', '/privacy'),
  ...rule('R63', 'open', '/disable'),
  ...rule('R64', 'open', '/disableLogin'),
  ...rule('R65', 'open', '/disableNetwork'),
  ...rule('R66', 'open', '/disableOrder'),
  ...rule('R67', 'open', '/helpCenter/helpPage.htm'),
  ...rule('R68', 'open', '/commonUsage/cookiePolicy.htm'),
  ...rule('R69', 'open', '/community/{key}'),
  // The school's own community, its posts, and what was reported there.
  ...rule('R69', 'open', '/portal/{schoolId}/community', '/portal/{schoolId}/community/{postId}'),
  ...rule('R69', 'member', '/manage/{schoolId}/reports'),
  // Sections of its knowledge, which its articles stand in.
  ...rule('R69', 'open', '/portal/{schoolId}/knowledge', '/portal/{schoolId}/knowledge/{sectionId}'),
  ...rule('R69', 'member', '/manage/{schoolId}/sections'),
  // Those of the store variant that are no page of the other set; /login and its like lead on.
  ...rule('R70', 'open', '/introduce', '/login', '/register', '/uniportal', '/hw'),
];

/** Every route and who may open it (B004, B006). The rights to what a page shows are the server's affair. */
export const ROUTE_TABLE: readonly RouteRule[] = [...SPECIFIED, ...PAGE_ROWS.flatMap((row) => rule(...row))];

const SEGMENTS = new Map(ROUTE_TABLE.map((row) => [row, row.pattern.split('/')]));

/**
 * The row of a path, or null where there is no such page (B004, B005). A slash at the end does not matter.
 * @param pathname without query and fragment
 * @param rows where it is looked for. @default all
 */
export function findRoute(pathname: string, rows = ROUTE_TABLE): RouteRule | null {
  const given = (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/');
  return (
    rows.find((row) => {
      const segments = SEGMENTS.get(row) ?? [];
      return (
        segments.length === given.length &&
        segments.every((segment, index) => fits(segment, given[index] ?? ''))
      );
    }) ?? null
  );
}

function fits(segment: string, given: string): boolean {
  if (segment === '{schoolId}' || segment === '{subSchoolId}') return isSchoolId(given);
  return segment.startsWith('{') ? given !== '' : segment === given;
}
