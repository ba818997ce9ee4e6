import { useLingui } from '@lingui/react/macro';
import type { DynamicKind, Visibility } from '@stoa/api/schema';
import { Checkbox } from '@stoa/ui/checkbox';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { useId } from 'react';
import { SettingsSection } from '../../shared/settings-section.tsx';
import { OwnSettings } from './own-settings.tsx';
import { LeaveVisits } from './leave-visits.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import * as styles from './people.css.ts';
import { AUDIENCE_MESSAGES, KIND_MESSAGES } from './settings-messages.ts';

const AUDIENCES = Object.keys(AUDIENCE_MESSAGES) as Visibility[];
const KINDS = Object.keys(KIND_MESSAGES) as DynamicKind[];

/** Who sees which part of one’s space; each change is saved at once. */
export function PrivacySection({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const kindsLabel = useId();
  const parts = [
    ['showDynamics', t`Who sees my activity`],
    ['showWorks', t`Who sees my works`],
    ['showLearning', t`Who sees what I learn`],
    ['showFollows', t`Who sees whom I follow`],
  ] as const;
  return (
    <SettingsSection
      title={t({ message: 'Privacy', comment: 'Heading over who sees what of a personal space' })}
      text={t`Changes are saved at once. Hidden parts are not shown to anyone else, including their counts.`}
    >
      <OwnSettings schoolId={schoolId} rows={4}>
        {({ hiddenKinds, leaveVisits, inSearchEngines, ...shown }, change) => (
          <>
            <div className={styles.pair}>
              {parts.map(([name, label]) => (
                <Select
                  key={name}
                  label={label}
                  value={shown[name]}
                  onChange={(value) => change({ [name]: value as Visibility })}
                >
                  {AUDIENCES.map((audience) => (
                    <SelectItem key={audience} id={audience}>
                      {i18n._(AUDIENCE_MESSAGES[audience])}
                    </SelectItem>
                  ))}
                </Select>
              ))}
            </div>
            <div className={styles.tight}>
              <Text as="span" weight="medium" id={kindsLabel}>
                {t`Shown in my activity`}
              </Text>
              <div role="group" aria-labelledby={kindsLabel} className={styles.tight}>
                {KINDS.map((kind) => (
                  <Checkbox
                    key={kind}
                    isSelected={!hiddenKinds.includes(kind)}
                    onChange={(isShown) =>
                      change({
                        hiddenKinds: isShown
                          ? hiddenKinds.filter((one) => one !== kind)
                          : [...hiddenKinds, kind],
                      })
                    }
                  >
                    {i18n._(KIND_MESSAGES[kind])}
                  </Checkbox>
                ))}
              </div>
            </div>
            <LeaveVisits isOn={leaveVisits} onChange={(value) => change({ leaveVisits: value })} />
            <SettingSwitch
              isOn={inSearchEngines}
              onChange={(value) => change({ inSearchEngines: value })}
              text={t`They list only what everyone can see. After you switch this off, they may take weeks to remove it.`}
            >
              {t`Let search engines list my space`}
            </SettingSwitch>
          </>
        )}
      </OwnSettings>
    </SettingsSection>
  );
}
