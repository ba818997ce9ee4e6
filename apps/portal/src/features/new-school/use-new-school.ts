import type { SchoolCreationEvent } from '@stoa/machines/school-creation';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { randomId } from '../../app/random-id.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { placeHref, placeOf, type Place } from './new-school-address.ts';
import { provideSchoolCreation } from './new-school.actors.ts';

type Snapshot = SnapshotFrom<ReturnType<typeof provideSchoolCreation>>;

/** Where the machine stands, as an address. */
function placeOfMachine(snapshot: Snapshot): Place {
  const { kind, schoolId } = snapshot.context;
  if (snapshot.hasTag('guide')) return { step: 'guide', schoolId };
  if (snapshot.hasTag('ready')) return { step: 'success', schoolId };
  if (snapshot.hasTag('creating')) return { step: 'creating', schoolId };
  if (snapshot.hasTag('form') || snapshot.hasTag('applying')) return { step: 'create', kind };
  return { step: 'select' };
}

/** The event that leads the machine to an address, where one does. */
function eventTo(place: Place, now: Place): SchoolCreationEvent | undefined {
  if (place.step === 'create' && now.step === 'select') return { type: 'kind.chosen', kind: place.kind };
  if (place.step === 'select' && now.step === 'create') return { type: 'kind.reconsidered' };
  if (place.step === 'guide' && now.step === 'success' && place.schoolId === now.schoolId)
    return { type: 'guide.opened' };
  return undefined;
}

/** What the machine is started with at an address. */
const startAt = (place: Place) => {
  switch (place.step) {
    case 'select':
      return { step: 'choosing' } as const;
    case 'create':
      return { step: 'form', kind: place.kind } as const;
    case 'creating':
    case 'success':
      return { step: 'creating', schoolId: place.schoolId } as const;
    case 'guide':
      return { step: 'guide', schoolId: place.schoolId } as const;
  }
};

const isSame = (one: Place, other: Place): boolean => placeHref(one) === placeHref(other);

/** A reload of the last page asks how far the school is before it can say that it is there. */
const isOnItsWay = (place: Place, now: Place): boolean =>
  place.step === 'success' && now.step === 'creating' && place.schoolId === now.schoolId;

/** The place that the address means now. */
export function usePlace(): Place {
  const { pathname, search } = useLocation();
  return placeOf(pathname, search as Record<string, unknown>);
}

/** Runs the machine of one way; the address follows it. @param onElsewhere the address leads where the machine cannot go */
export function useNewSchoolActor(place: Place, onElsewhere: () => void) {
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  const router = useRouter();
  const [machine] = useState(() =>
    provideSchoolCreation({ api, queryClient, language: () => store.language }),
  );
  const [keySeed] = useState(randomId);
  const actor = useActorRef(machine, {
    input: { ...startAt(place), defaultLanguage: store.language, keySeed },
  });
  const href = placeHref(place);

  // The machine goes on: a school that was made replaces the form, so that Back does not lead into it again.
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') {
        void router.navigate({ to: '/' });
        return;
      }
      const { pathname, search } = router.latestLocation;
      const shown = placeOf(pathname, search as Record<string, unknown>);
      const now = placeOfMachine(snapshot);
      if (!pathname.startsWith('/register/') || isSame(shown, now) || isOnItsWay(shown, now)) return;
      const isStep = now.step === 'create' || now.step === 'select' || now.step === 'guide';
      void router.navigate({ href: placeHref(now), replace: !isStep });
    });
    return unsubscribe;
  }, [actor, router]);

  // The address goes elsewhere: by Back, Forward or a link.
  const follow = useEffectEvent(() => {
    const now = placeOfMachine(actor.getSnapshot());
    if (isSame(place, now) || isOnItsWay(place, now)) return;
    const event = eventTo(place, now);
    if (event) actor.send(event);
    else onElsewhere();
  });
  useEffect(() => follow(), [href]);

  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const [shared] = useState(() => ({ actor, first: actor.getSnapshot() }));
  return shared;
}

interface Shared {
  actor: ActorRefFrom<ReturnType<typeof provideSchoolCreation>>;
  /** What it began with, as on the server. */
  first: Snapshot;
}
export const NewSchoolContext = createContext<Shared | null>(null);

function useShared(): Shared {
  const shared = useContext(NewSchoolContext);
  if (!shared)
    throw new Error('The pages of a new school need <NewSchoolFlow> above them: they share its machine.');
  return shared;
}

/** @throws {Error} outside of NewSchoolFlow */
export const useNewSchool = (): Shared['actor'] => useShared().actor;

/**
 * What the pages need of the machine. While a page is hydrated it is what the server had: the machine runs from the
 * moment that what stands above the page is hydrated, and may have its first answer before the page is.
 * @throws {Error} outside of NewSchoolFlow
 */
export function useNewSchoolState<Value>(select: (snapshot: Snapshot) => Value): Value {
  const { actor, first } = useShared();
  const isHydrated = useIsHydrated();
  const now = useSelector(actor, select);
  return isHydrated ? now : select(first);
}
