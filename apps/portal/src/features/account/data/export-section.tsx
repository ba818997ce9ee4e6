import { useLingui } from '@lingui/react/macro';
import type { DataExport } from '@stoa/machines/data-export';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useActorRef, useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { ProgressBar } from '@stoa/ui/progress';
import { Text } from '@stoa/ui/text';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime, formatShare } from '../../../shared/format.ts';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { useBackOnline } from '../../../shared/use-back-online.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { provideExport } from './data.actors.ts';
import { ExportNote } from './export-note.tsx';
import { useTimeZone } from '../../../shared/time-zone.ts';

/** A copy of everything that the account holds: asked for, made, fetched. */
export function ExportSection({ copy: firstCopy }: { copy: DataExport }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const api = useApi();
  const [machine] = useState(() => provideExport(api));
  const actor = useActorRef(machine, { input: { copy: firstCopy } });
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const { copy } = useSelector(actor, ({ context }) => context);
  const isPreparing = useSelector(actor, (snapshot) => snapshot.hasTag('preparing'));
  const isReady = useSelector(actor, (snapshot) => snapshot.hasTag('ready'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  const isRequestable = useSelector(actor, (snapshot) => snapshot.hasTag('requestable'));
  const isProofNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  const until = copy.expiresAt ? formatDateTime(copy.expiresAt, language, zone) : '';
  const percent = formatShare(copy.progress / 100, language);
  return (
    <SettingsSection
      title={t`A copy of your data`}
      text={t`Everything in your account, in files that people and programs can read.`}
    >
      <ExportNote actor={actor} />
      {isPreparing ? (
        <ProgressBar
          label={t`Progress of the copy`}
          value={copy.progress / 100}
          text={
            isOffline
              ? t`No connection. This continues once you are back online.`
              : t({
                  message: `${percent} done. You can leave this page.`,
                  comment: 'A share such as 40%',
                })
          }
        />
      ) : null}
      {isReady && copy.url ? (
        <Banner tone="success" announce="polite" title={t`Your copy is ready.`}>
          {t({ message: `You can download it until ${until}.`, comment: 'A date and time' })}
        </Banner>
      ) : null}
      {isRequestable || isBusy ? (
        <Inline gap="3">
          {isReady && copy.url ? (
            // A file of the server, not a page of the portal.
            <LinkButton
              variant="primary"
              icon={DownloadSimpleIcon}
              href={copy.url}
              download
              onPress={() => {
                if (copy.expiresAt && Date.parse(copy.expiresAt) <= Date.now())
                  actor.send({ type: 'link.expired' });
              }}
            >
              {t`Download copy`}
            </LinkButton>
          ) : null}
          <Button
            variant={isReady ? 'secondary' : 'primary'}
            isPending={isBusy}
            onPress={() => actor.send({ type: 'export.requested' })}
          >
            {isReady ? t`Create a new copy` : t`Create a copy`}
          </Button>
        </Inline>
      ) : null}
      {!isPreparing && !isReady ? (
        <Text
          size="sm"
          tone="muted"
        >{t`This can take a few minutes. The link works only for this account.`}</Text>
      ) : null}
      <ProofGate
        isNeeded={isProofNeeded}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </SettingsSection>
  );
}
