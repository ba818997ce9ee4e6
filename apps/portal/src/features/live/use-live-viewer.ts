import type { LiveSession } from '@stoa/api/schema';
import { aheadOf } from '@stoa/machines/live-viewer';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { factsOf, provideLiveViewer } from './live-viewer.actors.ts';

/** The page of a session, which looks again by itself, and when the tab or the network is back. */
export function useLiveViewer(live: LiveSession) {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguageStore();
  const { schoolId, id: liveId } = live;
  const [machine] = useState(() =>
    provideLiveViewer({ api, queryClient, schoolId, liveId, language: language.snapshot }),
  );
  const [input] = useState(() => ({ live: factsOf(live), aheadMs: aheadOf(live) }));
  const actor = useActorRef(machine, { input });
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.woken' });
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [actor]);
  return actor;
}

export type LiveViewerActor = ReturnType<typeof useLiveViewer>;
