import { useLingui } from '@lingui/react/macro';
import { SettingSwitch } from './setting-switch.tsx';

/** Whether others see that one looked at their space. */
export function LeaveVisits({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui();
  return (
    <SettingSwitch
      isOn={isOn}
      onChange={onChange}
      text={t`If off, your visits are not recorded and earlier ones are removed.`}
    >
      {t`Show my visits to others`}
    </SettingSwitch>
  );
}
