import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { DynamicsList, type TabProps } from './dynamics-list.tsx';
import { FeedList } from './feed-list.tsx';
import * as styles from './people.css.ts';
import { tabHref } from './space-address.ts';
import { ACTIVITIES, type ActivityOf, type SpaceSearch } from './space-search.ts';

/** What somebody did; in one’s own space also what those whom one follows did. */
export function ActivityTab({ activity, ...of }: TabProps & Pick<SpaceSearch, 'activity'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (!of.isSelf) return <DynamicsList {...of} />;
  const labels: Record<ActivityOf, string> = {
    mine: t({ message: 'Mine', context: 'activity', comment: 'What oneself did' }),
    following: t({ message: 'People I follow', context: 'activity', comment: 'What they did' }),
  };
  return (
    <div className={styles.list}>
      <div>
        <SegmentedControl
          label={t({
            message: 'Whose activity',
            comment: 'Name of the choice between “Mine” and “People I follow”',
          })}
          segments={ACTIVITIES.map((one) => ({ value: one, label: labels[one] }))}
          value={activity}
          onChange={(one) =>
            void navigate({
              href: tabHref(of.schoolId, 'dynamics', { activity: one }),
              resetScroll: false,
            })
          }
        />
      </div>
      {activity === 'following' ? <FeedList schoolId={of.schoolId} /> : <DynamicsList {...of} />}
    </div>
  );
}
