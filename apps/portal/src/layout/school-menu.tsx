import { useLingui } from '@lingui/react/macro';
import type { LanguageOption } from '@stoa/api/schema';
import { Divider } from '@stoa/ui/divider';
import { NavTree, type NavItem } from '@stoa/ui/main-nav';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { setTheme, useTheme, type Theme } from '../app/theme.ts';
import { PageLanguage } from './header-actions.tsx';
import { APPEARANCE, THEME_CHOICES } from './theme-choices.ts';

/**
 * What the menu of narrow windows holds: a school's navigation, and language and theme, for which the header of phones has
 * no room beside the school's name.
 */
export function SchoolMenu({
  items,
  languages,
  onFollow,
}: {
  items: readonly NavItem[];
  languages: readonly LanguageOption[];
  onFollow: () => void;
}) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  return (
    <>
      {items.length > 0 ? (
        <>
          <NavTree label={t`Main navigation`} items={items} onFollow={onFollow} />
          <Divider />
        </>
      ) : null}
      <Stack gap="5">
        <PageLanguage languages={languages} />
        <RadioGroup label={i18n._(APPEARANCE)} value={theme} onChange={(value) => setTheme(value as Theme)}>
          {THEME_CHOICES.map((choice) => (
            <Radio key={choice.theme} value={choice.theme}>
              {i18n._(choice.name)}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </>
  );
}
