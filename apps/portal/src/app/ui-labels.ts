import type { UiLabels } from '@stoa/ui/ui-provider';
import { useLingui } from '@lingui/react/macro';

/** The recurring words of components. */
export function useUiLabels(): UiLabels {
  const { t } = useLingui();
  return {
    close: t`Close`,
    dismiss: t`Dismiss`,
    loading: t`Loading`,
    required: t`required`,
    optional: t`optional`,
    showPassword: t`Show password`,
    hidePassword: t`Hide password`,
    clear: t`Clear`,
    remove: t`Remove`,
    previous: t`Previous`,
    next: t`Next`,
    more: t`More`,
    showMore: t`Show more`,
    showLess: t`Show less`,
    openMenu: t`Open menu`,
    copy: t`Copy`,
    copied: t`Copied`,
    increase: t`Increase`,
    decrease: t`Decrease`,
    expand: t`Expand`,
    collapse: t`Collapse`,
    play: t`Play`,
    pause: t`Pause`,
    search: t`Search`,
    notifications: t`Notifications`,
    opensInNewTab: t`opens in a new tab`,
  };
}
