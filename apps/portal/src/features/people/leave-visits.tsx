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
        {t`Show my visits to others`}
      </Switch>
      <Text size="sm" tone="muted" id={textId}>
        {t`If off, your visits are not recorded and earlier ones are removed.`}
      </Text>
    </div>
  );
}
