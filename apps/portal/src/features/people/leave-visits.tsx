import { useLingui } from '@lingui/react/macro';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import * as styles from './people.css.ts';

/** Whether others see that one looked at their space. */
export function LeaveVisits({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui();
  const textId = useId();
  return (
    <div className={styles.tight}>
      <Switch isSelected={isOn} onChange={onChange} aria-describedby={textId}>
        {t`Others see that I visited their space`}
      </Switch>
      <Text size="sm" tone="muted" id={textId}>
        {t`Turned off, you leave no trace, and your earlier visits are removed.`}
      </Text>
    </div>
  );
}
