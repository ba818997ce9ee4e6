/** Frames that want to be told of a logout carry this attribute. */
const FRAME_SELECTOR = 'iframe[data-session-frame]';

/** Tells embedded pages that the session has ended: each only at the origin that it was loaded from. */
export function postLogoutToFrames(root: ParentNode = document): void {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>(FRAME_SELECTOR)) {
    const origin = originOf(frame.src);
    if (origin) frame.contentWindow?.postMessage({ type: 'logout' }, origin);
  }
}

/** The exact origin, or nothing where there is none: `*` would tell whoever is in the frame by now. */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
