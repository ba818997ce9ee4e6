import { useLingui } from '@lingui/react/macro';
import { ActivityStatus } from '@stoa/api/enums';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { SectionHeader } from '../../../shared/section-header.tsx';
import * as styles from '../manage.css.ts';
import { nextSessionsQuery } from './overview-queries.ts';

/** Live sessions of the school that go on or are next. */
export function NextSessions({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const query = useQuery(nextSessionsQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <section className={styles.part} aria-labelledby="manage-sessions">
      <SectionHeader
        id="manage-sessions"
        title={t({ message: 'Upcoming live sessions', comment: 'Heading in the management of a school' })}
        moreHref={hrefTo({ to: '/portal/$schoolId/lecturing-center', params: { schoolId } })}
      />
      <Loaded query={query} rows={3}>
        {({ items }) => {
          const next = items.filter(({ activityStatus }) => activityStatus !== ActivityStatus.Ended);
          return next.length > 0 ? (
            <RowList>
              {next.map(({ id, title, url, startsAt }) => (
                <Row key={id} className={styles.lines}>
                  <Link variant="standalone" href={url}>
                    <UserText>{title}</UserText>
                  </Link>
                  <Text as="span" size="sm" tone="muted">
                    <LocalTime instant={startsAt} />
                  </Text>
                </Row>
              ))}
            </RowList>
          ) : (
            <Text tone="muted">{t`No live session is scheduled.`}</Text>
          );
        }}
      </Loaded>
    </section>
  );
}
