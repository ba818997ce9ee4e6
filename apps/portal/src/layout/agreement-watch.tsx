import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../app/session.tsx';

/** After the first paint and what belongs to it: nobody waits for this question. */
const ASK_AFTER_MS = 1500;
/** The texts themselves, and the ways in and out. */
const NOT_ASKED_ON = /^\/(service|privacy|logout|login|register\/index)\b/;

const AgreementGate = lazy<ComponentType>(() =>
  import('../features/agreement/agreement-gate.tsx').then(
    ({ AgreementGate: Gate }) => ({ default: Gate }),
    // A question that cannot be asked today is asked another time; the page does not break over it.
    () => ({ default: () => null }),
  ),
);

/** Asks signed-in people for their signature where what they have signed is older than what is in force. */
export function AgreementWatch() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // A session of one school cannot sign for the account.
  if (!isDue || !viewer || viewer.boundSchool !== undefined || NOT_ASKED_ON.test(pathname)) return null;
  return (
    <Suspense>
      <AgreementGate key={viewer.user_id} />
    </Suspense>
  );
}
