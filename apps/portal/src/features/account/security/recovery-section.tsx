import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { Status } from '@stoa/ui/status';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { FactorProblem } from './factor-problem.tsx';
import type { SecondFactorActor } from './use-second-factor.ts';

/** With fewer than this it is time for new ones. */
const FEW_CODES = 3;

/** Codes for the day on which the phone is lost. */
export function RecoverySection({ actor, codesLeft }: { actor: SecondFactorActor; codesLeft: number }) {
  const { t } = useLingui();
  const left = formatNumber(codesLeft, useLanguage());
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingRenewal'));
  const isRenewing = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.job === 'renewCodes',
  );
  return (
    <SettingsSection
      title={t`Recovery codes`}
      text={t`Each code signs you in once if you lose your phone or passkey.`}
    >
      <Inline gap="4" justify="between">
        <Status tone={codesLeft < FEW_CODES ? 'warning' : 'success'}>
          {t`${plural(codesLeft, { one: `${left} code is left`, other: `${left} codes are left` })}`}
        </Status>
        <Button isPending={isRenewing} onPress={() => actor.send({ type: 'renewal.requested' })}>
          {t`Create new codes`}
        </Button>
      </Inline>
      <AlertDialog
        isOpen={isAsking || isRenewing}
        isPending={isRenewing}
        title={t`Create new recovery codes?`}
        confirmLabel={t`Create new codes`}
        cancelLabel={t`Keep current codes`}
        onConfirm={() => actor.send({ type: 'renewal.confirmed' })}
        onCancel={() => actor.send({ type: 'setup.abandoned' })}
      >
        {t`The old codes stop working. The new ones are shown only once.`}
        <FactorProblem actor={actor} jobs={['renewCodes']} />
      </AlertDialog>
    </SettingsSection>
  );
}
