import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { savePaymentSettings, testPayments } from '@stoa/api/store.calls';
import { paymentSettingsQuery } from '@stoa/api/store.queries';
import type { PaymentSettings } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { CodeBlock } from '@stoa/ui/code-block';
import { SectionHeader } from '@stoa/ui/section-header';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { cx } from '../../../shared/cx.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import * as styles from '../manage.css.ts';

const SECRET_KEY = /^(sk|rk)_(test|live)_[A-Za-z0-9]{8,}$/;
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/=_-]{10,}$/;
/** What Stripe has to tell of, as it names it. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
].join('\n');

/** How a school takes money: by transfer, and by card with its own account at Stripe. */
export function PaymentSettingsView({ schoolId }: { schoolId: string }) {
  const query = useQuery({
    ...paymentSettingsQuery(useApi(), { schoolId, lang: useLanguage() }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <Loaded query={query} rows={6}>
      {(saved) => <Form key={saved.version} schoolId={schoolId} saved={saved} />}
    </Loaded>
  );
}

function Form({ schoolId, saved }: { schoolId: string; saved: PaymentSettings }) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState({
    transferEnabled: saved.transferEnabled,
    cardEnabled: saved.cardEnabled,
    secretKey: '',
    webhookSecret: '',
  });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const secretKey = draft.secretKey.trim();
  const webhookSecret = draft.webhookSecret.trim();
  const problems = {
    methods: !draft.transferEnabled && !draft.cardEnabled,
    secretKey: secretKey === '' ? draft.cardEnabled && !saved.hasSecretKey : !SECRET_KEY.test(secretKey),
    webhookSecret:
      webhookSecret === ''
        ? draft.cardEnabled && !saved.hasWebhookSecret
        : !WEBHOOK_SECRET.test(webhookSecret),
  };
  const save = useMutation({
    mutationFn: () =>
      savePaymentSettings(api, {
        schoolId,
        settings: {
          version: saved.version,
          transferEnabled: draft.transferEnabled,
          cardEnabled: draft.cardEnabled,
          ...(secretKey ? { secretKey } : {}),
          ...(webhookSecret ? { webhookSecret } : {}),
        },
      }),
    onSuccess: () => {
      toasts.show({
        message: t({ message: 'Saved', comment: 'Note: what was changed is kept' }),
        tone: 'success',
      });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/store/'),
      });
    },
  });
  const submit = () => {
    setTried(true);
    if (!problems.methods && !problems.secretKey && !problems.webhookSecret) save.mutate();
  };
  const code = isApiProblem(save.error) ? save.error.code : save.error ? 'UNKNOWN' : null;
  return (
    <form
      className={cx(styles.part, styles.narrow, styles.sections)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <section className={styles.part}>
        <SectionHeader title={t({ message: 'Ways to pay', comment: 'Heading: how a store takes money' })} />
        <Switch
          isSelected={draft.transferEnabled}
          onChange={(transferEnabled) => change({ transferEnabled })}
        >
          {t({ message: 'Bank transfer', comment: 'Switch: a way to pay' })}
        </Switch>
        <Switch isSelected={draft.cardEnabled} onChange={(cardEnabled) => change({ cardEnabled })}>
          {t({ message: 'Cards, through Stripe', comment: 'Switch: a way to pay' })}
        </Switch>
        {isTried && problems.methods ? (
          <Banner tone="danger" title={t`Choose at least one way to pay`} />
        ) : null}
      </section>
      <section className={styles.part}>
        <SectionHeader title={t({ message: 'Your Stripe account', comment: 'Heading' })} />
        <Text size="sm" tone="muted">
          {t`Buyers pay on the page of Stripe, and the money goes to your account there. What was bought opens as soon as Stripe confirms the payment.`}
        </Text>
        {saved.mode === 'test' ? (
          <Banner tone="warning" title={t`Test mode: no real money is moved`}>
            {t`Anyone can pay with the test cards of Stripe. Enter a live key to sell.`}
          </Banner>
        ) : null}
        <TextField
          name="secretKey"
          label={t({ message: 'Secret key', comment: 'Field: of an account at Stripe' })}
          description={
            saved.hasSecretKey
              ? t`A key is saved. It is never shown; enter another one to replace it.`
              : t`In Stripe under Developers, API keys. It begins with sk_ or rk_.`
          }
          direction="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck="false"
          value={draft.secretKey}
          onChange={(value) => change({ secretKey: value })}
          errorMessage={isTried && problems.secretKey ? t`Enter a secret key of Stripe.` : undefined}
        />
        <CodeBlock
          title={t({ message: 'Webhook address', comment: 'To be entered at Stripe' })}
          code={saved.webhookUrl}
          isWrapped
        />
        <CodeBlock
          title={t({ message: 'Events', comment: 'Of which Stripe tells; their technical names follow' })}
          code={EVENTS}
        />
        <TextField
          name="webhookSecret"
          label={t({ message: 'Webhook signing secret', comment: 'Field: of an account at Stripe' })}
          description={
            saved.hasWebhookSecret
              ? t`A secret is saved. It is never shown; enter another one to replace it.`
              : t`Add a webhook with this address and these events in Stripe. It then shows a secret that begins with whsec_.`
          }
          direction="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck="false"
          value={draft.webhookSecret}
          onChange={(value) => change({ webhookSecret: value })}
          errorMessage={
            isTried && problems.webhookSecret ? t`Enter the signing secret of the webhook.` : undefined
          }
        />
        {saved.hasSecretKey ? <Test schoolId={schoolId} /> : null}
      </section>
      {code !== null && code !== 'REAUTHENTICATION_REQUIRED' ? (
        <Banner tone="danger" announce="assertive" title={t`Not saved`}>
          {code === 'VERSION_CONFLICT'
            ? t`Someone else has changed these settings. Reload the page and try again.`
            : t`Something went wrong. Try again.`}
        </Banner>
      ) : null}
      <div>
        <Button type="submit" variant="primary" isPending={save.isPending}>
          {t({ message: 'Save', comment: 'Button' })}
        </Button>
      </div>
      <ProofGate
        isNeeded={code === 'REAUTHENTICATION_REQUIRED'}
        onDone={(proven) => {
          save.reset();
          if (proven) save.mutate();
        }}
      />
    </form>
  );
}

/** Whether Stripe takes the key that is saved. */
function Test({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const test = useMutation({ mutationFn: () => testPayments(api, { schoolId }) });
  const reason = test.data?.reason;
  return (
    <>
      <div>
        <Button isPending={test.isPending} onPress={() => test.mutate()}>
          {t({ message: 'Test the connection', comment: 'Button: asks Stripe whether it takes the key' })}
        </Button>
      </div>
      {test.data?.works ? (
        <Banner tone="success" announce="polite" title={t`Stripe accepts the saved key`} />
      ) : test.data ? (
        <Banner
          tone="danger"
          announce="polite"
          title={
            reason === 'unreachable' ? t`Stripe is not responding` : t`Stripe does not accept the saved key`
          }
        >
          {reason === 'unreachable'
            ? t`Try again in a moment.`
            : t`Copy the key again from your Stripe dashboard and save it.`}
        </Banner>
      ) : test.isError ? (
        <Banner tone="danger" announce="polite" title={t`Something went wrong. Try again.`} />
      ) : null}
    </>
  );
}
