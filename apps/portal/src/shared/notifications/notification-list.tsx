import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { RowList } from '@stoa/ui/row-list';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useEffect } from 'react';
import { NotificationRow } from './notification-row.tsx';
import { NOTIFICATION_PROBLEM_MESSAGES } from './notification-messages.ts';
import * as styles from './notifications.css.ts';
import type { NotificationsActor } from './use-notifications.ts';

export interface NotificationListProps {
  actor: NotificationsActor;
  /** Rank of headings that stand in it. */
  headingLevel: 2 | 3;
  /** The newest few alone. @default all, page by page */
  limit?: number;
  /** Somebody follows one of them. */
  onFollow?: () => void;
}

/** What one was told, the newest first. */
export function NotificationList({ actor, headingLevel, limit, onFollow }: NotificationListProps) {
  const { t, i18n } = useLingui();
  const { items, next, listProblem, problem, unreadOnly } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isLoadingMore = useSelector(actor, (snapshot) => snapshot.hasTag('loadingMore'));
  const isListFailed = useSelector(actor, (snapshot) => snapshot.hasTag('listFailed'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isSilenced = useSelector(actor, (snapshot) => snapshot.hasTag('silenced'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('silencing'));
  useEffect(() => actor.send({ type: 'list.opened' }), [actor]);
  const shown = limit === undefined ? items : items?.slice(0, limit);
  return (
    <div className={styles.list}>
      {isSilenced ? (
        <Banner
          tone="success"
          announce="polite"
          action={
            <Button size="sm" onPress={() => actor.send({ type: 'silence.undone' })}>
              {t({ message: 'Undo', comment: 'Takes back what was just done' })}
            </Button>
          }
        >
          {t`You will no longer be notified about this.`}
        </Banner>
      ) : null}
      {isFailed && problem ? (
        <Banner
          tone="warning"
          announce="assertive"
          onDismiss={() => actor.send({ type: 'problem.dismissed' })}
        >
          {i18n._(NOTIFICATION_PROBLEM_MESSAGES[problem.code])}
        </Banner>
      ) : null}
      {isLoading && !items ? (
        <SkeletonRegion>
          <SkeletonRows count={3} />
        </SkeletonRegion>
      ) : null}
      {shown && shown.length > 0 ? (
        <RowList>
          {shown.map((item) => (
            <NotificationRow key={item.id} item={item} actor={actor} isBusy={isBusy} onFollow={onFollow} />
          ))}
        </RowList>
      ) : null}
      {shown?.length === 0 && !isListFailed ? (
        <EmptyState
          headingLevel={headingLevel}
          kind={unreadOnly ? 'filtered' : 'nothing'}
          title={unreadOnly ? t`You’re all caught up` : t`No notifications yet`}
        >
          {unreadOnly ? null : t`When something happens that concerns you, it appears here.`}
        </EmptyState>
      ) : null}
      {isListFailed && listProblem ? (
        <Banner
          tone="danger"
          announce="polite"
          action={
            <Button size="sm" onPress={() => actor.send({ type: 'list.retried' })}>
              {t`Try again`}
            </Button>
          }
        >
          {i18n._(NOTIFICATION_PROBLEM_MESSAGES[listProblem.code])}
        </Banner>
      ) : null}
      {limit === undefined && next !== null && !isListFailed ? (
        <Button isPending={isLoadingMore} onPress={() => actor.send({ type: 'list.continued' })}>
          {t({ message: 'Show older', comment: 'Button below a list of notifications' })}
        </Button>
      ) : null}
    </div>
  );
}
