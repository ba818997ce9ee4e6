import { useEffect, useState } from 'react';
import { holdPage } from '../../app/held-page.ts';
import { useSession } from '../../app/session.tsx';

/**
 * Whose answers are given on a page: whose sign-in runs out goes on with them, without leaving it.
 * @returns the id of the person; undefined for a visitor
 */
export function useAnswering(): string | undefined {
  const { viewer, status, end } = useSession();
  const [known, setKnown] = useState(viewer?.user_id);
  // After signing in again it is not known at once who it is.
  const viewerId = viewer?.user_id ?? (end === 'expired' || status === 'unknown' ? known : undefined);
  if (viewerId !== known) setKnown(viewerId);
  return viewerId;
}

/** Holds the page while answers are given there. */
export function useHeldPage(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
}
