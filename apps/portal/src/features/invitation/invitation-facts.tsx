import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '@stoa/machines/invitation';
import { FactList } from '@stoa/ui/fact-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { LocalTime } from '../../shared/local-time.tsx';
import { ROLE_MESSAGES } from '../../shared/role-messages.ts';
import { ROLE_DUTIES } from '../../shared/roles/role-duties.ts';

/** Who invites into what, and until when. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const { invitedBy, role, expiresAt } = invitation;
  return (
    <FactList
      facts={[
        {
          id: 'by',
          label: t({ message: 'Invited by', comment: 'A name follows' }),
          value: <UserText>{invitedBy}</UserText>,
        },
        {
          id: 'role',
          label: t({ message: 'You become', comment: 'A role in a school follows' }),
          value: (
            <>
              {i18n._(ROLE_MESSAGES[role])}
              <Text size="sm" tone="muted">
                {i18n._(ROLE_DUTIES[role])}
              </Text>
            </>
          ),
        },
        {
          id: 'until',
          label: t({ message: 'Good until', comment: 'Column of invitations: a date and time' }),
          value: <LocalTime instant={expiresAt} />,
        },
      ]}
    />
  );
}
