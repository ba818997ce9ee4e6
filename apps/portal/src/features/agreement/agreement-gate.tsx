import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Suspense, useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { AgreementDialog, type AgreementActor } from '../../shared/agreement/agreement-dialog.tsx';
import { provideAgreement } from '../../shared/agreement/agreement.actors.ts';
import { AGREEMENT_PROBLEM_MESSAGES } from '../../shared/agreement/agreement-messages.ts';
import { ProofGate } from '../../shared/step-up/proof-gate.tsx';

const PERSONAL = ['service', 'privacy'] as const;

/**
 * Compares what the signed-in person has agreed to with what is in force, once a page; where that is older, asks above
 * whatever they were doing. Texts that one has to read can be read: their pages are not asked on.
 */
export function AgreementGate() {
  const api = useApi();
  const store = useLanguageStore();
  const navigate = useNavigate();
  const [machine] = useState(() =>
    provideAgreement({ api, language: () => store.language, types: PERSONAL }),
  );
  const actor = useActorRef(machine, { input: { tenantId: null } });
  const needsProof = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done' && snapshot.output?.outcome === 'declined')
        void navigate({ to: '/logout' });
    });
    return unsubscribe;
  }, [actor, navigate]);
  // Most people have nothing to sign: for them no words are loaded.
  const hasSomething = useSelector(actor, ({ context }) => context.open.length > 0);
  return (
    <>
      {hasSomething ? (
        <Suspense>
          <AgreementQuestions actor={actor} />
        </Suspense>
      ) : null}
      <ProofGate
        isNeeded={needsProof}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </>
  );
}

function AgreementQuestions({ actor }: { actor: AgreementActor }) {
  useMessages('schools');
  const { t } = useLingui();
  return (
    <>
      <AgreementDialog
        actor={actor}
        title={t`The terms have changed`}
        text={t`Review the current version. You can continue what you were doing afterwards.`}
        other={{
          label: t({ message: 'Decline', comment: 'Button: does not sign an agreement' }),
          onPress: () => actor.send({ type: 'agreement.declined' }),
        }}
      />
      <DeclineDialog actor={actor} />
    </>
  );
}

function DeclineDialog({ actor }: { actor: AgreementActor }) {
  const { t, i18n } = useLingui();
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingDecline'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <AlertDialog
      isOpen={isAsking || isBusy}
      tone="danger"
      title={t`Continue without an agreement?`}
      confirmLabel={t`Decline and sign out`}
      cancelLabel={t({ message: 'Back', comment: 'Button: back to the agreement' })}
      isPending={isBusy}
      onConfirm={() => actor.send({ type: 'decline.confirmed' })}
      onCancel={() => actor.send({ type: 'decline.cancelled' })}
    >
      {t`Your earlier agreement is withdrawn and you are signed out. Your account stays; you can agree when you sign in again.`}
      {problem ? <Banner tone="danger">{i18n._(AGREEMENT_PROBLEM_MESSAGES[problem.code])}</Banner> : null}
    </AlertDialog>
  );
}
