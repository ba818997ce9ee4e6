import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import type { ActorRefFrom } from 'xstate';
import { AgreementList } from './agreement-list.tsx';
import type { provideAgreement } from './agreement.actors.ts';
import { AGREEMENT_PROBLEM_MESSAGES } from './agreement-messages.ts';

export type AgreementActor = ActorRefFrom<ReturnType<typeof provideAgreement>>;

export interface AgreementDialogProps {
  actor: AgreementActor;
  title: string;
  text: string;
  /** What the other button says and does. */
  other: { label: string; onPress: () => void };
}

/** Shows agreements and takes the signature. What the page behind it holds stays as it is. */
export function AgreementDialog({ actor, title, text, other }: AgreementDialogProps) {
  const { t, i18n } = useLingui();
  const { open, agreed, fieldProblem, problem } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Dialog
      isOpen={isAsking}
      hideClose
      isDismissable={false}
      isKeyboardDismissDisabled
      title={title}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={other.onPress}>
            {other.label}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            onPress={() => actor.send({ type: 'agreement.signed' })}
          >
            {t({ message: 'Agree', comment: 'Button: signs an agreement' })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(AGREEMENT_PROBLEM_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        <Text>{text}</Text>
        <AgreementList
          open={open}
          agreed={agreed}
          isMissing={fieldProblem !== null}
          onChange={(isAgreed) => actor.send({ type: 'agreement.changed', agreed: isAgreed })}
        />
      </Stack>
    </Dialog>
  );
}
