import { useLingui } from '@lingui/react/macro';
import { LeaveDialog } from '../../shared/leaving/leave-dialog.tsx';
import type { DraftEditorEvent, DraftEditorTag } from '@stoa/machines/shared';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { ConflictDialog, UndoDialog } from './dialogs.tsx';
import { EDITOR_PROBLEM_MESSAGES } from './editor-messages.ts';
import { SaveBar } from './save-bar.tsx';

interface EditorSnapshot {
  hasTag: (tag: DraftEditorTag) => boolean;
  context: { problem: { code: keyof typeof EDITOR_PROBLEM_MESSAGES } | null };
}

interface EditorLayoutProps {
  /** An editor of settings, whatever else it does. */
  actor: Pick<AnyActorRef, 'subscribe'> & {
    getSnapshot: () => EditorSnapshot;
    send: (event: DraftEditorEvent) => void;
  };
  className: string;
  /** Says that fields are not right, where "above" is not enough. */
  invalidText?: string;
  /** Asks before anything is left behind. @default for another page */
  leaving?: ReactNode;
  children: ReactNode;
}

/** Settings that are edited, what saves them, and what is asked before anything is lost. */
export function EditorLayout({ actor, className, invalidText, leaving, children }: EditorLayoutProps) {
  const { t, i18n } = useLingui();
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const isConflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  const isConfirmingReset = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingReset'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  return (
    <>
      <div className={className}>
        {children}
        <SaveBar
          actor={actor}
          problems={[
            problem && i18n._(EDITOR_PROBLEM_MESSAGES[problem.code]),
            isInvalid && (invalidText ?? t`Something is missing or not valid. See the marked fields above.`),
          ]}
          onSave={() => actor.send({ type: 'settings.submitted' })}
          onUndo={() => actor.send({ type: 'settings.reset' })}
        />
      </div>
      <UndoDialog
        isOpen={isConfirmingReset}
        onUndo={() => actor.send({ type: 'reset.confirmed' })}
        onKeep={() => actor.send({ type: 'reset.cancelled' })}
      />
      <ConflictDialog
        isOpen={isConflict}
        onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
        onMine={() => actor.send({ type: 'conflict.mineKept' })}
      />
      {leaving ?? <LeaveDialog isUnsaved={isUnsaved} />}
    </>
  );
}
