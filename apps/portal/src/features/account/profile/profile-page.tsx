import { meQuery } from '@stoa/api/account.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ContactsSection } from '../contacts/contacts-section.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { useProfile } from './use-profile.ts';

/** What a person says of themselves, and how they are reached. */
export function ProfilePage() {
  const { data: user } = useSuspenseQuery(meQuery(useApi(), { lang: useLanguage() }));
  const profile = useProfile(user);
  return (
    <>
      <AvatarSection actor={profile.actor} registry={profile.registry} name={user.displayName} />
      <DetailsSection actor={profile.actor} />
      <ContactsSection user={user} />
    </>
  );
}
