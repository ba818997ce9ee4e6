import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { bulletinsQuery } from '@stoa/api/bulletin.queries';
import { Button } from '@stoa/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { LeaveDialog } from '../../../shared/leaving/leave-dialog.tsx';
import { ConflictDialog } from '../dialogs.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { provideBulletinEditor } from './bulletin-editor.actors.ts';
import { BulletinDialogs } from './bulletin-dialogs.tsx';
import { BulletinEditor } from './bulletin-editor.tsx';
import { newDraft } from './bulletin-form.ts';
import { bulletinsHref, bulletinsParams } from './bulletins-address.ts';
import { BulletinTable, NoBulletins } from './bulletin-table.tsx';

/** The notices above a school's pages, for those who write them. */
export function BulletinsPage({ schoolId, at }: { schoolId: string; at: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const query = bulletinsQuery(api, bulletinsParams(schoolId, at, language));
  const { data, error, isFetching, refetch } = useQuery(query);
  const [machine] = useState(() => provideBulletinEditor({ api, schoolId }));
  const actor = useActorRef(machine);
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isConflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  const isSaved = useSelector(actor, (snapshot) => snapshot.hasTag('saved'));
  useEffect(() => {
    // The list, and the notice above this very page.
    const { unsubscribe } = actor.on('bulletins.changed', () => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && /\/portal\/(bulletins|open\/(layout|home|bulletin))$/.test(path),
      });
    });
    return unsubscribe;
  }, [actor, queryClient]);
  return (
    <ManagePage
      title={t({ message: 'Bulletins', comment: 'Page for those who run a school: notices above its pages' })}
      text={t`Announcements shown at the top of every page between their start and end.`}
      actions={
        isEditing ? null : (
          <Button
            variant="primary"
            icon={PlusIcon}
            onPress={() => actor.send({ type: 'editing.begun', draft: newDraft(Date.now()) })}
          >
            {t`Write a bulletin`}
          </Button>
        )
      }
    >
      <span role="status">{isSaved ? t`Saved.` : null}</span>
      {isEditing ? (
        <BulletinEditor actor={actor} />
      ) : (
        <div className={styles.part}>
          <BulletinTable
            actor={actor}
            bulletins={data?.items ?? []}
            isLoading={isFetching && !data}
            empty={
              data && data.total > 0 ? (
                <PastEnd firstHref={bulletinsHref(schoolId)} />
              ) : data ? (
                <NoBulletins />
              ) : undefined
            }
            error={
              error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined
            }
          />
          <ListSteps list={data} hrefFor={(cursor) => bulletinsHref(schoolId, cursor)} />
        </div>
      )}
      <BulletinDialogs actor={actor} />
      <ConflictDialog
        isOpen={isConflict}
        onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
        onMine={() => actor.send({ type: 'conflict.mineKept' })}
      />
      <LeaveDialog isUnsaved={isUnsaved} />
    </ManagePage>
  );
}
