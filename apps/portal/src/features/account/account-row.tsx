import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import type { ReactNode } from 'react';
import * as styles from './account.css.ts';

export interface AccountRowProps {
  title: ReactNode;
  /** Facts below the title. */
  children?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  /** What opens below both, over all of the width: a form. */
  below?: ReactNode;
}

/** One entry of a list of an account: a device, a passkey, a link. */
export const AccountRow = ({ title, children, actions, below }: AccountRowProps) => (
  <Surface as="li" kind="sunken" radius="md" padding="4" className={styles.row}>
    <div className={styles.rowText}>
      <Text weight="semibold">{title}</Text>
      {children}
    </div>
    {actions}
    {below ? <div className={styles.rowBelow}>{below}</div> : null}
  </Surface>
);
