import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { FactList } from '@stoa/ui/fact-list';
import { PageHeader } from '@stoa/ui/page-header';
import { Surface } from '@stoa/ui/surface';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { hrefTo, spaceHref } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { GrowingListEnd } from '../../../shared/growing-list-end.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { PointRows } from '../../../shared/points/point-rows.tsx';
import { useGrowingList } from '../../../shared/use-growing-list.ts';
import { OwnSettings } from '../own-settings.tsx';
import * as styles from '../people.css.ts';
import { POINTS_TITLE } from '../titles.ts';
import { ownPointsPage } from './own-points.ts';

/** One’s own points in a school, row by row, and whether others see one on leaderboards. */
export function PointsPage({ schoolId }: { schoolId: string }) {
  useMessages('points');
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) => ownPointsPage(api, { schoolId, lang }, cursor));
  const total = useQuery(ownPointsPage(api, { schoolId, lang }));
  const title = i18n._(POINTS_TITLE);
  return (
    <div className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'space', label: t`Your space`, href: spaceHref(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.top}>
        <PageHeader title={title} text={t`What you earned in this school, and why.`} />
        <LinkButton
          size="sm"
          href={hrefTo({
            to: '/portal/$schoolId/more',
            params: { schoolId },
            search: { list: 'leaderboard' },
          })}
        >
          {t({ message: 'Leaderboard', context: 'points', comment: 'Link to who has most points' })}
        </LinkButton>
      </div>
      <Loaded query={list.first} rows={6}>
        {() =>
          list.items.length === 0 ? (
            <EmptyState title={t`No points yet`}>
              {t`Complete lessons and classes to earn points. Each one appears here with its reason.`}
            </EmptyState>
          ) : (
            <div className={styles.list}>
              <FactList
                variant="figures"
                facts={[
                  {
                    id: 'total',
                    label: t({ message: 'Total', context: 'points', comment: 'Of all points' }),
                    value: formatNumber(total.data?.points ?? 0, lang),
                  },
                ]}
              />
              <PointRows label={title} entries={list.items} />
              <GrowingListEnd
                list={list}
                label={t({ message: 'Show more', context: 'points', comment: 'Button below a list' })}
              />
            </div>
          )
        }
      </Loaded>
      <LeaderboardChoice schoolId={schoolId} />
    </div>
  );
}

function LeaderboardChoice({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const textId = useId();
  return (
    <OwnSettings schoolId={schoolId}>
      {({ onLeaderboards }, change) => (
        <Surface isBordered radius="lg" padding="5" className={styles.tight}>
          <Switch
            isSelected={onLeaderboards}
            onChange={(isOn) => change({ onLeaderboards: isOn })}
            aria-describedby={textId}
          >
            {t`Show me on leaderboards`}
          </Switch>
          <Text size="sm" tone="muted" id={textId}>
            {t`If off, nobody sees you on the leaderboards of this school. You keep your points.`}
          </Text>
        </Surface>
      )}
    </OwnSettings>
  );
}
