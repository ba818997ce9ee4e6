import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { liveReportsQuery } from '@stoa/api/live-chat.queries';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Spinner } from '@stoa/ui/spinner';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../app/services.ts';
import { ProblemInPlace } from '../problem-in-place.tsx';
import { REASON_MESSAGES } from './chat-messages.ts';
import * as styles from './live-chat.css.ts';
import type { Moderation } from './use-moderation.ts';

/** What was reported: a host keeps it or deletes it. */
export function ReportsDialog({
  schoolId,
  liveId,
  moderation: { keep, remove },
  onClose,
}: {
  schoolId: string;
  liveId: string;
  moderation: Moderation;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const reports = useQuery({ ...liveReportsQuery(useApi(), { schoolId, liveId }), staleTime: 0 });
  const items = reports.data?.items ?? [];
  const isDeciding = keep.isPending || remove.isPending;
  const content = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone then: without focus in it, the dialog would not hear the Escape key.
  const afterwards = { onSettled: () => content.current?.focus() };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t({ message: 'Reported messages', comment: 'Chat messages that people have reported' })}
    >
      <div ref={content} tabIndex={-1} className={styles.dialog}>
        {reports.isPending ? <Spinner label={t`Loading`} /> : null}
        {reports.error ? (
          <ProblemInPlace error={reports.error} onRetry={() => void reports.refetch()} />
        ) : null}
        {reports.data && items.length === 0 ? (
          <Text tone="muted">{t`No reports left to review.`}</Text>
        ) : null}
        <ul role="list" className={styles.people}>
          {items.map(({ message, reports: given }) => (
            <li key={message.id} className={styles.group}>
              <Text weight="semibold">
                <UserText>{message.author.name}</UserText>
              </Text>
              <Text>
                <UserText>{message.text}</UserText>
              </Text>
              {given.map(({ reason, count }) => {
                const why = i18n._(REASON_MESSAGES[reason]);
                return (
                  <Text key={reason} size="sm" tone="muted">
                    {t`${plural(count, { one: `${why} (# report)`, other: `${why} (# reports)` })}`}
                  </Text>
                );
              })}
              <div className={styles.choices}>
                <Button size="sm" isDisabled={isDeciding} onPress={() => keep.mutate(message.id, afterwards)}>
                  {t({ message: 'Keep', context: 'live chat', comment: 'A reported message stays' })}
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  isDisabled={isDeciding}
                  onPress={() => remove.mutate(message.id, afterwards)}
                >
                  {t`Delete`}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
