import { collectEvents } from '@stoa/api/events.calls';
import type { EventBatch, PortalSettings } from '@stoa/api/schema';
import { mayMeasure, type consentMachine } from '@stoa/machines/consent';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApi } from '../../app/services.ts';
import { countedAs } from '../../app/page-facts.ts';
import { EventQueue } from './event-queue.ts';

const ENTRY_KEY = 'stoa.visit';

/** Counts the pages that are opened, and what else is given to the answer, where that is allowed (B046, B070). */
export function useCounting({
  schoolId,
  settings,
  actor,
  isPreview,
}: {
  schoolId: string | undefined;
  settings: PortalSettings;
  actor: ActorRefFrom<typeof consentMachine>;
  isPreview: boolean;
}): (code: string | undefined) => void {
  const api = useApi();
  const { pathname } = useLocation();
  const page = useMatches({ select: countedAs });
  const isAllowed =
    useSelector(actor, (snapshot) => mayMeasure(snapshot)) && schoolId !== undefined && !isPreview;
  // The collector believes a consent only once it was reported, however long that takes.
  const isUnreported = useSelector(actor, (snapshot) => snapshot.hasTag('unreported'));
  const [queue] = useState(
    () =>
      new EventQueue((events) => {
        if (schoolId) void collectEvents(api, { schoolId, events }).catch(() => undefined);
      }),
  );
  const add = useEffectEvent((event: EventBatch['events'][number]) => {
    if (isAllowed) queue.add(event);
  });
  useEffect(() => {
    queue.hold(isUnreported);
  }, [queue, isUnreported]);
  useEffect(() => {
    // What was not sent yet is not sent any more once consent is taken back.
    if (!isAllowed) return queue.clear();
    const code = settings.analytics.views[page];
    if (code) add({ kind: 'view', code, ...(isFirstOfVisit() ? { entry: true } : {}) });
  }, [queue, isAllowed, pathname, page, settings]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') queue.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      queue.flush();
    };
  }, [queue]);
  return (code) => {
    if (code && isAllowed) queue.add({ kind: 'click', code });
  };
}

/** Whether no page of this tab was counted before. */
function isFirstOfVisit(): boolean {
  try {
    if (sessionStorage.getItem(ENTRY_KEY)) return false;
    sessionStorage.setItem(ENTRY_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
