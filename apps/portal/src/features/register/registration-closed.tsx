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
      title={t`This school gives out its accounts itself`}
      action={
        <div className={styles.otherFactors}>
          <LinkButton variant="primary" href={loginHref}>{t`Sign in`}</LinkButton>
          {schoolId ? <LinkButton href={schoolHref(schoolId)}>{t`To the school`}</LinkButton> : null}
        </div>
      }
    >
      {t`Nobody can register here by themselves. Ask those who run the school for an invitation: its link leads to an account.`}
    </EmptyState>
  );
}
