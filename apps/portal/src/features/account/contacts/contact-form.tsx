import { useLingui } from '@lingui/react/macro';
import type { CodeChannel } from '@stoa/machines/code-request';
import type { ContactField } from '@stoa/machines/contact-binding';
import { useActorRef, useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { useRef, useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { makeCaptchaController, type CaptchaController } from '../../../shared/auth/captcha-controller.ts';
import { CaptchaStatus } from '../../../shared/auth/captcha-status.tsx';
import { CodeField, type CodeActor } from '../../../shared/auth/code-field.tsx';
import { EmailOrMobileField } from '../../../shared/auth/email-or-mobile-field.tsx';
import { dialCode, homeCountry } from '../../../shared/auth/countries.ts';
import { focusFirst } from '../../../shared/auth/focus-first.ts';
import { FormProblem } from '../../../shared/auth/form-problem.tsx';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { useFocusOnShow } from '../../../shared/use-focus-on-show.ts';
import { useDone } from '../../../shared/use-done.ts';
import { contactFieldMessage, CONTACT_MESSAGES } from './contact-messages.ts';
import { provideContact } from './contact.actors.ts';

export interface ContactFormProps {
  channel: CodeChannel;
  current: string | null;
  onBound: (contact: string) => void;
}

/** A new address or number, and the code that went there. */
export function ContactForm({ channel, current, onBound }: ContactFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const email = useFocusOnShow();
  const { api } = useServices();
  const [captchas] = useState(() => makeCaptchaController(api));
  const actor = useContactActor({ channel, current, onBound }, captchas);
  const { fields, fieldProblems, problem } = useSelector(actor, ({ context }) => context);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isProofNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  const code = useSelector(actor, ({ children }) => children.code) as CodeActor | undefined;
  const change = (field: ContactField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: ContactField) => {
    const wrong = fieldProblems[field];
    return wrong && i18n._(contactFieldMessage(channel, field, wrong));
  };
  const sendAndShow = (type: 'contact.submitted' | 'code.requested') => {
    actor.send({ type });
    const { target, ...others } = actor.getSnapshot().context.fieldProblems;
    const wrong = [...(target ? [channel] : []), ...Object.keys(others)];
    requestAnimationFrame(() => focusFirst(form.current, wrong));
  };
  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          sendAndShow('contact.submitted');
        }}
      >
        {isFailed && problem ? (
          <FormProblem problem={problem} message={i18n._(CONTACT_MESSAGES[problem.code])} />
        ) : null}
        <EmailOrMobileField
          channel={channel}
          value={fields.target}
          onChange={change('target')}
          onCountryChange={change('countryCode')}
          errorMessage={errorOf('target')}
          emailLabel={t`New email address`}
          emailRef={email}
        />
        <CaptchaStatus captchas={captchas} />
        {code ? (
          <CodeField
            actor={code}
            name="code"
            value={fields.code}
            onChange={change('code')}
            onComplete={() => sendAndShow('contact.submitted')}
            onRequest={() => sendAndShow('code.requested')}
            errorMessage={errorOf('code')}
          />
        ) : null}
        <div>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {t`Save`}
          </Button>
        </div>
      </Form>
      <ProofGate
        isNeeded={isProofNeeded}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </div>
  );
}

function useContactActor({ channel, current, onBound }: ContactFormProps, captchas: CaptchaController) {
  const { api, queryClient } = useServices();
  const language = useLanguage();
  const [machine] = useState(() => provideContact({ api, queryClient, captchas }));
  const actor = useActorRef(machine, {
    input: { channel, current, countryCode: dialCode(homeCountry(language)) },
  });
  useDone(actor, ({ output }) => {
    if (output) onBound(output.contact);
  });
  return actor;
}
