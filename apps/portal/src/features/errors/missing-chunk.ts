const KEY = 'stoa.reloaded-for-chunk';
/** A second failure within this time is not cured by loading the page again. */
const ONCE_WITHIN_MS = 60_000;
/** The router leaves such a mark where it has loaded the page again for a part that is a page itself. */
const ROUTER_MARK = 'tanstack_router_reload:';

/**
 * A part of the application is not there any more, because a newer version was installed: loads the page anew, once.
 * @returns whether it does
 */
export function recoverFromMissingChunk(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    const marks = Object.keys(sessionStorage).filter((key) => key.startsWith(ROUTER_MARK));
    if (Date.now() - last < ONCE_WITHIN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    // Where the router has done it already; without its mark it would do it again when the page is rendered once more.
    setTimeout(() => marks.forEach((mark) => sessionStorage.removeItem(mark)), ONCE_WITHIN_MS);
    if (marks.length > 0) return false;
  } catch {
    // Without memory there is no way to know that it happened before: the message must do.
    return false;
  }
  location.reload();
  return true;
}
