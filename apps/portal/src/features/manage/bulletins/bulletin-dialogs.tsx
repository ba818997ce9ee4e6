import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { useSelector } from '@xstate/react';
import { BULLETIN_PROBLEM_MESSAGES } from './bulletin-messages.ts';
import type { BulletinActor } from './bulletin-table.tsx';

/** Asks before something is ended, deleted or thrown away. */
export function BulletinDialogs({ actor }: { actor: BulletinActor }) {
  const { t, i18n } = useLingui();
  const asks = (tag: 'confirmingEnd' | 'confirmingDeletion' | 'confirmingDiscard') => tag;
  const isEnding = useSelector(actor, (snapshot) => snapshot.hasTag(asks('confirmingEnd')));
  const isDeleting = useSelector(actor, (snapshot) => snapshot.hasTag(asks('confirmingDeletion')));
  const isDiscarding = useSelector(actor, (snapshot) => snapshot.hasTag(asks('confirmingDiscard')));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const failure = problem ? (
    <Banner tone="danger" announce="assertive">
      {i18n._(BULLETIN_PROBLEM_MESSAGES[problem.code])}
    </Banner>
  ) : null;
  return (
    <>
      <AlertDialog
        isOpen={isEnding}
        title={t`End this bulletin now?`}
        confirmLabel={t`End it now`}
        cancelLabel={t`Keep it`}
        isPending={isBusy}
        onConfirm={() => actor.send({ type: 'ending.confirmed' })}
        onCancel={() => actor.send({ type: 'ending.cancelled' })}
      >
        {t`It disappears from every page at once. It stays in this list.`}
        {failure}
      </AlertDialog>
      <AlertDialog
        isOpen={isDeleting}
        tone="danger"
        title={t`Delete this bulletin?`}
        confirmLabel={t({ message: 'Delete', comment: 'Button: deletes a notice' })}
        cancelLabel={t`Keep it`}
        isPending={isBusy}
        onConfirm={() => actor.send({ type: 'deletion.confirmed' })}
        onCancel={() => actor.send({ type: 'deletion.cancelled' })}
      >
        {t`Its text in all languages is deleted. This cannot be undone.`}
        {failure}
      </AlertDialog>
      <AlertDialog
        isOpen={isDiscarding}
        tone="danger"
        title={t`Leave without saving?`}
        confirmLabel={t`Leave`}
        cancelLabel={t`Stay`}
        onConfirm={() => actor.send({ type: 'discard.confirmed' })}
        onCancel={() => actor.send({ type: 'discard.cancelled' })}
      >
        {t`Your unsaved changes will be lost.`}
      </AlertDialog>
    </>
  );
}
