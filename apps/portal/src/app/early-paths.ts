/** What visitors of a school open, signing in included: its routes are in the first load of every page. */
const EARLY = /^\/($|(portal_?|classInfo|personSpace|login)(\/|$))/;
/** An area that few schools have; its file is named so that the build leaves it out (`_o3`). */
const O3_AREA = /^\/portal\/[^/]+\/o3-school(\/|$)/;

/** Whether the route of a path, or of a route's id, is one of those that come in a chunk of their own. */
export const isLatePath = (path: string): boolean => !EARLY.test(path) || O3_AREA.test(path);

/** The route of addresses that no other route has. */
export const SPLAT = '/$';
