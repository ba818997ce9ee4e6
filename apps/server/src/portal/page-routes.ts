/** A page of the portal, as the server needs to know it: for the status, the first data and the chunks to preload. */
export interface PageRoute {
  /** Route file in apps/portal/src, as the build's manifest names it. */
  chunk: string;
  pattern: RegExp;
  page: 'landing' | 'home' | 'search' | 'class' | 'resource' | 'more' | 'subSchools' | 'static' | 'auth' | 'notFound' | 'forbidden';
  /** Search engines leave it alone. */
  noIndex?: boolean;
}

const SCHOOL = '(?<schoolId>\\d{19})';
const route = (path: string, page: PageRoute['page'], chunk: string, noIndex = false): PageRoute => ({
  pattern: new RegExp(`^${path}/?$`),
  page,
  chunk: `src/routes/${chunk}`,
  noIndex,
});

/** Every address that has a page. What is not here answers 404 with the page that says so. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  route('', 'landing', 'index.tsx'),
  route(`/portal/${SCHOOL}`, 'home', 'portal.$schoolId.index.tsx'),
  route(`/portal/${SCHOOL}/search`, 'search', 'portal.$schoolId.search.tsx'),
  route(`/portal/${SCHOOL}/more`, 'more', 'portal.$schoolId.more.tsx'),
  route(`/portal/${SCHOOL}/sub-school`, 'subSchools', 'portal.$schoolId.sub-school.index.tsx'),
  route(`/portal/${SCHOOL}/sub-school/(?<subSchoolId>\\d{19})`, 'home', 'portal.$schoolId.sub-school.$subSchoolId.tsx'),
  route(`/portal/${SCHOOL}/resource/(?<id>\\d{19})`, 'resource', 'portal.$schoolId.resource.$resourceId.tsx'),
  route(`/portal/${SCHOOL}/class-view/(?<id>\\d{19})`, 'class', 'portal.$schoolId.class-view.$classId.tsx'),
  route(`/classInfo/${SCHOOL}/class-view/(?<id>\\d{19})`, 'class', 'classInfo.$schoolId.class-view.$classId.tsx'),
  route('/login/index', 'auth', 'login.index.tsx', true),
  route('/register/index', 'auth', 'register.index.tsx', true),
  route('/logout', 'auth', 'logout.tsx', true),
  route('/service', 'static', 'service.tsx'),
  route('/privacy', 'static', 'privacy.tsx'),
  route('/403', 'forbidden', '403.tsx', true),
  route('/404', 'notFound', '404.tsx', true),
  route('/abnormal/[^/]{1,40}', 'auth', 'abnormal.$errorCode.tsx', true),
];

/** The page at a path, with what the path names. */
export function matchPage(path: string): { route: PageRoute; params: Record<string, string> } | undefined {
  for (const candidate of PAGE_ROUTES) {
    const match = candidate.pattern.exec(path);
    if (match) return { route: candidate, params: { ...match.groups } };
  }
  return undefined;
}
