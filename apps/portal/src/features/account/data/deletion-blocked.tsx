import { hrefTo } from '../../../app/links.ts';
import { useLingui } from '@lingui/react/macro';
import type { AccountDeletion } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Link } from '@stoa/ui/link';
import { Stack } from '@stoa/ui/stack';
import { UserText } from '@stoa/ui/user-text';

/** The schools that would be left without an owner. */
export function DeletionBlocked({ schools }: { schools: AccountDeletion['blockedBy'] }) {
  const { t } = useLingui();
  return (
    <Banner tone="warning" title={t`You are the last owner of a school.`}>
      <Stack gap="2">
        {t`Make someone else an owner first. Then you can delete your account.`}
        <Stack as="ul" gap="1">
          {schools.map(({ id, name }) => (
            <li key={id}>
              <Link href={hrefTo({ to: '/manage/$schoolId/members', params: { schoolId: id } })}>
                <UserText>{name}</UserText>
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
}
