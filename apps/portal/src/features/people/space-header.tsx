import { Trans, useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import type { PersonSpace } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { Surface } from '@stoa/ui/surface';
import { Link } from '@stoa/ui/link';
import { MetaLine } from '@stoa/ui/meta-line';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { Suspense } from 'react';
import { hrefTo, spaceHref } from '../../app/links.ts';
import { isMemberOf, useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { LocalTime } from '../../shared/local-time.tsx';
import { ROLE_MESSAGES } from '../../shared/role-messages.ts';
import { FollowButton } from './follow-button.tsx';
import { SpaceMenu } from './own-pages.ts';
import * as styles from './people.css.ts';

export interface SpaceHeaderProps {
  schoolId: string;
  space: PersonSpace;
  /** How many looked at it; of one’s own space alone. */
  visitors: string | undefined;
}

/** Who somebody is in a school, and what can be done about them. */
export function SpaceHeader({ schoolId, space, visitors }: SpaceHeaderProps) {
  const { t, i18n } = useLingui();
  const lang = useLanguage();
  const { person, userInfo, links, coverUrl, joinedAt, points, role } = space;
  const since = <LocalTime instant={joinedAt} style="date" />;
  const pointsText = formatNumber(points ?? 0, lang);
  return (
    <header className={styles.header}>
      <Surface radius="lg" className={styles.cover}>
        <Image src={coverUrl} alt="" seed={person.id} ratio="fill" isPriority />
      </Surface>
      <div className={styles.head}>
        <Avatar name={person.name} src={person.avatarUrl} size="xl" shape="arch" />
        <div className={styles.headText}>
          <Heading level={1} size="3xl">
            <UserText>{person.name}</UserText>
          </Heading>
          <MetaLine>
            {role === 'member' ? null : <Badge>{i18n._(ROLE_MESSAGES[role])}</Badge>}
            <span>
              <Trans>In this school since {since}</Trans>
            </span>
            {space.muted ? (
              <Badge>
                {t({ message: 'Muted', context: 'person', comment: 'Mark of a person whom one muted' })}
              </Badge>
            ) : null}
            {points === null ? null : space.isSelf ? (
              <Link
                href={hrefTo({
                  to: '/personSpace/$schoolId/{-$tab}',
                  params: { schoolId, tab: 'points' },
                })}
              >
                {t`${pointsText} points`}
              </Link>
            ) : (
              <span>{t`${pointsText} points`}</span>
            )}
          </MetaLine>
          {userInfo ? (
            <Text>
              <UserText>{userInfo}</UserText>
            </Text>
          ) : null}
          {links.length > 0 ? (
            <ul role="list" className={styles.row}>
              {links.map(({ label, url }) => (
                <li key={`${label} ${url}`}>
                  <Link href={url} variant="standalone" isExternal rel="nofollow ugc">
                    <UserText>{label}</UserText>
                  </Link>{' '}
                  <Text as="span" size="sm" tone="muted">
                    <bdi>{new URL(url).hostname}</bdi>
                  </Text>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className={styles.row}>
          <SpaceActions schoolId={schoolId} space={space} visitors={visitors} />
        </div>
      </div>
    </header>
  );
}

function SpaceActions({ schoolId, space, visitors }: SpaceHeaderProps) {
  const { isSelf, person, focusType, blocked } = space;
  const { t } = useLingui();
  const session = useSession();
  if (isSelf)
    return (
      <>
        <LinkButton
          size="sm"
          icon={PencilSimpleIcon}
          href={hrefTo({ to: '/personSpace/$schoolId/{-$tab}', params: { schoolId, tab: 'settings' } })}
        >
          {t({ message: 'Edit space', comment: 'Button on one’s own personal space' })}
        </LinkButton>
        <LinkButton
          size="sm"
          variant="quiet"
          icon={EyeIcon}
          href={hrefTo({ to: '/personSpace/$schoolId/{-$tab}', params: { schoolId, tab: 'visitors' } })}
        >
          {visitors === undefined
            ? t({ message: 'Visitors', comment: 'Who looked at one’s own personal space' })
            : t({
                message: `Visitors: ${visitors}`,
                comment: 'How many looked at one’s own personal space; a number, or 1,000+',
              })}
        </LinkButton>
      </>
    );
  if (isMemberOf(session, schoolId))
    return (
      <>
        {blocked ? null : (
          <FollowButton schoolId={schoolId} userId={person.id} focusType={focusType} name={person.name} />
        )}
        <Suspense fallback={null}>
          <SpaceMenu schoolId={schoolId} space={space} />
        </Suspense>
      </>
    );
  return (
    <LinkButton
      size="sm"
      variant="quiet"
      icon={FlagIcon}
      href={hrefTo({
        to: '/complaintReport/$schoolId',
        params: { schoolId },
        search: { target: spaceHref(schoolId, person.id) },
      })}
    >
      {t({ message: 'Report', comment: 'Button on a person’s space: tells the school about it' })}
    </LinkButton>
  );
}
