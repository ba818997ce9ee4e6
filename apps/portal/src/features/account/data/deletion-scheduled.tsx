import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { FormProblem } from '../../../shared/auth/form-problem.tsx';
import { formatDateTime } from '../../../shared/format.ts';
import { DELETION_MESSAGES } from './data-messages.ts';
import type { DeletionActor } from './deletion-section.tsx';
import { useTimeZone } from '../../../shared/time-zone.ts';

/** The account is about to be erased, and can be kept until then. */
export function DeletionScheduled({ actor }: { actor: DeletionActor }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const { deletion, problem } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const due = deletion.dueAt ? formatDateTime(deletion.dueAt, language, zone) : '';
  return (
    <>
      {isFailed && problem ? (
        <FormProblem problem={problem} message={i18n._(DELETION_MESSAGES[problem.code])} />
      ) : null}
      <Banner
        tone="warning"
        announce="polite"
        title={t({ message: `Your account will be deleted on ${due}.`, comment: 'A date and time' })}
        action={
          <Button
            variant="primary"
            isPending={isBusy}
            onPress={() => actor.send({ type: 'deletion.undone' })}
          >
            {t`Keep my account`}
          </Button>
        }
      >
        {t`Until then everything works as before. You can still take a copy of your data.`}
      </Banner>
    </>
  );
}
