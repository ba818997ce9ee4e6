/** A link is meant after this long under a pointer, or in focus: a pointer that only passes over it asks for nothing. */
const INTENT_MS = 65;

/** What is known of a link by its element. */
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'origin' | 'pathname' | 'search'> & {
  hasAttribute: (name: string) => boolean;
};

/** @returns the address, from its path on, that a press at this place would lead to within the portal */
export function pageAt(target: EventTarget | null, here: Location): string | undefined {
  const link = (target as Partial<Element> | null)?.closest?.('a[href]') as Anchor | null | undefined;
  if (!link || link.origin !== here.origin || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const isHere = link.pathname === here.pathname && link.search === here.search;
  return isHere ? undefined : link.pathname + link.search;
}

/**
 * Tells of links that are about to be followed: the pointer rests on one, a finger or a button goes down on it, or the
 * keyboard stands on it. One link is told once.
 * @returns ends it
 */
export function watchLinkIntent(
  root: EventTarget,
  {
    pageOf,
    onIntent,
  }: { pageOf: (target: EventTarget | null) => string | undefined; onIntent: (page: string) => void },
): () => void {
  const reported = new Set<string>();
  let aimedAt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(page: string): void {
    if (reported.has(page)) return;
    reported.add(page);
    onIntent(page);
  }
  function aim({ target }: Event): void {
    const page = pageOf(target);
    if (page === aimedAt) return;
    aimedAt = page;
    clearTimeout(timer);
    if (page !== undefined) timer = setTimeout(() => notify(page), INTENT_MS);
  }
  function press({ target }: Event): void {
    const page = pageOf(target);
    if (page !== undefined) notify(page);
  }

  root.addEventListener('pointerover', aim);
  root.addEventListener('focusin', aim);
  root.addEventListener('pointerdown', press);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointerover', aim);
    root.removeEventListener('focusin', aim);
    root.removeEventListener('pointerdown', press);
  };
}
