import type { ThemeName } from './theme-colors.ts';

/** The roles whose paint a school decides. Links and the focus ring take the same paints. */
export const brandRoles = [
  'primary',
  'primaryHover',
  'primaryPressed',
  'onPrimary',
  'primarySoft',
  'primarySoftHover',
  'onPrimarySoft',
] as const;

export type BrandRole = (typeof brandRoles)[number];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable with a school's paint for a role in a theme: `--brand-light-on-primary`. */
export const brandVariable = (theme: ThemeName, role: BrandRole): `--${string}` =>
  `--brand-${kebab(theme)}-${kebab(role)}`;
