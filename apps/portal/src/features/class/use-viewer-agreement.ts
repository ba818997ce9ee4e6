import { useQueryClient } from '@tanstack/react-query';
import type { ClassDetail } from '@stoa/api/schema';
import { useEffect, useRef } from 'react';
import { useSession } from '../../app/session.tsx';
import { refreshAfterEnrolment } from './class-cache.ts';

/**
 * Asks for the class again where it was answered to somebody else than the page knows: the access token had ended when
 * the document was made, or the person has signed in or out since.
 */
export function useViewerAgreement({ abilities }: ClassDetail): void {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const askedFor = useRef<string>(undefined);
  const isVisitors = abilities.reasons.includes('SIGN_IN');
  const agrees = status === 'unknown' || isVisitors === (status === 'signedOut');
  useEffect(() => {
    if (agrees || askedFor.current === status) return;
    // Once for each change: a server that stays with its answer is right.
    askedFor.current = status;
    void refreshAfterEnrolment(queryClient);
  }, [agrees, status, queryClient]);
}
