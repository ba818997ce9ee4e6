import { useLingui } from '@lingui/react/macro';
import { thirdPartyLinksQuery } from '@stoa/api/self.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { PROVIDER_MESSAGES } from '../../../shared/auth/provider-messages.ts';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { LinkRow } from './link-row.tsx';
import { LINKS_MESSAGES } from './links-messages.ts';
import { NewLinks } from './new-links.tsx';
import { useLinks } from './use-links.ts';

/** Third parties that sign in to the account, and those that could. */
export function LinksPage() {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(thirdPartyLinksQuery(useApi(), { lang: useLanguage() }));
  const actor = useLinks();
  const { linkId, problem } = useSelector(actor, ({ context }) => context);
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isProofNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  const chosen = data.items.find(({ id }) => id === linkId);
  const name = chosen ? i18n._(PROVIDER_MESSAGES[chosen.provider]) : '';
  return (
    <>
      <SettingsSection
        title={t`Linked sign-ins`}
        text={t`Accounts on other services that you can sign in with here.`}
      >
        {isFailed && problem ? (
          <Banner
            tone="danger"
            announce="assertive"
            onDismiss={() => actor.send({ type: 'problem.dismissed' })}
            action={
              <Button size="sm" onPress={() => actor.send({ type: 'unlinking.confirmed' })}>
                {t`Try again`}
              </Button>
            }
          >
            {i18n._(LINKS_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        {data.items.length > 0 ? (
          <Stack as="ul" gap="3">
            {data.items.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isUnlinking={isBusy && link === chosen}
                isDisabled={isBusy}
                onUnlink={() => actor.send({ type: 'unlinking.requested', linkId: link.id })}
              />
            ))}
          </Stack>
        ) : (
          <Text tone="muted">{t`Nothing is linked to your account.`}</Text>
        )}
      </SettingsSection>
      <NewLinks linked={data.items} />
      <AlertDialog
        isOpen={isConfirming}
        tone="danger"
        title={t({ message: `Unlink “${name}”?`, comment: 'The name of a third party' })}
        confirmLabel={t`Unlink`}
        cancelLabel={t`Keep it`}
        onConfirm={() => actor.send({ type: 'unlinking.confirmed' })}
        onCancel={() => actor.send({ type: 'unlinking.cancelled' })}
      >
        {t`You can no longer sign in with it. Both accounts stay as they are.`}
      </AlertDialog>
      <ProofGate
        isNeeded={isProofNeeded}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </>
  );
}
