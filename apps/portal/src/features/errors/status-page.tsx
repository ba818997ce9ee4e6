import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { padded, prose } from '../../shared/page.css.ts';
import { cx } from '../../shared/cx.ts';
import { useTitle } from '../../shared/use-title.ts';
import { REASON_MESSAGES, type Reason } from './reasons.ts';

/** A fault that has an address of its own. */
export function StatusPage({ reason }: { reason: Reason }) {
  const { t, i18n } = useLingui();
  const words = REASON_MESSAGES[reason];
  useTitle(i18n._(words.title));
  return (
    <div className={cx(prose, padded)}>
      <ErrorState
        title={i18n._(words.title)}
        next={i18n._(words.next)}
        actions={<LinkButton href="/">{words.canRetry ? t`Try again` : t`Go to the start page`}</LinkButton>}
      />
    </div>
  );
}
