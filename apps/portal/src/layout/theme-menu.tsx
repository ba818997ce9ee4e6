import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { setTheme, useTheme, type Theme } from '../app/theme.ts';
import { APPEARANCE, THEME_CHOICES } from './theme-choices.ts';

/** The choice of light, dark or high-contrast colours. */
export function ThemeMenu() {
  const { i18n } = useLingui();
  const theme = useTheme();
  const { icon } = THEME_CHOICES.find((choice) => choice.theme === theme) ?? THEME_CHOICES[3];
  return (
    <Menu
      trigger={<IconButton icon={icon} label={i18n._(APPEARANCE)} />}
      selectionMode="single"
      selectedKeys={[theme]}
      onAction={(key) => setTheme(key as Theme)}
    >
      {THEME_CHOICES.map((choice) => (
        <MenuItem key={choice.theme} id={choice.theme} icon={choice.icon}>
          {i18n._(choice.name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
