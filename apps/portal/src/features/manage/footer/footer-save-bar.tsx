import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { useSelector } from '@xstate/react';
import { SaveBar } from '../save-bar.tsx';
import { useFooter } from './footer-context.ts';
import { FOOTER_PROBLEM_WORDS } from './footer-words.ts';

/** Saves both footers, and asks before all that was changed is undone. */
export function FooterSaveBar() {
  const { t, i18n } = useLingui();
  const { actor, problems } = useFooter();
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const hasProblems = isInvalid && Object.keys(problems).length > 0;
  return (
    <>
      <SaveBar
        actor={actor}
        problems={[
          problem && i18n._(FOOTER_PROBLEM_WORDS[problem.code]),
          hasProblems && t`Something is missing or wrong in one of the two footers. It is marked above.`,
        ]}
        onSave={() => actor.send({ type: 'footer.submitted' })}
        onUndo={() => actor.send({ type: 'footer.reset' })}
      />
      <AlertDialog
        isOpen={useSelector(actor, (snapshot) => snapshot.hasTag('confirmingReset'))}
        tone="danger"
        title={t`Undo all changes?`}
        confirmLabel={t`Undo the changes`}
        cancelLabel={t`Keep them`}
        onConfirm={() => actor.send({ type: 'reset.confirmed' })}
        onCancel={() => actor.send({ type: 'reset.cancelled' })}
      >
        {t`Both footers are as they were when they were saved last.`}
      </AlertDialog>
    </>
  );
}
