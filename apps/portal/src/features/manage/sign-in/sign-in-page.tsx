import { useLingui } from '@lingui/react/macro';
import { loginSettingsQuery } from '@stoa/api/login-settings.queries';
import type { LoginSettings } from '@stoa/api/schema';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { cx } from '../../../shared/cx.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { EditorLayout } from '../editor-layout.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { MethodsSection } from './methods-section.tsx';
import { OriginsSection } from './origins-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { draftOf } from './settings-draft.ts';
import { SignInContext, useSignInSettingsActor } from './sign-in-context.ts';

/** How people get into a school: for those who run it. */
export function SignInPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const query = useQuery({
    ...loginSettingsQuery(useApi(), { schoolId, lang: useLanguage() }),
    // The loader has just asked; what is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <ManagePage
      title={t({ message: 'Sign-in methods', comment: 'Page for those who run a school' })}
      text={t`What the school’s sign-in page offers, and where people can be redirected afterwards.`}
    >
      <Loaded query={query} rows={6}>
        {(data) => <Settings schoolId={schoolId} settings={data} />}
      </Loaded>
    </ManagePage>
  );
}

function Settings({ schoolId, settings }: { schoolId: string; settings: LoginSettings }) {
  const [first] = useState(() => draftOf(settings));
  const actor = useSignInSettingsActor(schoolId, first);
  const needsProof = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  return (
    <SignInContext value={actor}>
      <EditorLayout actor={actor} className={cx(styles.part, styles.sections, styles.narrow)}>
        <MethodsSection />
        <ProvidersSection />
        <OriginsSection />
      </EditorLayout>
      <ProofGate
        isNeeded={needsProof}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </SignInContext>
  );
}
