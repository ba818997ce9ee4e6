import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { AgreementDialog } from '../../shared/agreement/agreement-dialog.tsx';
import { provideAgreement } from '../../shared/agreement/agreement.actors.ts';

export interface AgreementStepProps {
  schoolId: string;
  onSigned: () => void;
}

/** Opens the agreement between the school and the platform, for its owner. */
export function AgreementStep({ schoolId, onSigned }: AgreementStepProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t`Read and agree`}</Button>
      {isOpen ? (
        <OpenAgreement
          schoolId={schoolId}
          onClose={() => setIsOpen(false)}
          onSigned={() => {
            setIsOpen(false);
            onSigned();
          }}
        />
      ) : null}
    </>
  );
}

function OpenAgreement({ schoolId, onSigned, onClose }: AgreementStepProps & { onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const store = useLanguageStore();
  const [machine] = useState(() =>
    provideAgreement({ api, language: () => store.language, types: ['schoolDataProcessing'] }),
  );
  const actor = useActorRef(machine, { input: { tenantId: schoolId } });
  const isSigned = useSelector(
    actor,
    (snapshot) => snapshot.status === 'done' || snapshot.hasTag('upToDate'),
  );
  const notify = useEffectEvent(onSigned);
  useEffect(() => {
    if (isSigned) notify();
  }, [isSigned]);
  return (
    <AgreementDialog
      actor={actor}
      title={t`Your members’ data`}
      text={t`Your school decides which member data is stored here. We store and protect it on the school’s behalf, as described in the agreement.`}
      other={{ label: t`Not now`, onPress: onClose }}
    />
  );
}
