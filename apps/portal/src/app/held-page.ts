/** What holds the page that is shown. */
const holds = new Set<symbol>();

/**
 * Holds the page while it has work in it that a person must not be led away from, such as an attempt at an exam: where
 * their sign-in runs out, the page stays, and they sign in beside it.
 * @returns lets it go
 */
export function holdPage(): () => void {
  const hold = Symbol('a held page');
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** Whether the page stays where a sign-in runs out. */
export const isPageHeld = (): boolean => holds.size > 0;
