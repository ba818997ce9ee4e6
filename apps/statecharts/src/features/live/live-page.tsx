import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@stoa/ui/empty-state';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../../shared/use-title.ts';
import { LiveStore } from './live-store.ts';
import { LiveTab } from './live-tab.tsx';
import * as styles from './live.css.ts';

/** The machines that run in other tabs of this browser right now. */
export function LivePage() {
  const { t } = useLingui();
  useTitle(
    t({ message: 'Live', comment: 'Page that shows the machines which run in other browser tabs right now' }),
  );
  const [store] = useState(() => new LiveStore());
  useEffect(() => store.listen(), [store]);
  const { tabs } = useSyncExternalStore(store.subscribe, store.snapshot);
  const [chosen, setChosen] = useState<string | null>(null);
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <Heading level={1} size="2xl">
          {t`What runs in the other tabs`}
        </Heading>
        <Text tone="muted">
          {t`Open the portal in another tab of this browser. What people typed stays hidden unless you show it, and passwords and codes always do.`}
        </Text>
      </div>
      {tab ? (
        <>
          {tabs.length > 1 ? (
            <div role="group" aria-label={t`Tabs`} className={styles.tabs}>
              {tabs.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className={styles.tab}
                  aria-pressed={one.id === tab.id}
                  onClick={() => setChosen(one.id)}
                >
                  <bdi>{one.address}</bdi>
                </button>
              ))}
            </div>
          ) : null}
          <LiveTab key={tab.id} tab={tab} store={store} />
        </>
      ) : (
        <EmptyState
          title={t`No tab is telling anything yet`}
          action={
            <LinkButton href="/" target="_blank" rel="opener">
              {t`Open the portal`}
            </LinkButton>
          }
        >
          {t`A page tells of its machines when this one is open, on the same address, outside of production or for a superuser.`}
        </EmptyState>
      )}
    </div>
  );
}
