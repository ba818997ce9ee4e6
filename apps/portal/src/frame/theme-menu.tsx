import { useLingui } from '@lingui/react/macro';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { CircleHalfTiltIcon } from '@phosphor-icons/react/dist/csr/CircleHalfTilt';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { setTheme, useTheme, type Theme } from '../app/theme.ts';

/** The choice of light, dark or high-contrast colours. */
export function ThemeMenu() {
  const { t } = useLingui();
  const theme = useTheme();
  const icons = { system: CircleHalfIcon, light: SunIcon, dark: MoonIcon, contrast: CircleHalfTiltIcon };
  return (
    <Menu
      trigger={
        <IconButton
          icon={icons[theme]}
          label={t({ message: 'Appearance', comment: 'Choice of light or dark colours' })}
        />
      }
      selectionMode="single"
      selectedKeys={[theme]}
      onAction={(key) => setTheme(key as Theme)}
    >
      <MenuItem id="light" icon={SunIcon}>
        {t({ message: 'Light', comment: 'Light colours' })}
      </MenuItem>
      <MenuItem id="dark" icon={MoonIcon}>
        {t({ message: 'Dark', comment: 'Dark colours' })}
      </MenuItem>
      <MenuItem id="contrast" icon={CircleHalfTiltIcon}>
        {t({
          message: 'High contrast',
          comment: 'Colours with very strong contrast, for people who see little',
        })}
      </MenuItem>
      <MenuItem id="system" icon={CircleHalfIcon}>
        {t({ message: 'System', comment: 'Colours follow the setting of the device' })}
      </MenuItem>
    </Menu>
  );
}
