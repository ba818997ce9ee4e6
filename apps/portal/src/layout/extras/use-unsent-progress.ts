import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useBackOnline } from '../../shared/use-back-online.ts';

/** Sends what the signed-in person has learnt on this device in an earlier visit without a connection. */
export function useUnsentProgress(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const lang = useLanguage();
  const viewerId = useSession().viewer?.user_id;
  const [listeners] = useState(() => new Set<() => void>());
  useBackOnline(() => listeners.forEach((notify) => notify()));
  useEffect(() => {
    if (!viewerId) return undefined;
    const stop = new AbortController();
    const onBackOnline = (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    };
    // A chunk that does not load leaves everything for the next visit.
    void import('../../features/class/lesson/send-unsent.ts')
      .then(({ sendUnsent }) =>
        sendUnsent({ api, queryClient, lang, viewerId, signal: stop.signal, onBackOnline }),
      )
      .catch(() => undefined);
    return () => stop.abort();
  }, [api, queryClient, lang, viewerId, listeners]);
}
