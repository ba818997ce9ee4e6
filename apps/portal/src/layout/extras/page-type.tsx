import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { providePageType } from '../../shared/page-type.actors.ts';

const HOME = ['get', '/api/portal/api/v1/portal/open/home'] as const;

/**
 * Decides with every page that is opened which renderer draws the school's pages (B054). The document names it; where
 * the configuration has changed meanwhile, the school's pages are asked for anew.
 */
export function PageType({ schoolId }: { schoolId: string }) {
  const services = useServices();
  const { queryClient } = services;
  const store = useLanguageStore();
  const { pathname } = useLocation();
  const [machine] = useState(() =>
    providePageType({ ...services, schoolId, language: () => store.language }),
  );
  const actor = useActorRef(machine, { input: { schoolId } });
  const type = useSelector(actor, (snapshot) =>
    snapshot.hasTag('deciding') ? undefined : snapshot.hasTag('v1') ? 'v1' : 'v2',
  );
  const before = useRef(type);
  useEffect(() => {
    actor.send({ type: 'page.opened', schoolId });
  }, [actor, schoolId, pathname]);
  useEffect(() => {
    if (type === undefined) return;
    document.documentElement.dataset.pageType = type;
    if (before.current !== undefined && before.current !== type)
      void queryClient.invalidateQueries({ queryKey: HOME });
    before.current = type;
  }, [queryClient, type]);
  return null;
}
