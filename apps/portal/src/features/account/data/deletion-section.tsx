import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { meQuery } from '@stoa/api/account.queries';
import { deletionQuery } from '@stoa/api/self.queries';
import type { AccountDeletion } from '@stoa/api/schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useLanguage, useLanguageStore } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ownContacts } from '../../../shared/step-up/own-contacts.ts';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { deletionState, provideDeletion } from './data.actors.ts';
import { DeletionBlocked } from './deletion-blocked.tsx';
import { DeletionFacts } from './deletion-facts.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { DeletionScheduled } from './deletion-scheduled.tsx';

/** Leaving for good, with some days to change one's mind. */
export function DeletionSection({ deletion }: { deletion: AccountDeletion }) {
  const { t } = useLingui();
  const { graceDays } = deletion;
  const days = formatNumber(graceDays, useLanguage());
  const actor = useDeletion(deletion);
  const isBlocked = useSelector(actor, (snapshot) => snapshot.hasTag('blocked'));
  const isScheduled = useSelector(actor, (snapshot) => snapshot.hasTag('scheduled'));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const isProofNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  return (
    <>
      <SettingsSection
        title={t`Delete your account`}
        text={t`${plural(graceDays, {
          one: `You have ${days} day to change your mind. After that nothing brings it back.`,
          other: `You have ${days} days to change your mind. After that nothing brings it back.`,
        })}`}
      >
        {isScheduled ? <DeletionScheduled actor={actor} /> : null}
        {isBlocked ? <DeletionBlocked schools={deletion.blockedBy} /> : null}
        {isScheduled ? null : <DeletionFacts erased={deletion.erased} kept={deletion.kept} />}
        {isOpen ? (
          <div>
            <Button variant="danger" onPress={() => actor.send({ type: 'deletion.begun' })}>
              {t`Delete the account …`}
            </Button>
          </div>
        ) : null}
        {isOpen || isBlocked ? null : <DeletionForm actor={actor} />}
      </SettingsSection>
      <ProofGate
        isNeeded={isProofNeeded}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </>
  );
}

function useDeletion(deletion: AccountDeletion) {
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  const { data: me } = useSuspenseQuery(meQuery(api, { lang: useLanguage() }));
  const [machine] = useState(() =>
    provideDeletion(api, (data) => {
      const { queryKey } = deletionQuery(api, { lang: store.language });
      queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data });
    }),
  );
  return useActorRef(machine, {
    input: { deletion: deletionState(deletion), contacts: ownContacts(me) },
  });
}

export type DeletionActor = ReturnType<typeof useDeletion>;
