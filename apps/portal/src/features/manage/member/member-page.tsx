import { useLingui } from '@lingui/react/macro';
import { memberQuery } from '@stoa/api/member.queries';
import type { MemberRow } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Heading } from '@stoa/ui/heading';
import { MetaLine } from '@stoa/ui/meta-line';
import { Status } from '@stoa/ui/status';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ROLE_WORDS } from '../../../shared/role-words.ts';
import { STATE_WORDS } from '../manage-words.ts';
import * as manage from '../manage.css.ts';
import { MEMBERS_TITLE } from '../titles.ts';
import { MemberPoints } from './member-points.tsx';

const ROWS = 6;

/** A member, for those who run the school: who it is and what they did there. */
export function MemberPage({ schoolId, userId }: { schoolId: string; userId: string }) {
  useWords('points');
  const query = useQuery(memberQuery(useApi(), { schoolId, userId, lang: useLanguage() }));
  return (
    <div className={manage.page}>
      <Loaded query={query} rows={ROWS}>
        {(member) => (
          <>
            <MemberHead schoolId={schoolId} member={member} />
            <MemberPoints schoolId={schoolId} userId={userId} name={member.realName ?? member.person.name} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function MemberHead({ schoolId, member }: { schoolId: string; member: Omit<MemberRow, 'abilities'> }) {
  const { t, i18n } = useLingui();
  const { person, realName, role, isValid, joinedAt, email, mobile } = member;
  const name = realName ?? person.name;
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
      <div className={manage.person}>
        <Avatar name={name} src={person.avatarUrl} size="lg" />
        <div className={manage.lines}>
          <Heading level={1} size="2xl">
            <UserText>{name}</UserText>
          </Heading>
          <MetaLine>
            <Badge>{i18n._(ROLE_WORDS[role])}</Badge>
            {isValid === 1 ? null : <Status tone="danger">{i18n._(STATE_WORDS.disabled)}</Status>}
            {email ? <bdi dir="ltr">{email}</bdi> : null}
            {mobile ? <bdi dir="ltr">{mobile}</bdi> : null}
            <span>
              {t({ message: 'Member since', comment: 'Column of a list of people: a date' })}{' '}
              <LocalTime instant={joinedAt} style="date" />
            </span>
          </MetaLine>
        </div>
      </div>
    </>
  );
}
