import { useLingui } from '@lingui/react/macro';
import { Brand } from '@stoa/ui/brand';
import { Button } from '@stoa/ui/button';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { brandTheme } from '@stoa/ui/theme/brand';
import { useState } from 'react';
import * as styles from './profile.css.ts';

const THEMES = ['light', 'dark'] as const;

/** A school's sign and color as pages show them, light and dark. It can be looked at, not used. */
export function ProfilePreview({
  name,
  logoUrl,
  color,
}: {
  name: string;
  logoUrl: string | null;
  color: string;
}) {
  const { t } = useLingui();
  const paints = usePaints(color);
  const titles = {
    light: t({ message: 'Light', comment: 'Theme of a preview' }),
    dark: t({ message: 'Dark', comment: 'Theme of a preview' }),
  };
  return (
    <div className={styles.previews} inert>
      {THEMES.map((theme) => (
        <Surface
          key={theme}
          data-theme={theme}
          style={paints[theme]}
          isBordered
          radius="lg"
          padding="5"
          className={styles.preview}
        >
          <Text as="span" size="sm" tone="muted">
            {titles[theme]}
          </Text>
          <Brand name={name} href="#" logoSrc={logoUrl} />
          <Button variant="primary">{t({ message: 'Button', comment: 'Example in a preview' })}</Button>
        </Surface>
      ))}
    </div>
  );
}

/** While a color is being typed the last whole one stays. */
function usePaints(color: string) {
  const [last, setLast] = useState(color);
  const isWhole = /^#[0-9a-f]{6}$/.test(color);
  if (isWhole && color !== last) setLast(color);
  return brandTheme(isWhole ? color : last);
}
