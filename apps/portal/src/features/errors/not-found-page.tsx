import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { padded, prose } from '../../shared/page.css.ts';
import { cx } from '../../shared/cx.ts';
import { useTitle } from '../../shared/use-title.ts';
import { REASON_MESSAGES } from './reasons.ts';

/** There is nothing at this address. */
export function NotFoundPage() {
  const { t, i18n } = useLingui();
  useTitle(t`Page not found`);
  return (
    <div className={cx(prose, padded)}>
      <ErrorState
        title={i18n._(REASON_MESSAGES.notFound.title)}
        next={i18n._(REASON_MESSAGES.notFound.next)}
        actions={<LinkButton href="/">{t`Go to the start page`}</LinkButton>}
      />
    </div>
  );
}
