import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { hrefTo } from '../../app/links.ts';
import { GrowingListEnd } from '../../shared/growing-list-end.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { DynamicsTimeline } from './dynamics-timeline.tsx';
import * as styles from './people.css.ts';
import { useFeed } from './use-feed.ts';

/** What those whom one follows did, the latest first, a page more at a time. */
export function FeedList({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const list = useFeed(schoolId);
  return (
    <Loaded query={list.first} rows={5}>
      {() => (
        <div className={styles.list}>
          <DynamicsTimeline
            schoolId={schoolId}
            label={t`What the people you follow did`}
            entries={list.items}
            empty={
              <EmptyState
                title={t`No activity yet`}
                action={
                  <LinkButton
                    href={hrefTo({
                      to: '/portal/$schoolId/more',
                      params: { schoolId },
                      search: { list: 'leaderboard' },
                    })}
                  >
                    {t`Find people to follow`}
                  </LinkButton>
                }
              >
                {t`What the people you follow do appears here, as far as they show it.`}
              </EmptyState>
            }
          />
          <GrowingListEnd list={list} label={t`Show earlier activity`} />
        </div>
      )}
    </Loaded>
  );
}
