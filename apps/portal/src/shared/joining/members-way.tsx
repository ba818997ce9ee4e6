import { useLingui } from '@lingui/react/macro';
import { Stack } from '@stoa/ui/stack';
import { useMatches } from '@tanstack/react-router';
import { schoolOf } from '../../app/school-id.ts';
import { isMemberOf, useSession } from '../../app/session.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { JoinButton } from './join-button.tsx';

interface MembersWayProps {
  /** Whether the school as a whole is for its members, and asks them in. */
  isClosed: boolean;
  onJoined: () => void;
}

/** The way on for who is signed in and may not see what is for members. */
export function MembersWay({ isClosed, onJoined }: MembersWayProps) {
  useMessages('joining');
  const { t } = useLingui();
  const session = useSession();
  const schoolId = schoolOf(useMatches());
  if (isClosed)
    return t`You are signed in, but not a member of this school. Ask the school for an invitation.`;
  if (schoolId === undefined || isMemberOf(session, schoolId))
    return t`An administrator of the school can give you access.`;
  return (
    <Stack gap="4" align="start">
      <span>
        {t`You are signed in, but not a member of this school yet. Joining is free and takes one click.`}
      </span>
      <JoinButton schoolId={schoolId} onJoined={onJoined} />
    </Stack>
  );
}
