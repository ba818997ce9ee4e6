import { useLingui } from '@lingui/react/macro';
import { LOGIN_PATH } from '@stoa/machines/addresses';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { hrefTo } from '../../app/links.ts';
import { recallPending } from '../../shared/auth/pending-bind.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { useTitle } from '../../shared/use-title.ts';

/** The account has an identity of this service already (R53). */
export function AlreadyBound({ onOtherAccount }: { onOtherAccount?: () => void }) {
  const { t } = useLingui();
  useTitle(t`Already linked`);
  const hasPending = recallPending() !== undefined;
  return (
    <div className={cx(prose, padded)} role="status">
      <ErrorState
        title={t`This account is already linked`}
        work={t`It already has another identity of the same service. Nothing was changed.`}
        next={t`Sign in with that identity, or unlink it on your account page first. You can also link this one to another account.`}
        actions={
          <>
            <LinkButton variant="primary" href={LOGIN_PATH}>{t`Use another sign-in method`}</LinkButton>
            {onOtherAccount ? (
              <Button onPress={onOtherAccount}>{t`Choose another account`}</Button>
            ) : hasPending ? (
              <LinkButton
                href={hrefTo({ to: '/uniportal/bind-account' })}
              >{t`Choose another account`}</LinkButton>
            ) : null}
          </>
        }
      />
    </div>
  );
}
