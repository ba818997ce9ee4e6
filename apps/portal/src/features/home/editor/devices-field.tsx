import { useLingui } from '@lingui/react/macro';
import type { BlockDevices } from '@stoa/api/schema';
import { Checkbox } from '@stoa/ui/checkbox';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import * as styles from './editor.css.ts';

type Device = BlockDevices[number];
const ALL: readonly Device[] = ['phone', 'tablet', 'desktop'];

interface DevicesFieldProps {
  label: string;
  /** Undefined for all of them. */
  value: BlockDevices | undefined;
  onChange: (devices: BlockDevices | undefined) => void;
}

/** On which devices a block is shown; on one of them at least. */
export function DevicesField({ label, value, onChange }: DevicesFieldProps) {
  const { t } = useLingui();
  const labelId = useId();
  const shown = value ?? ALL;
  const names: Record<Device, string> = { phone: t`Phone`, tablet: t`Tablet`, desktop: t`Desktop` };
  return (
    <div role="group" aria-labelledby={labelId} className={styles.part}>
      <Text size="sm" id={labelId}>
        {label}
      </Text>
      {ALL.map((device) => (
        <Checkbox
          key={device}
          isSelected={shown.includes(device)}
          // A block that nobody sees is hidden instead.
          isDisabled={shown.length === 1 && shown.includes(device)}
          onChange={(isShown) => {
            const next = ALL.filter((one) => (one === device ? isShown : shown.includes(one)));
            onChange(next.length === ALL.length ? undefined : next);
          }}
        >
          {names[device]}
        </Checkbox>
      ))}
    </div>
  );
}
