import { useLingui } from '@lingui/react/macro';
import { memberPointsQuery } from '@stoa/api/points.queries';
import type { PointEntry } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { FactList } from '@stoa/ui/fact-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { GrowingListEnd } from '../../../shared/growing-list-end.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { PointRows, signed } from '../../../shared/points/point-rows.tsx';
import { POINT_REASONS, POINTS_SIZE } from '../../../shared/points/point-messages.ts';
import { useGrowingList } from '../../../shared/use-growing-list.ts';
import * as manage from '../manage.css.ts';
import { GiveDialog, TakeBackDialog } from './points-dialogs.tsx';

const ROWS = 3;

/** The points of a member, which are given and taken back here by hand. */
export function MemberPoints({ schoolId, userId, name }: { schoolId: string; userId: string; name: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const queryClient = useQueryClient();
  const session = useSession();
  const pageOf = (cursor?: string) =>
    memberPointsQuery(api, { schoolId, userId, lang, cursor, pageSize: POINTS_SIZE });
  const list = useGrowingList(pageOf);
  const { data } = useQuery(pageOf());
  const [isGiving, setGiving] = useState(false);
  const [taking, setTaking] = useState<PointEntry>();
  const isSelf = session.viewer?.user_id === userId;
  const saved = () => {
    setGiving(false);
    setTaking(undefined);
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/points/v1/members/{userId}'] });
  };
  return (
    <section className={manage.part}>
      <div className={manage.top}>
        <SectionHeader title={t({ message: 'Points', comment: 'A leaderboard by learning points' })} />
        {isSelf ? null : (
          <Button size="sm" data-part="give-points" onPress={() => setGiving(true)}>
            {t({ message: 'Give or take points', comment: 'Button: by hand, with a reason' })}
          </Button>
        )}
      </div>
      <Loaded query={list.first} rows={ROWS}>
        {() =>
          list.items.length === 0 ? (
            <EmptyState headingLevel={3} title={t`No points yet`} />
          ) : (
            <>
              <FactList
                variant="tiles"
                facts={[
                  {
                    id: 'total',
                    label: t({ message: 'Total', context: 'points', comment: 'Of all points' }),
                    value: formatNumber(data?.points ?? 0, lang),
                  },
                ]}
              />
              <PointRows
                label={t({ message: 'Points', comment: 'A leaderboard by learning points' })}
                entries={list.items}
                actionOf={(entry) => {
                  if (isSelf || entry.change !== 'given' || entry.isTakenBack) return null;
                  const what = `${i18n._(POINT_REASONS[entry.reason])}, ${signed(entry.points, lang)}`;
                  return (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t({
                        message: `Take back: ${what}`,
                        comment: 'Button; a reason for points and how many follow',
                      })}
                      onPress={() => setTaking(entry)}
                    >
                      {t({ message: 'Take back', context: 'points', comment: 'Button' })}
                    </Button>
                  );
                }}
              />
              <GrowingListEnd
                list={list}
                label={t({ message: 'Show more', context: 'points', comment: 'Button below a list' })}
              />
            </>
          )
        }
      </Loaded>
      {isGiving ? (
        <GiveDialog
          schoolId={schoolId}
          userId={userId}
          name={name}
          onSaved={saved}
          onClose={() => setGiving(false)}
        />
      ) : null}
      {taking ? (
        <TakeBackDialog
          schoolId={schoolId}
          userId={userId}
          name={name}
          entry={taking}
          onSaved={saved}
          onClose={() => setTaking(undefined)}
        />
      ) : null}
    </section>
  );
}
