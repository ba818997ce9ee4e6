import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { notificationSettingsQuery } from '@stoa/api/notification.queries';
import { useEffect, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { useBackOnline } from '../use-back-online.ts';
import { provideNotifications, type NotificationsDeps } from './notifications.actors.ts';

export type NotificationsActor = ActorRefFrom<ReturnType<typeof provideNotifications>>;

interface Running {
  userId: string;
  actor: NotificationsActor;
  users: number;
}

/** One a page, whoever shows it: the bell in the head and the list on its page know the same. */
const running = new WeakMap<QueryClient, Running>();
/** From one page to the next nobody uses it for a moment. */
const STOP_AFTER_MS = 1_000;

function obtain(queryClient: QueryClient, userId: string, deps: NotificationsDeps): Running {
  const known = running.get(queryClient);
  if (known?.userId === userId && known.actor.getSnapshot().status === 'active') return known;
  known?.actor.stop();
  const actor = createActor(provideNotifications(deps));
  actor.on('settings.changed', () => {
    const { queryKey } = notificationSettingsQuery(deps.api, { lang: deps.language() });
    void queryClient.invalidateQueries({ queryKey });
  });
  const made = { userId, actor, users: 0 };
  running.set(queryClient, made);
  return made;
}

/** What the person is told, live for as long as something shows it. */
export function useNotifications(userId: string): NotificationsActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const { snapshot: language } = useLanguageStore();
  const [entry, setEntry] = useState(() => obtain(queryClient, userId, { api, language }));
  useEffect(() => {
    // It may have been stopped between the first drawing and this one.
    const used = obtain(queryClient, userId, { api, language });
    used.users += 1;
    // Here, since the server, which renders the head as well, has nothing to listen for.
    used.actor.start();
    setEntry(used);
    const look = () =>
      used.actor.send({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      used.users -= 1;
      setTimeout(() => {
        if (used.users === 0) used.actor.stop();
      }, STOP_AFTER_MS);
    };
  }, [api, queryClient, language, userId]);
  useBackOnline(() => entry.actor.send({ type: 'network.restored' }));
  return entry.actor;
}
