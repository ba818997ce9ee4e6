import { secondFactorQuery } from '@stoa/api/self.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { useSecondFactor } from './use-second-factor.ts';

// Codes are shown a few times in the life of an account.
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

/** What an account is protected by. */
export function SecurityPage() {
  const { data: factor } = useSuspenseQuery(secondFactorQuery(useApi(), { lang: useLanguage() }));
  const actor = useSecondFactor();
  const isProofNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  const hasNewCodes = useSelector(actor, (snapshot) => snapshot.hasTag('recoveryCodes'));
  return (
    <>
      <PasswordSection />
      <AppSection actor={actor} isOn={factor.totp} />
      <PasskeysSection actor={actor} passkeys={factor.passkeys} />
      {factor.enabled ? <RecoverySection actor={actor} codesLeft={factor.recoveryCodesLeft} /> : null}
      <RemovalDialog actor={actor} factor={factor} />
      {hasNewCodes ? (
        <Suspense>
          <RecoveryCodes actor={actor} />
        </Suspense>
      ) : null}
      <ProofGate
        isNeeded={isProofNeeded}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </>
  );
}
