import { lazy, Suspense } from 'react';
import { useSession } from '../../app/session.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import * as styles from './saved.css.ts';
import type { SaveButtonProps } from './save-button.tsx';

const SaveButton = lazy(async () => ({ default: (await import('./save-button.tsx')).SaveButton }));

/** The place of the button that saves what a page shows: loaded for who is signed in, and once the page stands. */
export function SaveForLater(props: SaveButtonProps) {
  const isHydrated = useIsHydrated();
  if (useSession().status !== 'signedIn') return null;
  return (
    <div className={styles.slot}>
      {isHydrated ? (
        <Suspense>
          <SaveButton {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
