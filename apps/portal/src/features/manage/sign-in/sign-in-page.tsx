import { useLingui } from '@lingui/react/macro';
import { loginSettingsQuery } from '@stoa/api/login-settings.queries';
import type { LoginSettings } from '@stoa/api/schema';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { cx } from '../../../shared/cx.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { ConflictDialog, LeaveDialog } from '../dialogs.tsx';
import { ManageLayout } from '../manage-layout.tsx';
import * as styles from '../manage.css.ts';
import { MethodsSection } from './methods-section.tsx';
import { OriginsSection } from './origins-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { draftOf } from './settings-draft.ts';
import { SignInContext, useSignInSettingsActor } from './sign-in-context.ts';
import { SignInSaveBar } from './sign-in-save-bar.tsx';

/** How people get into a school: for those who run it. */
export function SignInPage({ schoolId, schoolName }: { schoolId: string; schoolName: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    ...loginSettingsQuery(useApi(), { schoolId, lang: useLanguage() }),
    // The loader has just asked; what is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  return (
    <ManageLayout
      schoolId={schoolId}
      schoolName={schoolName}
      current="signIn"
      title={t({ message: 'Ways to sign in', comment: 'Page for those who run a school' })}
      text={t`What the school’s sign-in page offers, and where people may be led afterwards.`}
    >
      {data ? (
        <Settings schoolId={schoolId} settings={data} />
      ) : error ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={6} />
        </SkeletonRegion>
      )}
    </ManageLayout>
  );
}

function Settings({ schoolId, settings }: { schoolId: string; settings: LoginSettings }) {
  const [first] = useState(() => draftOf(settings));
  const actor = useSignInSettingsActor(schoolId, first);
  const needsProof = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  const isConflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  return (
    <SignInContext value={actor}>
      <div className={cx(styles.part, styles.sections, styles.narrow)}>
        <MethodsSection />
        <ProvidersSection />
        <OriginsSection />
        <SignInSaveBar />
      </div>
      <ConflictDialog
        isOpen={isConflict}
        onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
        onMine={() => actor.send({ type: 'conflict.mineKept' })}
      />
      <LeaveDialog isUnsaved={isUnsaved} />
      <ProofGate
        isNeeded={needsProof}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </SignInContext>
  );
}
