import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@stoa/ui/spinner';
import { Text } from '@stoa/ui/text';
import { SaveNotice } from './attempt-notices.tsx';
import * as styles from './exam.css.ts';
import type { Attempt } from './use-attempt.ts';

/** While an attempt is handed in: it goes on by itself when the network comes back. */
export function Submitting({ flow }: { flow: Attempt }) {
  const { t } = useLingui();
  return (
    <div className={styles.main}>
      <div role="status" className={styles.waiting}>
        <Spinner />
        <Text>{t`Submitting your answers…`}</Text>
      </div>
      <SaveNotice flow={flow} address={null} />
    </div>
  );
}
