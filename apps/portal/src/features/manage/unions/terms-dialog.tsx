import { useLingui } from '@lingui/react/macro';
import type { OpenUnion } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { problemMessages } from './union-messages.ts';
import { useUnion } from './use-union.ts';

/** Shows the terms of a union; where `agree` names it, the owner agrees to them. */
export function TermsDialog({
  schoolId,
  union,
  agree,
  onClose,
}: {
  schoolId: string;
  union: Pick<OpenUnion, 'unionId' | 'title' | 'termsText' | 'termsVersion'>;
  agree?: string | undefined;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { actor, now } = useUnion({
    schoolId,
    union,
    task: agree === undefined ? 'read' : 'agree',
    onClose,
  });
  const { terms, isAgreed, problem } = now.context;
  const { title } = union;
  const paragraphs = terms.text.split(/\n+/);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Terms of ${title}`}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t({ message: 'Close', context: 'union', comment: 'Button: closes the dialog' })}
          </Button>
          {agree === undefined ? null : (
            <Button
              variant="primary"
              isDisabled={!isAgreed}
              isPending={now.hasTag('busy')}
              onPress={() => actor.send({ type: 'agreement.given' })}
            >
              {agree}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        {now.hasTag('offline') ? (
          <Banner tone="warning" announce="polite">
            {t`No connection. This continues once you are back online.`}
          </Banner>
        ) : now.hasTag('changed') ? (
          <Banner tone="warning" announce="assertive">
            {t`The terms have changed in the meantime. Read them again before you agree.`}
          </Banner>
        ) : now.hasTag('failed') && problem ? (
          <Banner
            tone="danger"
            announce="assertive"
            onDismiss={() => actor.send({ type: 'problem.dismissed' })}
          >
            {i18n._(problemMessages(problem))}
          </Banner>
        ) : null}
        {paragraphs.map((paragraph, index) => (
          <Text key={index}>
            <UserText>{paragraph}</UserText>
          </Text>
        ))}
        {agree === undefined ? null : (
          <Checkbox
            isSelected={isAgreed}
            onChange={(next) => actor.send({ type: 'agreement.changed', isAgreed: next })}
          >
            {t`I agree to these terms on behalf of the school`}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}
