import { useLingui } from '@lingui/react/macro';
import type { OpenUnion } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Dialog } from '@stoa/ui/dialog';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { problemMessages } from './union-messages.ts';
import { useUnionCalls } from './use-union-calls.ts';

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
  const change = useUnionCalls(schoolId);
  const [hasAgreed, setAgreed] = useState(false);
  const { title } = union;
  const paragraphs = union.termsText.split(/\n+/);
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
              isDisabled={!hasAgreed}
              isPending={change.isPending}
              onPress={() => change.mutate((calls) => calls.agree(union), { onSuccess: onClose })}
            >
              {agree}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        {change.error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(problemMessages(change.error))}
          </Banner>
        ) : null}
        {paragraphs.map((paragraph, index) => (
          <Text key={index}>
            <UserText>{paragraph}</UserText>
          </Text>
        ))}
        {agree === undefined ? null : (
          <Checkbox isSelected={hasAgreed} onChange={setAgreed}>
            {t`I agree to these terms on behalf of the school`}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}
