import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { readPageModes } from '@stoa/machines/route-guard';
import { useState } from 'react';
import { isOldBrowser } from '../../app/old-browser.ts';
import { readStored, store } from '../../app/storage.ts';
import * as styles from './extras.css.ts';

const SEEN_KEY = 'browser-note.seen';
const CHROME = 'https://www.google.com/chrome/';

/** Suggests a current browser to people whose own cannot show everything (B014); once is enough. */
export function BrowserNote() {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(
    () =>
      readPageModes({}, isOldBrowser() ? 'old' : 'current').suggestsBrowser &&
      readStored(SEEN_KEY) === undefined,
  );
  if (!isShown) return null;
  return (
    <div className={styles.note}>
      <Banner
        tone="warning"
        title={t`Your browser is out of date`}
        announce="polite"
        onDismiss={() => {
          store(SEEN_KEY, '1');
          setIsShown(false);
        }}
        action={
          <LinkButton size="sm" href={CHROME}>
            {t`Get Chrome`}
          </LinkButton>
        }
      >
        {t`Parts of this portal may not display or work correctly. Use a current version of Chrome, Edge, Firefox or Safari.`}
      </Banner>
    </div>
  );
}
