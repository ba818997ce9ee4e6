import { useLingui } from '@lingui/react/macro';
import type { AskedDraft } from '@stoa/machines/teaching-editor';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { cx } from '../../../shared/cx.ts';
import { EDITOR_PROBLEM_MESSAGES } from '../editor-messages.ts';
import * as styles from '../manage.css.ts';
import { QuestionFields } from './question-fields.tsx';
import { newQuestion } from './question-form.ts';
import { useTeachingEditor } from './use-teaching-editor.ts';

interface NewQuestionDialogProps {
  schoolId: string;
  onClose: () => void;
  onSaved: (question: AskedDraft) => void;
}

/** A question that is written for an exam; the bank has it from then on. */
export function NewQuestionDialog({ schoolId, onClose, onSaved }: NewQuestionDialogProps) {
  const { t, i18n } = useLingui();
  const { actor, draft, problems, change, savedId } = useTeachingEditor(schoolId, newQuestion());
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const notifySaved = useEffectEvent((questionId: string) => {
    const { points, type, text } = draft;
    onSaved({ questionId, points, type, text, isArchived: false, section: '' });
  });
  useEffect(() => {
    if (savedId !== null) notifySaved(savedId);
  }, [savedId]);
  return (
    <Dialog
      isOpen
      size="lg"
      title={t`New question`}
      // What was typed is not lost by a press beside it.
      isDismissable={!isUnsaved}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isPending={isSaving}
          onPress={() => actor.send({ type: 'settings.submitted' })}
        >
          {t`Save and add`}
        </Button>
      }
    >
      <div className={cx(styles.part, styles.sections)}>
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(EDITOR_PROBLEM_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        {isInvalid ? (
          <Banner tone="danger" announce="assertive">
            {t`Something is missing or not valid. See the marked fields below.`}
          </Banner>
        ) : null}
        <QuestionFields schoolId={schoolId} draft={draft} problems={problems} onChange={change} />
      </div>
    </Dialog>
  );
}
