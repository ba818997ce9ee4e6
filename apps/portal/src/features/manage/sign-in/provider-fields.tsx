import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProviderDraft, ProviderTextField } from '@stoa/machines/sign-in-settings';
import { Button } from '@stoa/ui/button';
import { PasswordField } from '@stoa/ui/password-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { SideLine } from '@stoa/ui/side-line';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useEffect, useState } from 'react';
import * as styles from '../manage.css.ts';
import { CopyLine } from '../invitations/copy-line.tsx';
import { useSignInSettings } from './sign-in-context.ts';
import { FIELD_LABELS } from './sign-in-messages.ts';

const REQUIRED: readonly ProviderTextField[] = ['name', 'issuer', 'clientId'];
const ADVANCED: readonly ProviderTextField[] = [
  'scopes',
  'authorizeUrl',
  'tokenUrl',
  'userInfoUrl',
  'logoutUrl',
  'logoUrl',
  'claimSubject',
  'claimName',
  'claimEmail',
  'claimMobile',
];

/** What a service needs to be known by: its address, how this portal is called there, and the secret. */
export function ProviderFields({ draft }: { draft: ProviderDraft }) {
  const { t } = useLingui();
  const actor = useSignInSettings();
  const { provider } = draft;
  const [isAdvanced, setIsAdvanced] = useState(false);
  const hasAdvancedProblem = useSelector(actor, ({ context }) =>
    ADVANCED.some((field) => context.fieldProblems[`${provider}.${field}`]),
  );
  const isShown = isAdvanced || hasAdvancedProblem;
  useEffect(() => {
    if (hasAdvancedProblem) setIsAdvanced(true);
  }, [hasAdvancedProblem]);
  return (
    <>
      <Field draft={draft} field="name" />
      <Field
        draft={draft}
        field="issuer"
        description={t`As given by the service. All other settings are discovered from it.`}
      />
      <Field draft={draft} field="clientId" description={t`The client ID of this portal at the service.`} />
      <SecretField draft={draft} />
      {draft.callbackUrl ? (
        <CopyLine
          label={t`Callback address`}
          description={t`Register it at the service. People return to this address.`}
          text={draft.callbackUrl}
        />
      ) : (
        <Text size="sm" tone="muted">
          {t`The callback address to register at the service is shown after saving.`}
        </Text>
      )}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isShown}
          isDisabled={hasAdvancedProblem}
          onPress={() => setIsAdvanced(!isAdvanced)}
        >
          {isShown ? t`Fewer settings` : t`More settings`}
        </Button>
      </div>
      {isShown ? (
        <SideLine>
          <SecretMethod draft={draft} />
          {ADVANCED.map((field) => (
            <Field key={field} draft={draft} field={field} />
          ))}
        </SideLine>
      ) : null}
    </>
  );
}

function useFieldError(draft: ProviderDraft, field: ProviderTextField): string | undefined {
  const { t } = useLingui();
  const actor = useSignInSettings();
  const wrong = useSelector(actor, ({ context }) => context.fieldProblems[`${draft.provider}.${field}`]);
  if (!wrong) return undefined;
  if (field === 'secret') return t`Enter the client secret. It is required again when the address changes.`;
  return wrong === 'REQUIRED'
    ? t`This field is required.`
    : t`Enter a complete address that begins with https://`;
}

function Field({
  draft,
  field,
  description,
}: {
  draft: ProviderDraft;
  field: ProviderTextField;
  description?: string;
}) {
  const { i18n } = useLingui();
  const actor = useSignInSettings();
  const errorMessage = useFieldError(draft, field);
  const isRequired = REQUIRED.includes(field);
  return (
    <TextField
      name={`${draft.provider}.${field}`}
      label={i18n._(FIELD_LABELS[field])}
      description={description}
      isRequired={isRequired}
      isOptional={!isRequired}
      direction={field === 'name' ? 'auto' : 'ltr'}
      autoCapitalize={field === 'name' ? 'sentences' : 'none'}
      autoComplete="off"
      spellCheck="false"
      value={draft[field]}
      onChange={(value) => actor.send({ type: 'provider.changed', provider: draft.provider, field, value })}
      errorMessage={errorMessage}
    />
  );
}

/** The secret goes in and never comes out: the page knows only whether there is one. */
function SecretField({ draft }: { draft: ProviderDraft }) {
  const { t, i18n } = useLingui();
  const actor = useSignInSettings();
  const errorMessage = useFieldError(draft, 'secret');
  const { provider, hasSecret, removesSecret, secretMethod } = draft;
  if (secretMethod === 'none') return null;
  const isStored = hasSecret && !removesSecret;
  return (
    <div className={styles.lines}>
      <PasswordField
        name={`${provider}.secret`}
        label={i18n._(FIELD_LABELS.secret)}
        description={
          removesSecret
            ? t`It is removed when you save.`
            : isStored
              ? t`A secret is stored and never shown. Leave empty to keep it.`
              : t`As issued by the service. It is stored encrypted and never shown again.`
        }
        // No browser puts a password of its own in here.
        autoComplete="new-password"
        value={draft.secret}
        onChange={(value) => actor.send({ type: 'provider.changed', provider, field: 'secret', value })}
        errorMessage={errorMessage}
      />
      {isStored ? (
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" onPress={() => actor.send({ type: 'secret.removed', provider })}>
            {t`Remove secret`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function SecretMethod({ draft }: { draft: ProviderDraft }) {
  const { t } = useLingui();
  const actor = useSignInSettings();
  return (
    <RadioGroup
      label={t`How the secret is sent`}
      value={draft.secretMethod}
      onChange={(value) =>
        actor.send({
          type: 'secretMethod.chosen',
          provider: draft.provider,
          secretMethod: value === 'post' || value === 'none' ? value : 'basic',
        })
      }
    >
      <Radio value="basic">{t({ message: 'In the request header', comment: 'How a secret is sent' })}</Radio>
      <Radio value="post">{t({ message: 'In the request body', comment: 'How a secret is sent' })}</Radio>
      <Radio value="none" description={t`For services that know this portal without one.`}>
        {t({ message: 'Never', comment: 'How a secret is sent' })}
      </Radio>
    </RadioGroup>
  );
}
