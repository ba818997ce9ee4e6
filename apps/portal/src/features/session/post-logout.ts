/** Frames that want to be told of a logout carry this attribute. */
const FRAME_SELECTOR = 'iframe[data-session-frame]';

const MESSAGE = { type: 'logout' };

/**
 * Tells that the session has ended: embedded pages, each only at the origin that it was loaded from, and the page that
 * embeds this one, which is of this site (`frame-ancestors`).
 */
export function postLogoutToFrames(
  root: ParentNode = document,
  place: Pick<Window, 'location' | 'parent' | 'self'> = window,
): void {
  if (place.parent !== place.self) place.parent.postMessage(MESSAGE, place.location.origin);
  for (const frame of root.querySelectorAll<HTMLIFrameElement>(FRAME_SELECTOR)) {
    const origin = originOf(frame.src);
    if (origin) frame.contentWindow?.postMessage(MESSAGE, origin);
  }
}

/** The exact origin, or nothing where there is none: `*` would tell whoever is in the frame by now. */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
