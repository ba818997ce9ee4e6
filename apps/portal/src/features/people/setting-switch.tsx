import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useId, type ReactNode } from 'react';
import * as styles from './people.css.ts';

export interface SettingSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What it means, below it. */
  text: string;
  children: ReactNode;
}

/** A setting of one's space that is on or off, with what that means. */
export function SettingSwitch({ isOn, onChange, text, children }: SettingSwitchProps) {
  const textId = useId();
  return (
    <div className={styles.tight}>
      <Switch isSelected={isOn} onChange={onChange} aria-describedby={textId}>
        {children}
      </Switch>
      <Text size="sm" tone="muted" id={textId}>
        {text}
      </Text>
    </div>
  );
}
