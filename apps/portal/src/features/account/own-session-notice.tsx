import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { hrefTo } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { SettingsSection } from '../../shared/settings-section.tsx';

/** Stands in place of an account's pages in a session that a school's own service vouched for. */
export function OwnSessionNotice() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const school = viewer?.memberships.find(({ schoolId }) => schoolId === viewer.boundSchool)?.name ?? '';
  return (
    <SettingsSection
      title={t`Not available in this session`}
      text={
        school === ''
          ? t`You signed in through your school’s sign-in service, which gives access to that school only.`
          : t`You signed in through the sign-in service of ${school}, which gives access to that school only.`
      }
    >
      <Text>{t`To change your account, sign out and sign in with your password, a code or a passkey.`}</Text>
      <div>
        <LinkButton href={hrefTo({ to: '/logout' })}>{t`Sign out`}</LinkButton>
      </div>
    </SettingsSection>
  );
}
