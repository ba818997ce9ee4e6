import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { schoolHref } from '../../app/links.ts';
import * as styles from '../../shared/auth/auth.css.ts';

/** Instead of a form that would be refused: why there is none, and the ways onwards. */
export function RegistrationClosed({
  schoolId,
  loginHref,
}: {
  schoolId: string | undefined;
  loginHref: string;
}) {
  const { t } = useLingui();
  return (
    <EmptyState
      kind="locked"
      title={t`This school manages its own accounts`}
      action={
        <div className={styles.otherFactors}>
          <LinkButton variant="primary" href={loginHref}>{t`Sign in`}</LinkButton>
          {schoolId ? <LinkButton href={schoolHref(schoolId)}>{t`Go to school`}</LinkButton> : null}
        </div>
      }
    >
      {t`Registration is by invitation only. Ask the school for an invitation link.`}
    </EmptyState>
  );
}
