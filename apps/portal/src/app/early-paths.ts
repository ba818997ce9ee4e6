/** First segments of what visitors of a school open: its routes are in the first load of every page. */
const EARLY = /^\/($|(portal_?|classInfo|personSpace)(\/|$))/;

/** Whether the route of a path, or of a route's id, is one of those that come in a chunk of their own. */
export const isLatePath = (path: string): boolean => !EARLY.test(path);

/** The route of addresses that no other route has. */
export const SPLAT = '/$';
