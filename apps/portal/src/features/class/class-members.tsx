import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { classMembersQuery } from '@stoa/api/class.queries';
import type { ClassDetail, ClassMember } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { PersonName } from '../../shared/person-name.tsx';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import * as styles from './class.css.ts';

const PAGE_SIZE = 12;

/** Who is in the class, a page more at a time; for people who are in it themselves. */
export function ClassMembers({ detail }: { detail: ClassDetail }) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const spaceOf = useSpaceLinks(detail.schoolId);
  // Where the pages after the first begin.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useQueries({
    queries: [undefined, ...cursors].map((cursor) =>
      classMembersQuery(api, {
        schoolId: detail.schoolId,
        classId: detail.id,
        cursor,
        pageSize: PAGE_SIZE,
        lang,
      }),
    ),
  });
  const total = pages[0]?.data?.total;
  const isExact = pages[0]?.data?.totalIsExact;
  const next = pages.at(-1)?.data?.next;
  const totalText = total === undefined ? '' : formatNumber(total, lang);
  const members = pages.flatMap((page) => page.data?.items ?? []);
  const failed = pages.find((page) => page.isError && !page.data);
  const isLoading = pages.some((page) => page.isLoading);
  return (
    <section aria-labelledby="members" className={styles.part}>
      <Heading level={2} size="2xl" id="members">
        {total === undefined
          ? t({ message: 'People in this class', comment: 'Heading over teachers and learners' })
          : isExact
            ? t({
                message: `People in this class (${totalText})`,
                comment: 'Heading over teachers and learners, with their number',
              })
            : t({
                message: `People in this class (${totalText}+)`,
                comment: 'Heading over teachers and learners; the number is 1,000',
              })}
      </Heading>
      <div>
        <Link
          href={hrefTo({
            to: '/portal/$schoolId/more',
            params: { schoolId: detail.schoolId },
            search: { list: 'leaderboard', classId: detail.id },
          })}
        >
          {t({ message: 'Leaderboard of this class', comment: 'Link: who learned most in the class' })}
        </Link>
      </div>
      {members.length > 0 ? (
        <ul role="list" className={styles.people}>
          {members.map((member) => (
            <Member key={member.person.id} member={member} href={spaceOf(member.person)} />
          ))}
        </ul>
      ) : isLoading ? (
        <SkeletonRegion>
          <SkeletonRows count={4} />
        </SkeletonRegion>
      ) : null}
      {failed ? (
        <div className={styles.row}>
          <Text tone="muted">{t`The list could not be loaded.`}</Text>
          <Button size="sm" onPress={() => void failed.refetch()}>
            {t`Try again`}
          </Button>
        </div>
      ) : next ? (
        <div>
          <Button onPress={() => setCursors([...cursors, next])} isPending={isLoading}>
            {t({ message: 'Show more people', comment: 'Button below the list of people in a class' })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Member({
  member: { person, role, progress, isViewer },
  href,
}: {
  member: ClassMember;
  href: string | undefined;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const done = formatNumber(progress?.completed ?? 0, language);
  const all = formatNumber(progress?.total ?? 0, language);
  return (
    <li className={styles.person}>
      <Avatar name={person.name} src={person.avatarUrl} />
      <span className={styles.personText}>
        <PersonName name={person.name} href={href} />
        {progress ? (
          <Text as="span" size="sm" tone="muted">{t`${done} of ${all} lessons done`}</Text>
        ) : person.title ? (
          <Text as="span" size="sm" tone="muted">
            <UserText>{person.title}</UserText>
          </Text>
        ) : null}
      </span>
      {isViewer ? (
        <Badge tone="primary">{t({ message: 'You', comment: 'Mark of oneself in a list of people' })}</Badge>
      ) : role === 'teacher' ? (
        <Badge>{t({ message: 'Teacher', comment: 'Role of a person in a class' })}</Badge>
      ) : null}
    </li>
  );
}
