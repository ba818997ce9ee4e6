import { useLingui } from '@lingui/react/macro';
import type { Passkey } from '@stoa/api/schema';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { MetaLine } from '@stoa/ui/meta-line';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDate, formatDateTime } from '../../../shared/format.ts';
import { AccountRow } from '../account-row.tsx';
import { FactorProblem } from './factor-problem.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import type { SecondFactorActor } from './use-second-factor.ts';
import { useTimeZone } from '../../../shared/time-zone.ts';

/** One passkey: its name, since when, and what can be done with it. */
export function PasskeyRow({ actor, passkey }: { actor: SecondFactorActor; passkey: Passkey }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const { id: passkeyId, name } = passkey;
  const isRenaming = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('renaming') && snapshot.context.passkeyId === passkeyId,
  );
  const since = formatDate(passkey.createdAt, language, zone);
  const used = passkey.lastUsedAt ? formatDateTime(passkey.lastUsedAt, language, zone) : undefined;
  return (
    <AccountRow
      title={<UserText>{name}</UserText>}
      below={
        isRenaming ? (
          <>
            <FactorProblem actor={actor} jobs={['renamePasskey']} />
            <PasskeyNameForm
              actor={actor}
              submitLabel={t`Save`}
              onSubmit={() => actor.send({ type: 'renaming.submitted' })}
            />
          </>
        ) : null
      }
      actions={
        isRenaming ? null : (
          <Inline gap="2">
            <Button
              size="sm"
              variant="quiet"
              aria-label={t({ message: `Rename ${name}`, comment: 'A passkey' })}
              onPress={() => actor.send({ type: 'renaming.begun', passkeyId, name })}
            >
              {t`Rename`}
            </Button>
            <Button
              size="sm"
              aria-label={t({ message: `Remove the passkey ${name}`, comment: 'Followed by its name' })}
              onPress={() =>
                actor.send({ type: 'removal.requested', choice: { kind: 'passkey', passkeyId } })
              }
            >
              {t`Remove`}
            </Button>
          </Inline>
        )
      }
    >
      <MetaLine>
        <span>{t({ message: `Since ${since}`, comment: 'A date' })}</span>
        <span>
          {used ? t({ message: `Last used ${used}`, comment: 'A date and time' }) : t`Not used yet`}
        </span>
        {passkey.backedUp ? <span>{t`Also stored in your cloud`}</span> : null}
      </MetaLine>
    </AccountRow>
  );
}
