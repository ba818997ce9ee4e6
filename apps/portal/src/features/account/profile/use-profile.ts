import { useLingui } from '@lingui/react/macro';
import { meQuery } from '@stoa/api/account.queries';
import type { User } from '@stoa/api/schema';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { viewerOf } from '../../../app/first-session.ts';
import { useServices } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguageStore } from '../../../i18n/language-context.tsx';
import { parseLanguage } from '../../../i18n/languages.ts';
import { useBackOnline } from '../../../shared/use-back-online.ts';
import { makePictureRegistry } from './picture-registry.ts';
import { profileFields, provideProfile } from './profile.actors.ts';

/** Runs the profile's machine for as long as its page is shown, and tells the rest of the portal what has changed. */
export function useProfile(user: User) {
  const { t } = useLingui();
  const { api, queryClient, session } = useServices();
  const store = useLanguageStore();
  const [registry] = useState(makePictureRegistry);
  const [machine] = useState(() =>
    provideProfile({ api, queryClient, language: () => store.language, registry }),
  );
  const actor = useActorRef(machine, {
    input: { fields: profileFields(user, store.language), avatarUrl: user.avatarUrl },
  });
  useBackOnline(() => actor.send({ type: 'network.restored' }));

  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['get', '/api/accounts/users/me'] });
    const me = queryClient.getQueryData(meQuery(api, { lang: store.language }).queryKey);
    const running = await session.start();
    if (me) running.send({ type: 'viewer.changed', viewer: viewerOf(me.data) });
  };
  const onSaved = useEffectEvent((language: string) => {
    const chosen = parseLanguage(language);
    toasts.show({ message: t`Your profile was saved.`, tone: 'success' });
    void refresh();
    if (chosen && chosen !== store.language) void store.switchTo(chosen);
  });
  const onAvatar = useEffectEvent((hasPicture: boolean) => {
    toasts.show({
      message: hasPicture ? t`Your picture was updated.` : t`Your picture was removed.`,
      tone: 'success',
    });
    void refresh();
  });
  useEffect(() => {
    const saved = actor.on('profile.saved', ({ fields }) => onSaved(fields.language));
    const avatar = actor.on('avatar.changed', ({ avatarUrl }) => onAvatar(avatarUrl !== null));
    return () => {
      saved.unsubscribe();
      avatar.unsubscribe();
    };
  }, [actor]);
  return { actor, registry };
}

export type ProfileActor = ReturnType<typeof useProfile>['actor'];
