import type { LoggedIn, LoginInput } from '@stoa/machines/login';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import type { CaptchaController } from '../../shared/auth/captcha-controller.ts';
import { dialCode, homeCountry } from '../../shared/auth/countries.ts';
import { takeAccount } from '../../shared/auth/hand-over.ts';
import type { WantedTarget } from './login-target.ts';
import { provideLogin } from './login.actors.ts';

export interface LoginActorOptions {
  tenantId: string | undefined;
  captchas: CaptchaController;
  /** Where the person wants to go, as the address says it. */
  redirect: string | undefined;
  target: WantedTarget;
  /** A third party that did not answer has led back here. */
  providerRefusal: LoginInput['providerRefusal'];
  onSignedIn: (signedIn: LoggedIn) => void;
}

/** The login form's machine, begun with what another page has left for it. */
export function useLoginActor(options: LoginActorOptions) {
  const { tenantId, captchas, redirect, target, providerRefusal, onSignedIn } = options;
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  const [left] = useState(takeAccount);
  const [machine] = useState(() =>
    provideLogin({
      api,
      queryClient,
      language: () => store.language,
      tenantId,
      captchas,
      target,
      go: (url) => window.location.assign(url),
    }),
  );
  const actor = useActorRef(machine, {
    input: {
      ...(left ? { method: left.channel === 'mobile' ? ('smsCode' as const) : ('emailCode' as const) } : {}),
      ...(providerRefusal ? { providerRefusal } : {}),
      countryCode: dialCode(homeCountry(store.language)),
      offer: 'load',
      redirect,
      tenantId: tenantId ?? null,
    },
  });
  useEffect(() => {
    if (!left) return;
    actor.send({ type: 'field.changed', field: left.channel, value: left.target });
    actor.send({ type: 'field.changed', field: 'account', value: left.target });
  }, [actor, left]);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done' && snapshot.output) onSignedIn(snapshot.output);
    });
    return unsubscribe;
  }, [actor, onSignedIn]);
  // Back from a third party, without having signed in there: the page was only put aside.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.restored' });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [actor]);
  return actor;
}

export type LoginActor = ReturnType<typeof useLoginActor>;
