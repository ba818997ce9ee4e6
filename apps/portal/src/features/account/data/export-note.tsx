import { useLingui } from '@lingui/react/macro';
import type { dataExportMachine } from '@stoa/machines/data-export';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import type { ActorRefFrom } from 'xstate';
import { FormProblem } from '../../../shared/auth/form-problem.tsx';
import { EXPORT_MESSAGES } from './data-messages.ts';

/** Why there is no copy, where that is so. */
export function ExportNote({ actor }: { actor: ActorRefFrom<typeof dataExportMachine> }) {
  const { t, i18n } = useLingui();
  const { problem } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const hasExpired = useSelector(actor, (snapshot) => snapshot.hasTag('expired'));
  if (isFailed && problem)
    return <FormProblem problem={problem} message={i18n._(EXPORT_MESSAGES[problem.code])} />;
  if (isFailed)
    return (
      <Banner tone="danger" announce="polite">
        {t`The copy could not be created. Try again. None of your data is lost.`}
      </Banner>
    );
  return hasExpired ? (
    <Banner tone="info">{t`Your last copy has expired. You can create a new one.`}</Banner>
  ) : null;
}
