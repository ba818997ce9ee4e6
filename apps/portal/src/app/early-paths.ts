/** What visitors of a school open, signing in included: its routes are in the first load of every page. */
const EARLY = /^\/($|(portal_?|classInfo|personSpace|login)(\/|$))/;
/** Areas of a school that most visits do not begin in; their files are named so that the build leaves them out (`_o3`, `_community`, `_knowledge`). */
const LATE_AREAS = /^\/portal\/[^/]+\/(o3-school|community|knowledge)(\/|$)/;

/** Whether the route of a path, or of a route's id, is one of those that come in a chunk of their own. */
export const isLatePath = (path: string): boolean => !EARLY.test(path) || LATE_AREAS.test(path);

/** The route of addresses that no other route has. */
export const SPLAT = '/$';
