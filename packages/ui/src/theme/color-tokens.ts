/**
 * Colour roles of the two themes as plain values, readable without a browser (tests, server, brand lab).
 * Text roles reach 4.5:1 on every ground they are meant for; `color-tokens.test.ts` holds that.
 */
export type ColorTokens = {
  /** The page itself. */
  background: string;
  /** Panels and cards lying on the page. */
  surface: string;
  /** What floats above the page: menus, dialogs, toasts. */
  raised: string;
  /** Wells: quiet bands, code blocks, tracks. */
  sunken: string;
  /** What lies between a dialog and the page. */
  scrim: string;
  text: string;
  textMuted: string;
  /** Inactive controls only; exempt from contrast rules. */
  textDisabled: string;
  /** Hairlines that only decorate. */
  border: string;
  /** Edges that tell where a control is: 3:1 against every ground. */
  borderStrong: string;
  primary: string;
  primaryHover: string;
  primaryPressed: string;
  onPrimary: string;
  primarySoft: string;
  primarySoftHover: string;
  onPrimarySoft: string;
  link: string;
  linkHover: string;
  focus: string;
  /** Terracotta: the second voice. */
  accent: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
  /** Ochre as a fill (stars, medals, bands); `onOchre` stands on it. */
  ochre: string;
  onOchre: string;
  ochreSoft: string;
  onOchreSoft: string;
  /** Laurel green. */
  success: string;
  onSuccess: string;
  successSoft: string;
  onSuccessSoft: string;
  warning: string;
  onWarning: string;
  warningSoft: string;
  onWarningSoft: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerSoft: string;
  onDangerSoft: string;
  /** A deep band that is dark in both themes: footer, hero. */
  ink: string;
  onInk: string;
  onInkMuted: string;
  inkBorder: string;
  /** Four paints of the porch for patterns and fallback pictures; decoration only. */
  paintAegean: string;
  paintTerracotta: string;
  paintOchre: string;
  paintLaurel: string;
  /** The mortar between the paints. */
  paintPlaster: string;
};

/** Ink on warm paper. */
export const lightColors: ColorTokens = {
  background: '#faf7f0',
  surface: '#fffdf9',
  raised: '#ffffff',
  sunken: '#f2ede2',
  scrim: 'rgb(13 24 38 / 0.48)',
  text: '#15212f',
  textMuted: '#545e69',
  textDisabled: '#9a978f',
  border: '#e3dccd',
  borderStrong: '#867f71',
  primary: '#0b4f7a',
  primaryHover: '#083f63',
  primaryPressed: '#06304c',
  onPrimary: '#ffffff',
  primarySoft: '#e2edf4',
  primarySoftHover: '#d2e3ee',
  onPrimarySoft: '#0a4368',
  link: '#0b4f7a',
  linkHover: '#06304c',
  focus: '#1272b0',
  accent: '#ad4526',
  onAccent: '#ffffff',
  accentSoft: '#f9e6dc',
  onAccentSoft: '#853017',
  ochre: '#e0a63a',
  onOchre: '#2b1d03',
  ochreSoft: '#f9edd0',
  onOchreSoft: '#6d4a06',
  success: '#3a6a3e',
  onSuccess: '#ffffff',
  successSoft: '#e4efdf',
  onSuccessSoft: '#2c5530',
  warning: '#845608',
  onWarning: '#ffffff',
  warningSoft: '#f9edd0',
  onWarningSoft: '#6d4a06',
  danger: '#b0281f',
  dangerHover: '#8e1d16',
  onDanger: '#ffffff',
  dangerSoft: '#fae4df',
  onDangerSoft: '#8c1f17',
  ink: '#10202f',
  onInk: '#f5efe3',
  onInkMuted: '#b4bec8',
  inkBorder: '#2a3c4e',
  paintAegean: '#1b628f',
  paintTerracotta: '#c9613d',
  paintOchre: '#e3ad48',
  paintLaurel: '#5d8a5a',
  paintPlaster: '#efe5d2',
};

/** Warm light on deep ink-blue. */
export const darkColors: ColorTokens = {
  background: '#0c1621',
  surface: '#121e2b',
  raised: '#1a2836',
  sunken: '#08101a',
  scrim: 'rgb(3 8 14 / 0.64)',
  text: '#f0ebe0',
  textMuted: '#aab4bf',
  textDisabled: '#66717d',
  border: '#263645',
  borderStrong: '#7b8997',
  primary: '#82bce4',
  primaryHover: '#9dcbec',
  primaryPressed: '#b8daf3',
  onPrimary: '#06202f',
  primarySoft: '#16344a',
  primarySoftHover: '#1d4059',
  onPrimarySoft: '#bfdff4',
  link: '#8fc4e9',
  linkHover: '#b8daf3',
  focus: '#82bce4',
  accent: '#ee9c7c',
  onAccent: '#34120a',
  accentSoft: '#43241a',
  onAccentSoft: '#f7c4ae',
  ochre: '#e6b554',
  onOchre: '#2b1d03',
  ochreSoft: '#3c2f14',
  onOchreSoft: '#f2d595',
  success: '#96c792',
  onSuccess: '#0e2410',
  successSoft: '#1c3521',
  onSuccessSoft: '#bfe0bb',
  warning: '#e6b554',
  onWarning: '#2b1d03',
  warningSoft: '#3c2f14',
  onWarningSoft: '#f2d595',
  danger: '#f39a90',
  dangerHover: '#f7b4ac',
  onDanger: '#3a0b07',
  dangerSoft: '#46201d',
  onDangerSoft: '#f9c8c2',
  ink: '#070f18',
  onInk: '#f0ebe0',
  onInkMuted: '#aab4bf',
  inkBorder: '#223140',
  paintAegean: '#3d84b3',
  paintTerracotta: '#c76a49',
  paintOchre: '#cf9d43',
  paintLaurel: '#5f8f63',
  paintPlaster: '#1b2a39',
};
