import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { brandRoles, brandVariable } from './brand-roles.ts';
import { type ColorTokens } from './color-tokens.ts';
import { media } from './media.ts';
import {
  compactSize,
  compactSpace,
  fontSize,
  fontWeight,
  motion,
  radius,
  size,
  space,
  width,
  zIndex,
} from './scale-tokens.ts';
import { themeColors, type ThemeName } from './theme-colors.ts';
import { vars } from './vars.css.ts';

createGlobalTheme(':root', vars.space, space);
createGlobalTheme(':root', vars.radius, radius);
createGlobalTheme(':root', vars.fontSize, fontSize);
createGlobalTheme(':root', vars.fontWeight, fontWeight);
createGlobalTheme(':root', vars.motion, motion);
createGlobalTheme(':root', vars.size, size);
createGlobalTheme(':root', vars.width, width);
createGlobalTheme(':root', vars.zIndex, zIndex);

const lightShadow = {
  raised: '0 1px 2px rgb(21 33 47 / 0.06)',
  overlay: '0 1px 2px rgb(21 33 47 / 0.08), 0 12px 40px -8px rgb(21 33 47 / 0.22)',
};
const darkShadow = {
  raised: '0 1px 2px rgb(0 0 0 / 0.4)',
  overlay: '0 0 0 1px rgb(255 255 255 / 0.06), 0 16px 48px -8px rgb(0 0 0 / 0.7)',
};
/** Shades say nothing to those who ask for contrast: a line stands in for them. */
const drawnShadow = {
  raised: `0 0 0 1px ${vars.color.border}`,
  overlay: `0 0 0 2px ${vars.color.borderStrong}`,
};
const shadows: Record<ThemeName, typeof lightShadow> = {
  light: lightShadow,
  dark: darkShadow,
  contrast: drawnShadow,
  contrastDark: drawnShadow,
};

/** Values of a theme. The school's paint comes first where the page brings one (brand.ts), the porch's own else. */
function themeVars(name: ThemeName, base?: ThemeName): Record<string, string> {
  const colors: ColorTokens = { ...themeColors[name] };
  const own = themeColors[name];
  for (const role of brandRoles) colors[role] = `var(${brandVariable(name, role)}, ${own[role]})`;
  colors.link = `var(${brandVariable(name, 'primary')}, ${own.link})`;
  colors.linkHover = `var(${brandVariable(name, 'primaryPressed')}, ${own.linkHover})`;
  colors.focus = `var(${brandVariable(name, 'primary')}, ${own.focus})`;
  const all: Record<string, string> = {
    ...assignVars(vars.color, colors),
    ...assignVars(vars.shadow, shadows[name]),
  };
  if (!base) return all;
  const under = themeVars(base);
  return Object.fromEntries(Object.entries(all).filter(([variable, value]) => under[variable] !== value));
}

const light = themeVars('light');
const dark = themeVars('dark');
const contrast = themeVars('contrast', 'light');
const contrastDark = themeVars('contrastDark', 'dark');

// Every theme starts from light, so that the others need to say only what differs.
globalStyle(':root, [data-theme]', { vars: light, colorScheme: 'light' });
globalStyle('[data-theme="contrast"]', { vars: contrast });
globalStyle('[data-theme="dark"], [data-theme="contrast-dark"]', { vars: dark, colorScheme: 'dark' });
globalStyle('[data-theme="contrast-dark"]', { vars: contrastDark });
globalStyle('[data-theme="system"]', { '@media': { [media.moreContrast]: { vars: contrast } } });
globalStyle('[data-theme="system"], [data-theme="contrast"]', {
  '@media': { [media.dark]: { vars: dark, colorScheme: 'dark' } },
});
globalStyle('[data-theme="contrast"]', { '@media': { [media.dark]: { vars: contrastDark } } });
globalStyle('[data-theme="system"]', {
  '@media': { [`${media.dark} and ${media.moreContrast}`]: { vars: contrastDark } },
});

// Who chose light or dark and asks the system for more contrast keeps the theme, without faint edges and greys.
globalStyle(':root:not([data-theme]), [data-theme="light"], [data-theme="dark"]', {
  '@media': {
    [media.moreContrast]: {
      vars: { [vars.color.border]: vars.color.borderStrong, [vars.color.textMuted]: vars.color.text },
    },
  },
});

// Density of any part of a page. A finger needs its 44 px in both, so that sizes shrink under a mouse only.
globalStyle('[data-density="comfortable"]', {
  vars: { ...assignVars(vars.space, space), ...assignVars(vars.size, size) },
});
globalStyle('[data-density="compact"]', {
  vars: assignVars(vars.space, { ...space, ...compactSpace }),
  '@media': { [media.mouse]: { vars: assignVars(vars.size, { ...size, ...compactSize }) } },
});
