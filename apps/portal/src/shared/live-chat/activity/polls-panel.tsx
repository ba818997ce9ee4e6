import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { livePollsQuery } from '@stoa/api/live-activity.queries';
import type { LivePoll } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Spinner } from '@stoa/ui/spinner';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { ProblemInPlace } from '../../problem-in-place.tsx';
import * as styles from './activity.css.ts';
import { PollCard } from './poll-card.tsx';
import { PollDialog } from './poll-dialog.tsx';
import { useActivity, type ActivityProps } from './use-activity.ts';

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; poll: LivePoll };

/** Polls of a session: the host prepares and starts them, people vote, and all see what is shared. */
export function PollsPanel({
  schoolId,
  liveId,
  canModerate,
  isOpen,
  languages,
}: ActivityProps & {
  /** Languages of the session, the main one first. */
  languages: readonly Language[];
}) {
  const { t } = useLingui();
  const activity = useActivity(schoolId, liveId);
  const [open, setOpen] = useState<Open>();
  const polls = useQuery(livePollsQuery(useApi(), { schoolId, liveId, lang: useLanguage() }));
  const items = polls.data?.items ?? [];
  const close = () => setOpen(undefined);
  const canPrepare = canModerate && isOpen;
  return (
    <>
      {canPrepare && items.length > 0 ? (
        <div className={styles.actions}>
          <Button size="sm" icon={PlusIcon} onPress={() => setOpen({ kind: 'new' })}>
            {t`New poll`}
          </Button>
        </div>
      ) : null}
      <div className={styles.scroll}>
        {polls.isPending ? <Spinner label={t`Loading`} /> : null}
        {polls.error ? <ProblemInPlace error={polls.error} onRetry={() => void polls.refetch()} /> : null}
        {polls.data && items.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={t`No polls yet`}
            action={
              canPrepare ? (
                <Button size="sm" icon={PlusIcon} onPress={() => setOpen({ kind: 'new' })}>
                  {t`New poll`}
                </Button>
              ) : null
            }
          />
        ) : null}
        <ul role="list" className={styles.list} aria-label={t({ message: 'Polls', context: 'live session' })}>
          {items.map((poll) => (
            <li key={poll.id}>
              <PollCard
                poll={poll}
                activity={activity}
                canModerate={canModerate}
                isOpen={isOpen}
                onEdit={() => setOpen({ kind: 'edit', poll })}
                onDelete={() => setOpen({ kind: 'delete', poll })}
              />
            </li>
          ))}
        </ul>
      </div>
      {open?.kind === 'new' || open?.kind === 'edit' ? (
        <PollDialog
          poll={open.kind === 'edit' ? open.poll : undefined}
          languages={languages}
          save={activity.save}
          onClose={close}
        />
      ) : null}
      <AlertDialog
        isOpen={open?.kind === 'delete'}
        tone="danger"
        title={t`Delete this poll and its votes?`}
        confirmLabel={t`Delete poll`}
        cancelLabel={t`Keep poll`}
        isPending={activity.remove.isPending}
        onConfirm={() => {
          if (open?.kind === 'delete') activity.remove.mutate(open.poll.id, { onSettled: close });
        }}
        onCancel={close}
      >
        {open?.kind === 'delete' ? <UserText>{open.poll.question}</UserText> : null}
      </AlertDialog>
    </>
  );
}
