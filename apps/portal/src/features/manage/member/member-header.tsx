import { useLingui } from '@lingui/react/macro';
import type { MemberOverview } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Button } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { MetaLine } from '@stoa/ui/meta-line';
import { Status } from '@stoa/ui/status';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { hrefTo } from '../../../app/links.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { GroupNames } from '../groups/group-names.tsx';
import { useGroupWords } from '../groups/group-words.ts';
import { STATE_MESSAGES } from '../manage-messages.ts';
import * as manage from '../manage.css.ts';
import { MEMBERS_TITLE } from '../titles.ts';
import { AccessDialog } from './access-dialog.tsx';

/** Who a member is, how they came, when they were last there; and whether they may go on. */
export function MemberHeader({ schoolId, overview }: { schoolId: string; overview: MemberOverview }) {
  const { t, i18n } = useLingui();
  const words = { group: useGroupWords('group'), tag: useGroupWords('tag') };
  const { member, lastActiveAt, joinedBy, inviter } = overview;
  const { person, realName, role, isValid, joinedAt, email, mobile, groups, abilities } = member;
  const [isAsking, setAsking] = useState(false);
  const name = realName ?? person.name;
  const inviterName = inviter?.name ?? '';
  const joined = {
    invitation: inviter
      ? t({ message: `Invited by ${inviterName}`, comment: 'How somebody came into a school' })
      : t({ message: 'By invitation', comment: 'How somebody came into a school' }),
    provider: t({ message: 'By a sign-in of the school', comment: 'How somebody came into a school' }),
    self: t({ message: 'On their own', comment: 'How somebody came into a school' }),
  };
  return (
    <>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          {
            id: 'members',
            label: i18n._(MEMBERS_TITLE),
            href: hrefTo({ to: '/manage/$schoolId/members', params: { schoolId } }),
          },
          { id: 'page', label: name },
        ]}
      />
      <div className={manage.top}>
        <div className={manage.person}>
          <Avatar name={name} src={person.avatarUrl} size="lg" />
          <div className={manage.lines}>
            <Heading level={1} size="2xl">
              <UserText>{name}</UserText>
            </Heading>
            <MetaLine>
              <Badge>{i18n._(ROLE_MESSAGES[role])}</Badge>
              {isValid === 1 ? null : <Status tone="danger">{i18n._(STATE_MESSAGES.disabled)}</Status>}
              {email ? <bdi dir="ltr">{email}</bdi> : null}
              {mobile ? <bdi dir="ltr">{mobile}</bdi> : null}
            </MetaLine>
          </div>
        </div>
        {abilities.disable ? (
          <Button size="sm" variant={isValid === 1 ? 'danger' : 'secondary'} onPress={() => setAsking(true)}>
            {isValid === 1
              ? t({ message: 'Remove access', context: 'member', comment: 'Button: shuts a member out' })
              : t({
                  message: 'Restore access',
                  context: 'member',
                  comment: 'Button: lets a member in again',
                })}
          </Button>
        ) : null}
      </div>
      <FactList
        variant="tiles"
        facts={[
          {
            id: 'since',
            label: t({ message: 'Member since', comment: 'Column of a list of people: a date' }),
            value: <LocalTime instant={joinedAt} style="date" />,
          },
          {
            id: 'joined',
            label: t({ message: 'Joined', context: 'member', comment: 'How somebody came into a school' }),
            value: <UserText>{joined[joinedBy]}</UserText>,
          },
          ...(['group', 'tag'] as const).flatMap((kind) => {
            const those = groups.filter((group) => group.kind === kind);
            const value = <GroupNames schoolId={schoolId} groups={those} />;
            return those.length > 0 ? [{ id: kind, label: words[kind].plural, value }] : [];
          }),
          {
            id: 'active',
            label: t({ message: 'Last active', context: 'member', comment: 'When somebody last learned' }),
            value: lastActiveAt ? (
              <LocalTime instant={lastActiveAt} />
            ) : (
              t({ message: 'Never', context: 'member', comment: 'Somebody was active' })
            ),
          },
        ]}
      />
      <AccessDialog
        schoolId={schoolId}
        userId={member.userId}
        name={name}
        isValid={isValid}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
