import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { Surface } from '@stoa/ui/surface';
import { spaceHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatDate, formatNumber } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { GrowingListEnd } from '../../shared/growing-list-end.tsx';
import { LeaveVisits } from './leave-visits.tsx';
import { OwnSettings } from './own-settings.tsx';
import * as styles from './people.css.ts';
import { PeopleList } from './people-list.tsx';
import { visitorsPage } from './space-queries.ts';
import { VISITORS_TITLE } from './titles.ts';
import { useGrowingList } from '../../shared/use-growing-list.ts';
import { useTimeZone } from '../../shared/time-zone.ts';

/** Who looked at one’s own space, and whether others see one’s visits. */
export function VisitorsPage({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const zone = useTimeZone();
  const list = useGrowingList((cursor) => visitorsPage(api, { schoolId, lang }, cursor));
  const title = i18n._(VISITORS_TITLE);
  const detailOf = (visitedAt: string, visitCount: number) => {
    const date = formatDate(visitedAt, lang, zone);
    const count = formatNumber(visitCount, lang);
    return t({
      message: plural(visitCount, { one: `${date}, ${count} visit`, other: `${date}, ${count} visits` }),
      comment: 'The last visit of somebody, and how often they came; one a day is counted',
    });
  };
  return (
    <div className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'space', label: t`Your space`, href: spaceHref(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <PageHeader title={title} text={t`Who opened your space in the last 90 days. Only you see this.`} />
      <Loaded query={list.first} rows={6}>
        {() =>
          list.items.length === 0 ? (
            <EmptyState title={t`No visitors yet`}>
              {t`Members who open your space while they are signed in appear here.`}
            </EmptyState>
          ) : (
            <div className={styles.list}>
              <PeopleList
                schoolId={schoolId}
                label={title}
                people={list.items.map(({ visitedAt, visitCount, ...entry }) => ({
                  ...entry,
                  detail: detailOf(visitedAt, visitCount),
                }))}
              />
              <GrowingListEnd
                list={list}
                label={t({ message: 'Show more people', comment: 'Button below a list of people' })}
              />
            </div>
          )
        }
      </Loaded>
      <OwnSettings schoolId={schoolId}>
        {({ leaveVisits }, change) => (
          <Surface isBordered radius="lg" padding="5">
            <LeaveVisits isOn={leaveVisits} onChange={(isOn) => change({ leaveVisits: isOn })} />
          </Surface>
        )}
      </OwnSettings>
    </div>
  );
}
