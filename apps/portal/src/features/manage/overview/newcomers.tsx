import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@stoa/ui/avatar';
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
import { nameOf } from '../members/member-columns.tsx';
import { peopleHref } from '../members/people-address.ts';
import { newcomersQuery } from './overview-queries.ts';

/** Who joined the school last; each leads to what the school knows of them. */
export function Newcomers({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const query = useQuery(newcomersQuery(useApi(), { schoolId, lang: useLanguage() }));
  return (
    <section className={styles.part} aria-labelledby="manage-newcomers">
      <SectionHeader
        id="manage-newcomers"
        title={t({ message: 'New members', comment: 'Heading over the people who joined a school last' })}
        moreHref={peopleHref(schoolId, { view: 'members' })}
      />
      <Loaded query={query} rows={3}>
        {({ items }) => (
          <RowList>
            {items.map((row) => (
              <Row key={row.userId} className={styles.person}>
                <Avatar name={nameOf(row)} src={row.person.avatarUrl} size="sm" />
                <div className={styles.lines}>
                  <Link
                    variant="standalone"
                    href={hrefTo({
                      to: '/manage/$schoolId/members/$userId',
                      params: { schoolId, userId: row.userId },
                    })}
                  >
                    <UserText>{nameOf(row)}</UserText>
                  </Link>
                  <Text as="span" size="sm" tone="muted">
                    <LocalTime instant={row.joinedAt} style="date" />
                  </Text>
                </div>
              </Row>
            ))}
          </RowList>
        )}
      </Loaded>
    </section>
  );
}
